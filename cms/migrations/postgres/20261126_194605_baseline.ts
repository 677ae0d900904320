import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_leads_status" AS ENUM('new', 'contacted', 'quoted', 'won', 'lost', 'spam');
  CREATE TYPE "public"."enum_leads_reached_us_by" AS ENUM('phone', 'walk_in', 'referral', 'email', 'repeat', 'other');
  CREATE TYPE "public"."enum_leads_form" AS ENUM('contact', 'quote');
  CREATE TYPE "public"."enum_leads_office_mail_state" AS ENUM('waiting', 'sending', 'sent', 'kept', 'held', 'failed', 'none');
  CREATE TYPE "public"."enum_leads_customer_mail_state" AS ENUM('waiting', 'sending', 'sent', 'kept', 'held', 'failed', 'none');
  CREATE TYPE "public"."enum_leads_webhook_state" AS ENUM('waiting', 'sending', 'sent', 'kept', 'held', 'failed', 'none');
  CREATE TYPE "public"."enum__leads_v_version_status" AS ENUM('new', 'contacted', 'quoted', 'won', 'lost', 'spam');
  CREATE TYPE "public"."enum__leads_v_version_reached_us_by" AS ENUM('phone', 'walk_in', 'referral', 'email', 'repeat', 'other');
  CREATE TYPE "public"."enum__leads_v_version_form" AS ENUM('contact', 'quote');
  CREATE TYPE "public"."enum__leads_v_version_office_mail_state" AS ENUM('waiting', 'sending', 'sent', 'kept', 'held', 'failed', 'none');
  CREATE TYPE "public"."enum__leads_v_version_customer_mail_state" AS ENUM('waiting', 'sending', 'sent', 'kept', 'held', 'failed', 'none');
  CREATE TYPE "public"."enum__leads_v_version_webhook_state" AS ENUM('waiting', 'sending', 'sent', 'kept', 'held', 'failed', 'none');
  CREATE TYPE "public"."enum_outbox_mail_state" AS ENUM('waiting', 'sending', 'sent', 'kept', 'held', 'failed', 'none');
  CREATE TYPE "public"."enum_services_benefits_cards_icon" AS ENUM('award', 'building', 'calendar-check', 'clock', 'droplets', 'eye', 'hand-heart', 'heart-pulse', 'home', 'ladder', 'layers', 'leaf', 'mail', 'map-pin', 'phone', 'recycle', 'shield-check', 'sparkles', 'star', 'sun', 'target', 'thumbs-up', 'trending-up', 'users', 'wallet', 'wind', 'wrench');
  CREATE TYPE "public"."enum_services_shape" AS ENUM('family', 'standalone', 'sub-service');
  CREATE TYPE "public"."enum_services_city_card_icon" AS ENUM('award', 'building', 'calendar-check', 'clock', 'droplets', 'eye', 'hand-heart', 'heart-pulse', 'home', 'ladder', 'layers', 'leaf', 'mail', 'map-pin', 'phone', 'recycle', 'shield-check', 'sparkles', 'star', 'sun', 'target', 'thumbs-up', 'trending-up', 'users', 'wallet', 'wind', 'wrench');
  CREATE TYPE "public"."enum_services_intro_call" AS ENUM('phone', 'contact');
  CREATE TYPE "public"."enum_services_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__services_v_version_benefits_cards_icon" AS ENUM('award', 'building', 'calendar-check', 'clock', 'droplets', 'eye', 'hand-heart', 'heart-pulse', 'home', 'ladder', 'layers', 'leaf', 'mail', 'map-pin', 'phone', 'recycle', 'shield-check', 'sparkles', 'star', 'sun', 'target', 'thumbs-up', 'trending-up', 'users', 'wallet', 'wind', 'wrench');
  CREATE TYPE "public"."enum__services_v_version_shape" AS ENUM('family', 'standalone', 'sub-service');
  CREATE TYPE "public"."enum__services_v_version_city_card_icon" AS ENUM('award', 'building', 'calendar-check', 'clock', 'droplets', 'eye', 'hand-heart', 'heart-pulse', 'home', 'ladder', 'layers', 'leaf', 'mail', 'map-pin', 'phone', 'recycle', 'shield-check', 'sparkles', 'star', 'sun', 'target', 'thumbs-up', 'trending-up', 'users', 'wallet', 'wind', 'wrench');
  CREATE TYPE "public"."enum__services_v_version_intro_call" AS ENUM('phone', 'contact');
  CREATE TYPE "public"."enum__services_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_cities_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__cities_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_posts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_faq_categories_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__faq_categories_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_testimonials_platform" AS ENUM('google', 'facebook');
  CREATE TYPE "public"."enum_testimonials_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__testimonials_v_version_platform" AS ENUM('google', 'facebook');
  CREATE TYPE "public"."enum__testimonials_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_users_role" AS ENUM('owner', 'editor', 'leads');
  CREATE TYPE "public"."enum_audit_action" AS ENUM('create', 'update', 'trash', 'untrash', 'delete', 'export', 'erase', 'send', 'sign-in', 'sign-out', 'sign-in-refused', 'account-locked', 'password-link', 'password-reset', 'preview-link');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'forget-old-vitals', 'delete-old-missing-paths', 'forget-old-audit', 'anonymise-old-leads', 'back-up', 'fire-drill', 'wake-sweep', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'forget-old-vitals', 'delete-old-missing-paths', 'forget-old-audit', 'anonymise-old-leads', 'back-up', 'fire-drill', 'wake-sweep', 'schedulePublish');
  CREATE TYPE "public"."enum_notifications_smtp_encryption" AS ENUM('starttls', 'tls', 'none');
  CREATE TYPE "public"."enum_home_stats_icon" AS ENUM('award', 'building', 'calendar-check', 'clock', 'droplets', 'eye', 'hand-heart', 'heart-pulse', 'home', 'ladder', 'layers', 'leaf', 'mail', 'map-pin', 'phone', 'recycle', 'shield-check', 'sparkles', 'star', 'sun', 'target', 'thumbs-up', 'trending-up', 'users', 'wallet', 'wind', 'wrench');
  CREATE TYPE "public"."enum_home_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_v_version_stats_icon" AS ENUM('award', 'building', 'calendar-check', 'clock', 'droplets', 'eye', 'hand-heart', 'heart-pulse', 'home', 'ladder', 'layers', 'leaf', 'mail', 'map-pin', 'phone', 'recycle', 'shield-check', 'sparkles', 'star', 'sun', 'target', 'thumbs-up', 'trending-up', 'users', 'wallet', 'wind', 'wrench');
  CREATE TYPE "public"."enum__home_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_about_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__about_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_contact_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__contact_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_quote_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__quote_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_faq_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__faq_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_blog_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__blog_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_privacy_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__privacy_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_other_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__other_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_words_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__words_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_city_pages_services_icon" AS ENUM('award', 'building', 'calendar-check', 'clock', 'droplets', 'eye', 'hand-heart', 'heart-pulse', 'home', 'ladder', 'layers', 'leaf', 'mail', 'map-pin', 'phone', 'recycle', 'shield-check', 'sparkles', 'star', 'sun', 'target', 'thumbs-up', 'trending-up', 'users', 'wallet', 'wind', 'wrench');
  CREATE TYPE "public"."enum_city_pages_achievements_points_icon" AS ENUM('award', 'building', 'calendar-check', 'clock', 'droplets', 'eye', 'hand-heart', 'heart-pulse', 'home', 'ladder', 'layers', 'leaf', 'mail', 'map-pin', 'phone', 'recycle', 'shield-check', 'sparkles', 'star', 'sun', 'target', 'thumbs-up', 'trending-up', 'users', 'wallet', 'wind', 'wrench');
  CREATE TYPE "public"."enum_city_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__city_pages_v_version_services_icon" AS ENUM('award', 'building', 'calendar-check', 'clock', 'droplets', 'eye', 'hand-heart', 'heart-pulse', 'home', 'ladder', 'layers', 'leaf', 'mail', 'map-pin', 'phone', 'recycle', 'shield-check', 'sparkles', 'star', 'sun', 'target', 'thumbs-up', 'trending-up', 'users', 'wallet', 'wind', 'wrench');
  CREATE TYPE "public"."enum__city_pages_v_version_achievements_points_icon" AS ENUM('award', 'building', 'calendar-check', 'clock', 'droplets', 'eye', 'hand-heart', 'heart-pulse', 'home', 'ladder', 'layers', 'leaf', 'mail', 'map-pin', 'phone', 'recycle', 'shield-check', 'sparkles', 'star', 'sun', 'target', 'thumbs-up', 'trending-up', 'users', 'wallet', 'wind', 'wrench');
  CREATE TYPE "public"."enum__city_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_reviews_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__reviews_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_settings_social_network" AS ENUM('facebook', 'instagram', 'maps', 'linkedin');
  CREATE TYPE "public"."enum_settings_look_heading_font" AS ENUM('Bricolage', 'Outfit', 'Jakarta', 'Fraunces');
  CREATE TYPE "public"."enum_settings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__settings_v_version_social_network" AS ENUM('facebook', 'instagram', 'maps', 'linkedin');
  CREATE TYPE "public"."enum__settings_v_version_look_heading_font" AS ENUM('Bricolage', 'Outfit', 'Jakarta', 'Fraunces');
  CREATE TYPE "public"."enum__settings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_fire_drill_failed_station" AS ENUM('form', 'spool', 'database', 'mail', 'confirmation');
  CREATE TABLE "leads_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"written_by" varchar,
  	"written_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "leads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"phone" varchar,
  	"email" varchar,
  	"message" varchar,
  	"requirements" varchar,
  	"service" varchar,
  	"about" varchar,
  	"cleaning_model" varchar,
  	"address" varchar,
  	"suburb" varchar,
  	"post_code" varchar,
  	"city" varchar,
  	"state" varchar,
  	"first_name" varchar,
  	"last_name" varchar,
  	"assigned_to_id" integer,
  	"follow_up_on" timestamp(3) with time zone,
  	"page" varchar,
  	"visit_first_landing_page" varchar,
  	"visit_first_referrer" varchar,
  	"visit_first_utm_source" varchar,
  	"visit_first_utm_medium" varchar,
  	"visit_first_utm_campaign" varchar,
  	"visit_first_utm_term" varchar,
  	"visit_first_utm_content" varchar,
  	"visit_first_gclid" varchar,
  	"visit_first_clicks" varchar,
  	"visit_last_landing_page" varchar,
  	"visit_last_referrer" varchar,
  	"visit_last_utm_source" varchar,
  	"visit_last_utm_medium" varchar,
  	"visit_last_utm_campaign" varchar,
  	"visit_last_utm_term" varchar,
  	"visit_last_utm_content" varchar,
  	"visit_last_gclid" varchar,
  	"visit_last_clicks" varchar,
  	"visit_other" varchar,
  	"idempotency_key" varchar NOT NULL,
  	"status" "enum_leads_status" DEFAULT 'new' NOT NULL,
  	"quoted_amount" numeric,
  	"lost_reason" varchar,
  	"reached_us_by" "enum_leads_reached_us_by",
  	"form" "enum_leads_form" NOT NULL,
  	"reference" varchar NOT NULL,
  	"received_at" timestamp(3) with time zone NOT NULL,
  	"due_at" timestamp(3) with time zone,
  	"first_answered_at" timestamp(3) with time zone,
  	"suspicion" varchar,
  	"possibly_double" boolean,
  	"is_test" boolean DEFAULT false,
  	"drill" boolean DEFAULT false,
  	"source" varchar,
  	"email_key" varchar,
  	"phone_key" varchar,
  	"search_text" varchar,
  	"anonymised_at" timestamp(3) with time zone,
  	"office_mail_state" "enum_leads_office_mail_state",
  	"office_mail_attempts" numeric DEFAULT 0,
  	"office_mail_next_at" timestamp(3) with time zone,
  	"office_mail_error" varchar,
  	"office_mail_at" timestamp(3) with time zone,
  	"customer_mail_state" "enum_leads_customer_mail_state",
  	"customer_mail_attempts" numeric DEFAULT 0,
  	"customer_mail_next_at" timestamp(3) with time zone,
  	"customer_mail_error" varchar,
  	"customer_mail_at" timestamp(3) with time zone,
  	"webhook_state" "enum_leads_webhook_state",
  	"webhook_attempts" numeric DEFAULT 0,
  	"webhook_next_at" timestamp(3) with time zone,
  	"webhook_error" varchar,
  	"webhook_at" timestamp(3) with time zone,
  	"edited_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_leads_v_version_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"written_by" varchar,
  	"written_at" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_leads_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_phone" varchar,
  	"version_email" varchar,
  	"version_message" varchar,
  	"version_requirements" varchar,
  	"version_service" varchar,
  	"version_about" varchar,
  	"version_cleaning_model" varchar,
  	"version_address" varchar,
  	"version_suburb" varchar,
  	"version_post_code" varchar,
  	"version_city" varchar,
  	"version_state" varchar,
  	"version_first_name" varchar,
  	"version_last_name" varchar,
  	"version_assigned_to_id" integer,
  	"version_follow_up_on" timestamp(3) with time zone,
  	"version_page" varchar,
  	"version_visit_first_landing_page" varchar,
  	"version_visit_first_referrer" varchar,
  	"version_visit_first_utm_source" varchar,
  	"version_visit_first_utm_medium" varchar,
  	"version_visit_first_utm_campaign" varchar,
  	"version_visit_first_utm_term" varchar,
  	"version_visit_first_utm_content" varchar,
  	"version_visit_first_gclid" varchar,
  	"version_visit_first_clicks" varchar,
  	"version_visit_last_landing_page" varchar,
  	"version_visit_last_referrer" varchar,
  	"version_visit_last_utm_source" varchar,
  	"version_visit_last_utm_medium" varchar,
  	"version_visit_last_utm_campaign" varchar,
  	"version_visit_last_utm_term" varchar,
  	"version_visit_last_utm_content" varchar,
  	"version_visit_last_gclid" varchar,
  	"version_visit_last_clicks" varchar,
  	"version_visit_other" varchar,
  	"version_idempotency_key" varchar NOT NULL,
  	"version_status" "enum__leads_v_version_status" DEFAULT 'new' NOT NULL,
  	"version_quoted_amount" numeric,
  	"version_lost_reason" varchar,
  	"version_reached_us_by" "enum__leads_v_version_reached_us_by",
  	"version_form" "enum__leads_v_version_form" NOT NULL,
  	"version_reference" varchar NOT NULL,
  	"version_received_at" timestamp(3) with time zone NOT NULL,
  	"version_due_at" timestamp(3) with time zone,
  	"version_first_answered_at" timestamp(3) with time zone,
  	"version_suspicion" varchar,
  	"version_possibly_double" boolean,
  	"version_is_test" boolean DEFAULT false,
  	"version_drill" boolean DEFAULT false,
  	"version_source" varchar,
  	"version_email_key" varchar,
  	"version_phone_key" varchar,
  	"version_search_text" varchar,
  	"version_anonymised_at" timestamp(3) with time zone,
  	"version_office_mail_state" "enum__leads_v_version_office_mail_state",
  	"version_office_mail_attempts" numeric DEFAULT 0,
  	"version_office_mail_next_at" timestamp(3) with time zone,
  	"version_office_mail_error" varchar,
  	"version_office_mail_at" timestamp(3) with time zone,
  	"version_customer_mail_state" "enum__leads_v_version_customer_mail_state",
  	"version_customer_mail_attempts" numeric DEFAULT 0,
  	"version_customer_mail_next_at" timestamp(3) with time zone,
  	"version_customer_mail_error" varchar,
  	"version_customer_mail_at" timestamp(3) with time zone,
  	"version_webhook_state" "enum__leads_v_version_webhook_state",
  	"version_webhook_attempts" numeric DEFAULT 0,
  	"version_webhook_next_at" timestamp(3) with time zone,
  	"version_webhook_error" varchar,
  	"version_webhook_at" timestamp(3) with time zone,
  	"version_edited_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reply_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"edited_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "outbox" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"subject" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"reply_to" varchar,
  	"text" varchar NOT NULL,
  	"lead_id" integer,
  	"key" varchar NOT NULL,
  	"mail_state" "enum_outbox_mail_state",
  	"mail_attempts" numeric DEFAULT 0,
  	"mail_next_at" timestamp(3) with time zone,
  	"mail_error" varchar,
  	"mail_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "services_cleaned_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "services_benefits_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"icon" "enum_services_benefits_cards_icon"
  );
  
  CREATE TABLE "services" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"shape" "enum_services_shape" DEFAULT 'standalone',
  	"parent" varchar,
  	"slug" varchar,
  	"title" varchar,
  	"description" varchar,
  	"price_note" varchar,
  	"image_id" integer,
  	"intro_heading" varchar,
  	"intro_paragraphs" varchar,
  	"intro_image_id" integer,
  	"why_choose_heading" varchar,
  	"why_choose_points" varchar,
  	"why_choose_before_image_id" integer,
  	"why_choose_after_image_id" integer,
  	"cleaned_heading" varchar,
  	"benefits_heading" varchar,
  	"closing_heading" varchar,
  	"closing_text" varchar,
  	"show_on_home" boolean DEFAULT true,
  	"home_card_title" varchar,
  	"home_card_description" varchar,
  	"home_card_image_id" integer,
  	"show_on_cities" boolean DEFAULT true,
  	"city_card_title" varchar,
  	"city_card_description" varchar,
  	"city_card_icon" "enum_services_city_card_icon",
  	"in_quote_form" boolean DEFAULT true,
  	"quote_service" varchar,
  	"intro_call" "enum_services_intro_call",
  	"meta_meta_title" varchar,
  	"meta_meta_description" varchar,
  	"meta_meta_keywords" varchar,
  	"meta_og_title" varchar,
  	"meta_og_description" varchar,
  	"meta_og_image_id" integer,
  	"page_name" varchar,
  	"why_choose_id" numeric,
  	"intro_id" numeric,
  	"leads_to" varchar,
  	"edited_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_services_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "services_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"services_id" integer
  );
  
  CREATE TABLE "_services_v_version_cleaned_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_services_v_version_benefits_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"icon" "enum__services_v_version_benefits_cards_icon",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_services_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_shape" "enum__services_v_version_shape" DEFAULT 'standalone',
  	"version_parent" varchar,
  	"version_slug" varchar,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_price_note" varchar,
  	"version_image_id" integer,
  	"version_intro_heading" varchar,
  	"version_intro_paragraphs" varchar,
  	"version_intro_image_id" integer,
  	"version_why_choose_heading" varchar,
  	"version_why_choose_points" varchar,
  	"version_why_choose_before_image_id" integer,
  	"version_why_choose_after_image_id" integer,
  	"version_cleaned_heading" varchar,
  	"version_benefits_heading" varchar,
  	"version_closing_heading" varchar,
  	"version_closing_text" varchar,
  	"version_show_on_home" boolean DEFAULT true,
  	"version_home_card_title" varchar,
  	"version_home_card_description" varchar,
  	"version_home_card_image_id" integer,
  	"version_show_on_cities" boolean DEFAULT true,
  	"version_city_card_title" varchar,
  	"version_city_card_description" varchar,
  	"version_city_card_icon" "enum__services_v_version_city_card_icon",
  	"version_in_quote_form" boolean DEFAULT true,
  	"version_quote_service" varchar,
  	"version_intro_call" "enum__services_v_version_intro_call",
  	"version_meta_meta_title" varchar,
  	"version_meta_meta_description" varchar,
  	"version_meta_meta_keywords" varchar,
  	"version_meta_og_title" varchar,
  	"version_meta_og_description" varchar,
  	"version_meta_og_image_id" integer,
  	"version_page_name" varchar,
  	"version_why_choose_id" numeric,
  	"version_intro_id" numeric,
  	"version_leads_to" varchar,
  	"version_edited_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__services_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_services_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"services_id" integer
  );
  
  CREATE TABLE "cities" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"name" varchar,
  	"slug" varchar,
  	"route" varchar,
  	"office" varchar,
  	"services_heading" varchar,
  	"hero_title" varchar,
  	"hero_image_id" integer,
  	"who_we_are_heading" varchar,
  	"who_we_are_paragraphs" varchar,
  	"who_we_are_description" jsonb,
  	"who_we_are_image_id" integer,
  	"card_heading" varchar,
  	"card_line1" varchar,
  	"card_line2" varchar,
  	"card_button_link" varchar,
  	"card_button_text" varchar,
  	"card_image_id" integer,
  	"meta_meta_title" varchar,
  	"meta_meta_description" varchar,
  	"meta_meta_keywords" varchar,
  	"meta_og_title" varchar,
  	"meta_og_description" varchar,
  	"meta_og_image_id" integer,
  	"leads_to" varchar,
  	"edited_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_cities_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_cities_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_name" varchar,
  	"version_slug" varchar,
  	"version_route" varchar,
  	"version_office" varchar,
  	"version_services_heading" varchar,
  	"version_hero_title" varchar,
  	"version_hero_image_id" integer,
  	"version_who_we_are_heading" varchar,
  	"version_who_we_are_paragraphs" varchar,
  	"version_who_we_are_description" jsonb,
  	"version_who_we_are_image_id" integer,
  	"version_card_heading" varchar,
  	"version_card_line1" varchar,
  	"version_card_line2" varchar,
  	"version_card_button_link" varchar,
  	"version_card_button_text" varchar,
  	"version_card_image_id" integer,
  	"version_meta_meta_title" varchar,
  	"version_meta_meta_description" varchar,
  	"version_meta_meta_keywords" varchar,
  	"version_meta_og_title" varchar,
  	"version_meta_og_description" varchar,
  	"version_meta_og_image_id" integer,
  	"version_leads_to" varchar,
  	"version_edited_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__cities_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "posts_entries" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" jsonb
  );
  
  CREATE TABLE "posts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"slug" varchar,
  	"publish_date" timestamp(3) with time zone,
  	"image_id" integer,
  	"description" jsonb,
  	"meta_meta_title" varchar,
  	"meta_meta_description" varchar,
  	"meta_meta_keywords" varchar,
  	"meta_og_title" varchar,
  	"meta_og_description" varchar,
  	"meta_og_image_id" integer,
  	"leads_to" varchar,
  	"sample" boolean DEFAULT false,
  	"edited_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_posts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_posts_v_version_entries" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_posts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_publish_date" timestamp(3) with time zone,
  	"version_image_id" integer,
  	"version_description" jsonb,
  	"version_meta_meta_title" varchar,
  	"version_meta_meta_description" varchar,
  	"version_meta_meta_keywords" varchar,
  	"version_meta_og_title" varchar,
  	"version_meta_og_description" varchar,
  	"version_meta_og_image_id" integer,
  	"version_leads_to" varchar,
  	"version_sample" boolean DEFAULT false,
  	"version_edited_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__posts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "faq_categories_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" varchar
  );
  
  CREATE TABLE "faq_categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"category" varchar,
  	"service_id" integer,
  	"show_on_faq_page" boolean DEFAULT true,
  	"edited_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_faq_categories_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_faq_categories_v_version_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_faq_categories_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_category" varchar,
  	"version_service_id" integer,
  	"version_show_on_faq_page" boolean DEFAULT true,
  	"version_edited_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__faq_categories_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "testimonials" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"comment" varchar,
  	"rating" numeric DEFAULT 5,
  	"date" timestamp(3) with time zone,
  	"platform" "enum_testimonials_platform",
  	"verified" boolean DEFAULT false,
  	"avatar_id" integer,
  	"sample" boolean DEFAULT false,
  	"edited_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_testimonials_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_testimonials_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_comment" varchar,
  	"version_rating" numeric DEFAULT 5,
  	"version_date" timestamp(3) with time zone,
  	"version_platform" "enum__testimonials_v_version_platform",
  	"version_verified" boolean DEFAULT false,
  	"version_avatar_id" integer,
  	"version_sample" boolean DEFAULT false,
  	"version_edited_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__testimonials_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alt" varchar,
  	"edited_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"edited_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_redirects_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_from" varchar NOT NULL,
  	"version_to" varchar NOT NULL,
  	"version_edited_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_users_role" DEFAULT 'editor' NOT NULL,
  	"invited" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "vitals" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" varchar NOT NULL,
  	"page" varchar NOT NULL,
  	"metric" varchar NOT NULL,
  	"bucket_0" numeric DEFAULT 0 NOT NULL,
  	"bucket_1" numeric DEFAULT 0 NOT NULL,
  	"bucket_2" numeric DEFAULT 0 NOT NULL,
  	"bucket_3" numeric DEFAULT 0 NOT NULL,
  	"bucket_4" numeric DEFAULT 0 NOT NULL,
  	"bucket_5" numeric DEFAULT 0 NOT NULL,
  	"bucket_6" numeric DEFAULT 0 NOT NULL,
  	"bucket_7" numeric DEFAULT 0 NOT NULL,
  	"bucket_8" numeric DEFAULT 0 NOT NULL,
  	"bucket_9" numeric DEFAULT 0 NOT NULL,
  	"bucket_10" numeric DEFAULT 0 NOT NULL,
  	"bucket_11" numeric DEFAULT 0 NOT NULL,
  	"bucket_12" numeric DEFAULT 0 NOT NULL,
  	"bucket_13" numeric DEFAULT 0 NOT NULL,
  	"bucket_14" numeric DEFAULT 0 NOT NULL,
  	"bucket_15" numeric DEFAULT 0 NOT NULL,
  	"bucket_16" numeric DEFAULT 0 NOT NULL,
  	"bucket_17" numeric DEFAULT 0 NOT NULL,
  	"bucket_18" numeric DEFAULT 0 NOT NULL,
  	"bucket_19" numeric DEFAULT 0 NOT NULL,
  	"bucket_20" numeric DEFAULT 0 NOT NULL,
  	"bucket_21" numeric DEFAULT 0 NOT NULL,
  	"bucket_22" numeric DEFAULT 0 NOT NULL,
  	"bucket_23" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "missing_paths" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"path" varchar NOT NULL,
  	"visits" numeric DEFAULT 0 NOT NULL,
  	"bots" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "audit" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"action" "enum_audit_action" NOT NULL,
  	"account" varchar,
  	"account_id" numeric,
  	"subject" varchar,
  	"record" varchar,
  	"changed" varchar,
  	"times" numeric DEFAULT 1 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "second_factors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"account" numeric NOT NULL,
  	"secret" varchar NOT NULL,
  	"recovery" varchar NOT NULL,
  	"last_step" numeric NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"attempted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "publications" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"calls" jsonb NOT NULL,
  	"media" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"meta" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"leads_id" integer,
  	"reply_texts_id" integer,
  	"outbox_id" integer,
  	"services_id" integer,
  	"cities_id" integer,
  	"posts_id" integer,
  	"faq_categories_id" integer,
  	"testimonials_id" integer,
  	"media_id" integer,
  	"redirects_id" integer,
  	"users_id" integer,
  	"vitals_id" integer,
  	"missing_paths_id" integer,
  	"audit_id" integer,
  	"second_factors_id" integer,
  	"publications_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "notifications" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"leads_to" varchar,
  	"sender_name" varchar,
  	"sender_address" varchar,
  	"smtp_host" varchar,
  	"smtp_encryption" "enum_notifications_smtp_encryption" DEFAULT 'starttls',
  	"smtp_port" numeric,
  	"smtp_user" varchar,
  	"office_subject" varchar DEFAULT '{kind} {reference}: {name}, {suburb}',
  	"office_body" varchar DEFAULT '{name} has sent {a_kind}. Please answer by {due}.
  
  {details}
  
  Answer this mail to write to {name}, or call {customer_phone}.
  In the back office: {link}',
  	"customer_subject" varchar DEFAULT 'We have your {kind_small} ({reference})',
  	"customer_body" varchar DEFAULT 'Hello {name},
  
  thank you for your {kind_small}. It has arrived, and its number is {reference}.
  
  What happens next: a person from our office reads it and answers you within 24 hours, that is by {due}. You do not need to do anything until then.
  
  If something has changed, or if it is urgent, call us on {phone}.
  
  Kind regards
  {brand}',
  	"digest_subject" varchar DEFAULT '{count} without an answer for more than 24 hours',
  	"digest_body" varchar DEFAULT 'These people have waited for more than 24 hours:
  
  {list}
  
  All of them in the back office: {link}',
  	"webhook_url" varchar,
  	"webhook_secret" varchar,
  	"edited_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "home_slides" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"paragraph" varchar,
  	"media_id" integer,
  	"poster_id" integer,
  	"happy_customers" varchar,
  	"rating" varchar
  );
  
  CREATE TABLE "home_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"service_id" integer,
  	"title" varchar,
  	"description" varchar,
  	"image_id" integer,
  	"route" varchar
  );
  
  CREATE TABLE "home_stats" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"icon" "enum_home_stats_icon",
  	"number" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "home" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"meta_meta_title" varchar,
  	"meta_meta_description" varchar,
  	"meta_meta_keywords" varchar,
  	"meta_og_title" varchar,
  	"meta_og_description" varchar,
  	"meta_og_image_id" integer,
  	"sample" boolean DEFAULT false,
  	"edited_by" varchar,
  	"_status" "enum_home_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_home_v_version_slides" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"paragraph" varchar,
  	"media_id" integer,
  	"poster_id" integer,
  	"happy_customers" varchar,
  	"rating" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v_version_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"service_id" integer,
  	"title" varchar,
  	"description" varchar,
  	"image_id" integer,
  	"route" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v_version_stats" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"icon" "enum__home_v_version_stats_icon",
  	"number" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_meta_meta_title" varchar,
  	"version_meta_meta_description" varchar,
  	"version_meta_meta_keywords" varchar,
  	"version_meta_og_title" varchar,
  	"version_meta_og_description" varchar,
  	"version_meta_og_image_id" integer,
  	"version_sample" boolean DEFAULT false,
  	"version_edited_by" varchar,
  	"version__status" "enum__home_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "about" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"hero_heading" varchar,
  	"hero_image_id" integer,
  	"section_heading" varchar,
  	"section_paragraphs" varchar,
  	"section_image_id" integer,
  	"section_mission" varchar,
  	"section_mission_image_id" integer,
  	"section_vision" varchar,
  	"section_vision_image_id" integer,
  	"ceo_heading" varchar,
  	"ceo_paragraph_1" varchar,
  	"ceo_paragraph_2" varchar,
  	"ceo_image_id" integer,
  	"meta_meta_title" varchar,
  	"meta_meta_description" varchar,
  	"meta_meta_keywords" varchar,
  	"meta_og_title" varchar,
  	"meta_og_description" varchar,
  	"meta_og_image_id" integer,
  	"sample" boolean DEFAULT false,
  	"edited_by" varchar,
  	"_status" "enum_about_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_about_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_hero_heading" varchar,
  	"version_hero_image_id" integer,
  	"version_section_heading" varchar,
  	"version_section_paragraphs" varchar,
  	"version_section_image_id" integer,
  	"version_section_mission" varchar,
  	"version_section_mission_image_id" integer,
  	"version_section_vision" varchar,
  	"version_section_vision_image_id" integer,
  	"version_ceo_heading" varchar,
  	"version_ceo_paragraph_1" varchar,
  	"version_ceo_paragraph_2" varchar,
  	"version_ceo_image_id" integer,
  	"version_meta_meta_title" varchar,
  	"version_meta_meta_description" varchar,
  	"version_meta_meta_keywords" varchar,
  	"version_meta_og_title" varchar,
  	"version_meta_og_description" varchar,
  	"version_meta_og_image_id" integer,
  	"version_sample" boolean DEFAULT false,
  	"version_edited_by" varchar,
  	"version__status" "enum__about_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "contact_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"subtitle" varchar,
  	"background_image_id" integer,
  	"meta_meta_title" varchar,
  	"meta_meta_description" varchar,
  	"meta_meta_keywords" varchar,
  	"meta_og_title" varchar,
  	"meta_og_description" varchar,
  	"meta_og_image_id" integer,
  	"edited_by" varchar,
  	"_status" "enum_contact_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_contact_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_title" varchar,
  	"version_subtitle" varchar,
  	"version_background_image_id" integer,
  	"version_meta_meta_title" varchar,
  	"version_meta_meta_description" varchar,
  	"version_meta_meta_keywords" varchar,
  	"version_meta_og_title" varchar,
  	"version_meta_og_description" varchar,
  	"version_meta_og_image_id" integer,
  	"version_edited_by" varchar,
  	"version__status" "enum__contact_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "quote_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"meta_meta_title" varchar,
  	"meta_meta_description" varchar,
  	"meta_meta_keywords" varchar,
  	"meta_og_title" varchar,
  	"meta_og_description" varchar,
  	"meta_og_image_id" integer,
  	"edited_by" varchar,
  	"_status" "enum_quote_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_quote_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_meta_meta_title" varchar,
  	"version_meta_meta_description" varchar,
  	"version_meta_meta_keywords" varchar,
  	"version_meta_og_title" varchar,
  	"version_meta_og_description" varchar,
  	"version_meta_og_image_id" integer,
  	"version_edited_by" varchar,
  	"version__status" "enum__quote_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "faq_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"breadcrumb" varchar,
  	"background_image_id" integer,
  	"meta_meta_title" varchar,
  	"meta_meta_description" varchar,
  	"meta_meta_keywords" varchar,
  	"meta_og_title" varchar,
  	"meta_og_description" varchar,
  	"meta_og_image_id" integer,
  	"edited_by" varchar,
  	"_status" "enum_faq_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_faq_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_heading" varchar,
  	"version_breadcrumb" varchar,
  	"version_background_image_id" integer,
  	"version_meta_meta_title" varchar,
  	"version_meta_meta_description" varchar,
  	"version_meta_meta_keywords" varchar,
  	"version_meta_og_title" varchar,
  	"version_meta_og_description" varchar,
  	"version_meta_og_image_id" integer,
  	"version_edited_by" varchar,
  	"version__status" "enum__faq_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "blog_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"breadcrumb" varchar,
  	"background_image_id" integer,
  	"meta_meta_title" varchar,
  	"meta_meta_description" varchar,
  	"meta_meta_keywords" varchar,
  	"meta_og_title" varchar,
  	"meta_og_description" varchar,
  	"meta_og_image_id" integer,
  	"edited_by" varchar,
  	"_status" "enum_blog_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_blog_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_heading" varchar,
  	"version_breadcrumb" varchar,
  	"version_background_image_id" integer,
  	"version_meta_meta_title" varchar,
  	"version_meta_meta_description" varchar,
  	"version_meta_meta_keywords" varchar,
  	"version_meta_og_title" varchar,
  	"version_meta_og_description" varchar,
  	"version_meta_og_image_id" integer,
  	"version_edited_by" varchar,
  	"version__status" "enum__blog_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "privacy_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" jsonb
  );
  
  CREATE TABLE "privacy" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"meta_meta_title" varchar,
  	"meta_meta_description" varchar,
  	"meta_meta_keywords" varchar,
  	"meta_og_title" varchar,
  	"meta_og_description" varchar,
  	"meta_og_image_id" integer,
  	"sample" boolean DEFAULT false,
  	"edited_by" varchar,
  	"_status" "enum_privacy_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_privacy_v_version_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_privacy_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_title" varchar,
  	"version_meta_meta_title" varchar,
  	"version_meta_meta_description" varchar,
  	"version_meta_meta_keywords" varchar,
  	"version_meta_og_title" varchar,
  	"version_meta_og_description" varchar,
  	"version_meta_og_image_id" integer,
  	"version_sample" boolean DEFAULT false,
  	"version_edited_by" varchar,
  	"version__status" "enum__privacy_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "other_pages_listings" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"route" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_keywords" varchar,
  	"og_title" varchar,
  	"og_description" varchar,
  	"og_image_id" integer
  );
  
  CREATE TABLE "other_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"edited_by" varchar,
  	"_status" "enum_other_pages_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_other_pages_v_version_listings" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"route" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_keywords" varchar,
  	"og_title" varchar,
  	"og_description" varchar,
  	"og_image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_other_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_edited_by" varchar,
  	"version__status" "enum__other_pages_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "words" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"quote_button" varchar,
  	"call_button" varchar,
  	"bar_quote" varchar,
  	"bar_call" varchar,
  	"talk" varchar,
  	"more_button" varchar,
  	"suburb_heading" varchar,
  	"suburb_page" varchar,
  	"contact_heading" varchar,
  	"contact_lead" varchar,
  	"call_heading" varchar,
  	"call_text" varchar,
  	"contact_send" varchar,
  	"faq_heading" varchar,
  	"faq_more" varchar,
  	"faq_link" varchar,
  	"reviews_label" varchar,
  	"closing_heading" varchar,
  	"closing_text" varchar,
  	"happy_customers" varchar,
  	"cards_heading" varchar,
  	"cards_lead" varchar,
  	"reasons_heading" varchar,
  	"reasons_lead" varchar,
  	"reason_1_title" varchar,
  	"reason_1_text" varchar,
  	"reason_2_title" varchar,
  	"reason_2_text" varchar,
  	"reason_3_title" varchar,
  	"reason_3_text" varchar,
  	"reason_4_title" varchar,
  	"reason_4_text" varchar,
  	"reason_5_title" varchar,
  	"reason_5_text" varchar,
  	"reason_6_text" varchar,
  	"steps_heading" varchar,
  	"step_1_title" varchar,
  	"step_1_text" varchar,
  	"step_2_title" varchar,
  	"step_2_text" varchar,
  	"step_3_title" varchar,
  	"step_3_text" varchar,
  	"step_4_title" varchar,
  	"step_4_text" varchar,
  	"about_eyebrow" varchar,
  	"about_button" varchar,
  	"mission_heading" varchar,
  	"vision_heading" varchar,
  	"owner_eyebrow" varchar,
  	"owner_badges" varchar,
  	"cities_heading" varchar,
  	"quote_heading" varchar,
  	"quote_lead" varchar,
  	"quote_send" varchar,
  	"next_heading" varchar,
  	"next_1_title" varchar,
  	"next_1_text" varchar,
  	"next_2_title" varchar,
  	"next_2_text" varchar,
  	"next_3_title" varchar,
  	"next_3_text" varchar,
  	"quote_faq_heading" varchar,
  	"quote_closing_heading" varchar,
  	"quote_closing_text" varchar,
  	"city_eyebrow" varchar,
  	"city_quote_button" varchar,
  	"city_more" varchar,
  	"city_contact_heading" varchar,
  	"family_heading" varchar,
  	"enquiry_heading" varchar,
  	"enquiry_lead" varchar,
  	"post_more" varchar,
  	"missing_heading" varchar,
  	"missing_lead" varchar,
  	"missing_ways" varchar,
  	"edited_by" varchar,
  	"_status" "enum_words_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_words_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_quote_button" varchar,
  	"version_call_button" varchar,
  	"version_bar_quote" varchar,
  	"version_bar_call" varchar,
  	"version_talk" varchar,
  	"version_more_button" varchar,
  	"version_suburb_heading" varchar,
  	"version_suburb_page" varchar,
  	"version_contact_heading" varchar,
  	"version_contact_lead" varchar,
  	"version_call_heading" varchar,
  	"version_call_text" varchar,
  	"version_contact_send" varchar,
  	"version_faq_heading" varchar,
  	"version_faq_more" varchar,
  	"version_faq_link" varchar,
  	"version_reviews_label" varchar,
  	"version_closing_heading" varchar,
  	"version_closing_text" varchar,
  	"version_happy_customers" varchar,
  	"version_cards_heading" varchar,
  	"version_cards_lead" varchar,
  	"version_reasons_heading" varchar,
  	"version_reasons_lead" varchar,
  	"version_reason_1_title" varchar,
  	"version_reason_1_text" varchar,
  	"version_reason_2_title" varchar,
  	"version_reason_2_text" varchar,
  	"version_reason_3_title" varchar,
  	"version_reason_3_text" varchar,
  	"version_reason_4_title" varchar,
  	"version_reason_4_text" varchar,
  	"version_reason_5_title" varchar,
  	"version_reason_5_text" varchar,
  	"version_reason_6_text" varchar,
  	"version_steps_heading" varchar,
  	"version_step_1_title" varchar,
  	"version_step_1_text" varchar,
  	"version_step_2_title" varchar,
  	"version_step_2_text" varchar,
  	"version_step_3_title" varchar,
  	"version_step_3_text" varchar,
  	"version_step_4_title" varchar,
  	"version_step_4_text" varchar,
  	"version_about_eyebrow" varchar,
  	"version_about_button" varchar,
  	"version_mission_heading" varchar,
  	"version_vision_heading" varchar,
  	"version_owner_eyebrow" varchar,
  	"version_owner_badges" varchar,
  	"version_cities_heading" varchar,
  	"version_quote_heading" varchar,
  	"version_quote_lead" varchar,
  	"version_quote_send" varchar,
  	"version_next_heading" varchar,
  	"version_next_1_title" varchar,
  	"version_next_1_text" varchar,
  	"version_next_2_title" varchar,
  	"version_next_2_text" varchar,
  	"version_next_3_title" varchar,
  	"version_next_3_text" varchar,
  	"version_quote_faq_heading" varchar,
  	"version_quote_closing_heading" varchar,
  	"version_quote_closing_text" varchar,
  	"version_city_eyebrow" varchar,
  	"version_city_quote_button" varchar,
  	"version_city_more" varchar,
  	"version_city_contact_heading" varchar,
  	"version_family_heading" varchar,
  	"version_enquiry_heading" varchar,
  	"version_enquiry_lead" varchar,
  	"version_post_more" varchar,
  	"version_missing_heading" varchar,
  	"version_missing_lead" varchar,
  	"version_missing_ways" varchar,
  	"version_edited_by" varchar,
  	"version__status" "enum__words_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "city_pages_services" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"service_id" integer,
  	"title" varchar,
  	"description" varchar,
  	"icon" "enum_city_pages_services_icon",
  	"route" varchar
  );
  
  CREATE TABLE "city_pages_achievements_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"icon" "enum_city_pages_achievements_points_icon",
  	"value" varchar,
  	"label" varchar
  );
  
  CREATE TABLE "city_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"achievements_heading" varchar,
  	"achievements_description" varchar,
  	"achievements_image_id" integer,
  	"sample" boolean DEFAULT false,
  	"edited_by" varchar,
  	"_status" "enum_city_pages_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_city_pages_v_version_services" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"service_id" integer,
  	"title" varchar,
  	"description" varchar,
  	"icon" "enum__city_pages_v_version_services_icon",
  	"route" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_city_pages_v_version_achievements_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"icon" "enum__city_pages_v_version_achievements_points_icon",
  	"value" varchar,
  	"label" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_city_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_achievements_heading" varchar,
  	"version_achievements_description" varchar,
  	"version_achievements_image_id" integer,
  	"version_sample" boolean DEFAULT false,
  	"version_edited_by" varchar,
  	"version__status" "enum__city_pages_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "reviews" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"review_count" varchar,
  	"sample" boolean DEFAULT false,
  	"edited_by" varchar,
  	"_status" "enum_reviews_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_reviews_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_review_count" varchar,
  	"version_sample" boolean DEFAULT false,
  	"version_edited_by" varchar,
  	"version__status" "enum__reviews_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "settings_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"network" "enum_settings_social_network",
  	"url" varchar,
  	"label" varchar
  );
  
  CREATE TABLE "settings_opening_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"days" varchar,
  	"hours" varchar
  );
  
  CREATE TABLE "settings_hours_exceptions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"from" timestamp(3) with time zone,
  	"to" timestamp(3) with time zone,
  	"hours" varchar
  );
  
  CREATE TABLE "settings_offices_hours_exceptions" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"from" timestamp(3) with time zone,
  	"to" timestamp(3) with time zone,
  	"hours" varchar
  );
  
  CREATE TABLE "settings_offices" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"name" varchar,
  	"city" varchar,
  	"suburb" varchar,
  	"state" varchar,
  	"postcode" varchar,
  	"phone" varchar,
  	"email" varchar,
  	"hours" varchar,
  	"latitude" numeric,
  	"longitude" numeric,
  	"area_served" varchar,
  	"time_zone" varchar DEFAULT 'Australia/Adelaide',
  	"service_postcodes" varchar,
  	"service_suburbs" varchar
  );
  
  CREATE TABLE "settings_cities" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"slug" varchar
  );
  
  CREATE TABLE "settings_menu" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"page" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "settings_footer_navigation" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"page" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "settings_footer_services" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"page" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"brand" varchar,
  	"tagline" varchar,
  	"blurb" varchar,
  	"founded" numeric,
  	"phone" varchar,
  	"mobile" varchar,
  	"email" varchar,
  	"time_zone" varchar DEFAULT 'Australia/Adelaide',
  	"look_logo_id" integer,
  	"look_logo_on_dark_id" integer,
  	"look_sign_id" integer,
  	"look_main" varchar DEFAULT '#0f4c5c',
  	"look_accent" varchar DEFAULT '#ffbf46',
  	"look_heading_font" "enum_settings_look_heading_font" DEFAULT 'Bricolage',
  	"sells_in_melbourne" boolean DEFAULT false,
  	"states" varchar,
  	"services" varchar,
  	"cleaning_models" varchar,
  	"collection_notice" varchar,
  	"retention_months" numeric DEFAULT 24,
  	"footer_navigation_title" varchar,
  	"footer_services_title" varchar,
  	"footer_information_title" varchar,
  	"figures_customers" varchar,
  	"figures_solar" varchar,
  	"claims_experience" varchar,
  	"claims_experience_evidence" varchar,
  	"claims_experience_link" varchar,
  	"claims_experience_review" timestamp(3) with time zone,
  	"claims_quote" varchar,
  	"claims_quote_evidence" varchar,
  	"claims_quote_link" varchar,
  	"claims_quote_review" timestamp(3) with time zone,
  	"claims_guarantee" varchar,
  	"claims_guarantee_evidence" varchar,
  	"claims_guarantee_link" varchar,
  	"claims_guarantee_review" timestamp(3) with time zone,
  	"claims_insurance" varchar,
  	"claims_insurance_evidence" varchar,
  	"claims_insurance_link" varchar,
  	"claims_insurance_review" timestamp(3) with time zone,
  	"claims_eco" varchar,
  	"claims_eco_evidence" varchar,
  	"claims_eco_link" varchar,
  	"claims_eco_review" timestamp(3) with time zone,
  	"claims_customers" varchar,
  	"claims_customers_evidence" varchar,
  	"claims_customers_link" varchar,
  	"claims_customers_review" timestamp(3) with time zone,
  	"claims_solar" varchar,
  	"claims_solar_evidence" varchar,
  	"claims_solar_link" varchar,
  	"claims_solar_review" timestamp(3) with time zone,
  	"default_title" varchar,
  	"default_description" varchar,
  	"markup_opening_hours" varchar,
  	"markup_rating" numeric,
  	"markup_price_range" varchar,
  	"live_map_in_view" boolean DEFAULT false,
  	"sample" boolean DEFAULT false,
  	"edited_by" varchar,
  	"_status" "enum_settings_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_settings_v_version_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"network" "enum__settings_v_version_social_network",
  	"url" varchar,
  	"label" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_settings_v_version_opening_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"days" varchar,
  	"hours" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_settings_v_version_hours_exceptions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"from" timestamp(3) with time zone,
  	"to" timestamp(3) with time zone,
  	"hours" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_settings_v_version_offices_hours_exceptions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"from" timestamp(3) with time zone,
  	"to" timestamp(3) with time zone,
  	"hours" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_settings_v_version_offices" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"name" varchar,
  	"city" varchar,
  	"suburb" varchar,
  	"state" varchar,
  	"postcode" varchar,
  	"phone" varchar,
  	"email" varchar,
  	"hours" varchar,
  	"latitude" numeric,
  	"longitude" numeric,
  	"area_served" varchar,
  	"time_zone" varchar DEFAULT 'Australia/Adelaide',
  	"service_postcodes" varchar,
  	"service_suburbs" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_settings_v_version_cities" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"slug" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_settings_v_version_menu" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"page" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_settings_v_version_footer_navigation" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"page" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_settings_v_version_footer_services" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"page" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_brand" varchar,
  	"version_tagline" varchar,
  	"version_blurb" varchar,
  	"version_founded" numeric,
  	"version_phone" varchar,
  	"version_mobile" varchar,
  	"version_email" varchar,
  	"version_time_zone" varchar DEFAULT 'Australia/Adelaide',
  	"version_look_logo_id" integer,
  	"version_look_logo_on_dark_id" integer,
  	"version_look_sign_id" integer,
  	"version_look_main" varchar DEFAULT '#0f4c5c',
  	"version_look_accent" varchar DEFAULT '#ffbf46',
  	"version_look_heading_font" "enum__settings_v_version_look_heading_font" DEFAULT 'Bricolage',
  	"version_sells_in_melbourne" boolean DEFAULT false,
  	"version_states" varchar,
  	"version_services" varchar,
  	"version_cleaning_models" varchar,
  	"version_collection_notice" varchar,
  	"version_retention_months" numeric DEFAULT 24,
  	"version_footer_navigation_title" varchar,
  	"version_footer_services_title" varchar,
  	"version_footer_information_title" varchar,
  	"version_figures_customers" varchar,
  	"version_figures_solar" varchar,
  	"version_claims_experience" varchar,
  	"version_claims_experience_evidence" varchar,
  	"version_claims_experience_link" varchar,
  	"version_claims_experience_review" timestamp(3) with time zone,
  	"version_claims_quote" varchar,
  	"version_claims_quote_evidence" varchar,
  	"version_claims_quote_link" varchar,
  	"version_claims_quote_review" timestamp(3) with time zone,
  	"version_claims_guarantee" varchar,
  	"version_claims_guarantee_evidence" varchar,
  	"version_claims_guarantee_link" varchar,
  	"version_claims_guarantee_review" timestamp(3) with time zone,
  	"version_claims_insurance" varchar,
  	"version_claims_insurance_evidence" varchar,
  	"version_claims_insurance_link" varchar,
  	"version_claims_insurance_review" timestamp(3) with time zone,
  	"version_claims_eco" varchar,
  	"version_claims_eco_evidence" varchar,
  	"version_claims_eco_link" varchar,
  	"version_claims_eco_review" timestamp(3) with time zone,
  	"version_claims_customers" varchar,
  	"version_claims_customers_evidence" varchar,
  	"version_claims_customers_link" varchar,
  	"version_claims_customers_review" timestamp(3) with time zone,
  	"version_claims_solar" varchar,
  	"version_claims_solar_evidence" varchar,
  	"version_claims_solar_link" varchar,
  	"version_claims_solar_review" timestamp(3) with time zone,
  	"version_default_title" varchar,
  	"version_default_description" varchar,
  	"version_markup_opening_hours" varchar,
  	"version_markup_rating" numeric,
  	"version_markup_price_range" varchar,
  	"version_live_map_in_view" boolean DEFAULT false,
  	"version_sample" boolean DEFAULT false,
  	"version_edited_by" varchar,
  	"version__status" "enum__settings_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "sign_in_rules" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"owners_need_second_factor" boolean DEFAULT false,
  	"edited_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "fire_drill" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"started_at" timestamp(3) with time zone,
  	"succeeded_at" timestamp(3) with time zone,
  	"failed_at" timestamp(3) with time zone,
  	"failed_station" "enum_fire_drill_failed_station",
  	"failed_why" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_jobs_stats" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"stats" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "leads_notes" ADD CONSTRAINT "leads_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_assigned_to_id_users_id_fk" FOREIGN KEY ("assigned_to_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_leads_v_version_notes" ADD CONSTRAINT "_leads_v_version_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_leads_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_leads_v" ADD CONSTRAINT "_leads_v_parent_id_leads_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_leads_v" ADD CONSTRAINT "_leads_v_version_assigned_to_id_users_id_fk" FOREIGN KEY ("version_assigned_to_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "outbox" ADD CONSTRAINT "outbox_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services_cleaned_items" ADD CONSTRAINT "services_cleaned_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_benefits_cards" ADD CONSTRAINT "services_benefits_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_intro_image_id_media_id_fk" FOREIGN KEY ("intro_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_why_choose_before_image_id_media_id_fk" FOREIGN KEY ("why_choose_before_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_why_choose_after_image_id_media_id_fk" FOREIGN KEY ("why_choose_after_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_home_card_image_id_media_id_fk" FOREIGN KEY ("home_card_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_meta_og_image_id_media_id_fk" FOREIGN KEY ("meta_og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services_rels" ADD CONSTRAINT "services_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_rels" ADD CONSTRAINT "services_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_cleaned_items" ADD CONSTRAINT "_services_v_version_cleaned_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_benefits_cards" ADD CONSTRAINT "_services_v_version_benefits_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_parent_id_services_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_intro_image_id_media_id_fk" FOREIGN KEY ("version_intro_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_why_choose_before_image_id_media_id_fk" FOREIGN KEY ("version_why_choose_before_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_why_choose_after_image_id_media_id_fk" FOREIGN KEY ("version_why_choose_after_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_home_card_image_id_media_id_fk" FOREIGN KEY ("version_home_card_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_meta_og_image_id_media_id_fk" FOREIGN KEY ("version_meta_og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v_rels" ADD CONSTRAINT "_services_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_rels" ADD CONSTRAINT "_services_v_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cities" ADD CONSTRAINT "cities_hero_image_id_media_id_fk" FOREIGN KEY ("hero_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cities" ADD CONSTRAINT "cities_who_we_are_image_id_media_id_fk" FOREIGN KEY ("who_we_are_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cities" ADD CONSTRAINT "cities_card_image_id_media_id_fk" FOREIGN KEY ("card_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cities" ADD CONSTRAINT "cities_meta_og_image_id_media_id_fk" FOREIGN KEY ("meta_og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cities_v" ADD CONSTRAINT "_cities_v_parent_id_cities_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cities_v" ADD CONSTRAINT "_cities_v_version_hero_image_id_media_id_fk" FOREIGN KEY ("version_hero_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cities_v" ADD CONSTRAINT "_cities_v_version_who_we_are_image_id_media_id_fk" FOREIGN KEY ("version_who_we_are_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cities_v" ADD CONSTRAINT "_cities_v_version_card_image_id_media_id_fk" FOREIGN KEY ("version_card_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cities_v" ADD CONSTRAINT "_cities_v_version_meta_og_image_id_media_id_fk" FOREIGN KEY ("version_meta_og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts_entries" ADD CONSTRAINT "posts_entries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_meta_og_image_id_media_id_fk" FOREIGN KEY ("meta_og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v_version_entries" ADD CONSTRAINT "_posts_v_version_entries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_parent_id_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_meta_og_image_id_media_id_fk" FOREIGN KEY ("version_meta_og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "faq_categories_items" ADD CONSTRAINT "faq_categories_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."faq_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "faq_categories" ADD CONSTRAINT "faq_categories_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faq_categories_v_version_items" ADD CONSTRAINT "_faq_categories_v_version_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_faq_categories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_faq_categories_v" ADD CONSTRAINT "_faq_categories_v_parent_id_faq_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."faq_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faq_categories_v" ADD CONSTRAINT "_faq_categories_v_version_service_id_services_id_fk" FOREIGN KEY ("version_service_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_avatar_id_media_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_parent_id_testimonials_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."testimonials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_version_avatar_id_media_id_fk" FOREIGN KEY ("version_avatar_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_redirects_v" ADD CONSTRAINT "_redirects_v_parent_id_redirects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_leads_fk" FOREIGN KEY ("leads_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reply_texts_fk" FOREIGN KEY ("reply_texts_id") REFERENCES "public"."reply_texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_outbox_fk" FOREIGN KEY ("outbox_id") REFERENCES "public"."outbox"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_cities_fk" FOREIGN KEY ("cities_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faq_categories_fk" FOREIGN KEY ("faq_categories_id") REFERENCES "public"."faq_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_vitals_fk" FOREIGN KEY ("vitals_id") REFERENCES "public"."vitals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_missing_paths_fk" FOREIGN KEY ("missing_paths_id") REFERENCES "public"."missing_paths"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_audit_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audit"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_second_factors_fk" FOREIGN KEY ("second_factors_id") REFERENCES "public"."second_factors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_publications_fk" FOREIGN KEY ("publications_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_slides" ADD CONSTRAINT "home_slides_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_slides" ADD CONSTRAINT "home_slides_poster_id_media_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_slides" ADD CONSTRAINT "home_slides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_cards" ADD CONSTRAINT "home_cards_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_cards" ADD CONSTRAINT "home_cards_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_cards" ADD CONSTRAINT "home_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_stats" ADD CONSTRAINT "home_stats_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home" ADD CONSTRAINT "home_meta_og_image_id_media_id_fk" FOREIGN KEY ("meta_og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_version_slides" ADD CONSTRAINT "_home_v_version_slides_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_version_slides" ADD CONSTRAINT "_home_v_version_slides_poster_id_media_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_version_slides" ADD CONSTRAINT "_home_v_version_slides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_cards" ADD CONSTRAINT "_home_v_version_cards_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_version_cards" ADD CONSTRAINT "_home_v_version_cards_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_version_cards" ADD CONSTRAINT "_home_v_version_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_stats" ADD CONSTRAINT "_home_v_version_stats_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_version_meta_og_image_id_media_id_fk" FOREIGN KEY ("version_meta_og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about" ADD CONSTRAINT "about_hero_image_id_media_id_fk" FOREIGN KEY ("hero_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about" ADD CONSTRAINT "about_section_image_id_media_id_fk" FOREIGN KEY ("section_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about" ADD CONSTRAINT "about_section_mission_image_id_media_id_fk" FOREIGN KEY ("section_mission_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about" ADD CONSTRAINT "about_section_vision_image_id_media_id_fk" FOREIGN KEY ("section_vision_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about" ADD CONSTRAINT "about_ceo_image_id_media_id_fk" FOREIGN KEY ("ceo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about" ADD CONSTRAINT "about_meta_og_image_id_media_id_fk" FOREIGN KEY ("meta_og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_v" ADD CONSTRAINT "_about_v_version_hero_image_id_media_id_fk" FOREIGN KEY ("version_hero_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_v" ADD CONSTRAINT "_about_v_version_section_image_id_media_id_fk" FOREIGN KEY ("version_section_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_v" ADD CONSTRAINT "_about_v_version_section_mission_image_id_media_id_fk" FOREIGN KEY ("version_section_mission_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_v" ADD CONSTRAINT "_about_v_version_section_vision_image_id_media_id_fk" FOREIGN KEY ("version_section_vision_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_v" ADD CONSTRAINT "_about_v_version_ceo_image_id_media_id_fk" FOREIGN KEY ("version_ceo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_v" ADD CONSTRAINT "_about_v_version_meta_og_image_id_media_id_fk" FOREIGN KEY ("version_meta_og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contact_page" ADD CONSTRAINT "contact_page_background_image_id_media_id_fk" FOREIGN KEY ("background_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contact_page" ADD CONSTRAINT "contact_page_meta_og_image_id_media_id_fk" FOREIGN KEY ("meta_og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_contact_page_v" ADD CONSTRAINT "_contact_page_v_version_background_image_id_media_id_fk" FOREIGN KEY ("version_background_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_contact_page_v" ADD CONSTRAINT "_contact_page_v_version_meta_og_image_id_media_id_fk" FOREIGN KEY ("version_meta_og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "quote_page" ADD CONSTRAINT "quote_page_meta_og_image_id_media_id_fk" FOREIGN KEY ("meta_og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_quote_page_v" ADD CONSTRAINT "_quote_page_v_version_meta_og_image_id_media_id_fk" FOREIGN KEY ("version_meta_og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "faq_page" ADD CONSTRAINT "faq_page_background_image_id_media_id_fk" FOREIGN KEY ("background_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "faq_page" ADD CONSTRAINT "faq_page_meta_og_image_id_media_id_fk" FOREIGN KEY ("meta_og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faq_page_v" ADD CONSTRAINT "_faq_page_v_version_background_image_id_media_id_fk" FOREIGN KEY ("version_background_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faq_page_v" ADD CONSTRAINT "_faq_page_v_version_meta_og_image_id_media_id_fk" FOREIGN KEY ("version_meta_og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "blog_page" ADD CONSTRAINT "blog_page_background_image_id_media_id_fk" FOREIGN KEY ("background_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "blog_page" ADD CONSTRAINT "blog_page_meta_og_image_id_media_id_fk" FOREIGN KEY ("meta_og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blog_page_v" ADD CONSTRAINT "_blog_page_v_version_background_image_id_media_id_fk" FOREIGN KEY ("version_background_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blog_page_v" ADD CONSTRAINT "_blog_page_v_version_meta_og_image_id_media_id_fk" FOREIGN KEY ("version_meta_og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "privacy_sections" ADD CONSTRAINT "privacy_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."privacy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "privacy" ADD CONSTRAINT "privacy_meta_og_image_id_media_id_fk" FOREIGN KEY ("meta_og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_privacy_v_version_sections" ADD CONSTRAINT "_privacy_v_version_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_privacy_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_privacy_v" ADD CONSTRAINT "_privacy_v_version_meta_og_image_id_media_id_fk" FOREIGN KEY ("version_meta_og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "other_pages_listings" ADD CONSTRAINT "other_pages_listings_og_image_id_media_id_fk" FOREIGN KEY ("og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "other_pages_listings" ADD CONSTRAINT "other_pages_listings_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."other_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_other_pages_v_version_listings" ADD CONSTRAINT "_other_pages_v_version_listings_og_image_id_media_id_fk" FOREIGN KEY ("og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_other_pages_v_version_listings" ADD CONSTRAINT "_other_pages_v_version_listings_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_other_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "city_pages_services" ADD CONSTRAINT "city_pages_services_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "city_pages_services" ADD CONSTRAINT "city_pages_services_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."city_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "city_pages_achievements_points" ADD CONSTRAINT "city_pages_achievements_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."city_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "city_pages" ADD CONSTRAINT "city_pages_achievements_image_id_media_id_fk" FOREIGN KEY ("achievements_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_city_pages_v_version_services" ADD CONSTRAINT "_city_pages_v_version_services_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_city_pages_v_version_services" ADD CONSTRAINT "_city_pages_v_version_services_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_city_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_city_pages_v_version_achievements_points" ADD CONSTRAINT "_city_pages_v_version_achievements_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_city_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_city_pages_v" ADD CONSTRAINT "_city_pages_v_version_achievements_image_id_media_id_fk" FOREIGN KEY ("version_achievements_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings_social" ADD CONSTRAINT "settings_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_opening_hours" ADD CONSTRAINT "settings_opening_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_hours_exceptions" ADD CONSTRAINT "settings_hours_exceptions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_offices_hours_exceptions" ADD CONSTRAINT "settings_offices_hours_exceptions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings_offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_offices" ADD CONSTRAINT "settings_offices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_cities" ADD CONSTRAINT "settings_cities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_menu" ADD CONSTRAINT "settings_menu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_footer_navigation" ADD CONSTRAINT "settings_footer_navigation_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_footer_services" ADD CONSTRAINT "settings_footer_services_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_look_logo_id_media_id_fk" FOREIGN KEY ("look_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_look_logo_on_dark_id_media_id_fk" FOREIGN KEY ("look_logo_on_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_look_sign_id_media_id_fk" FOREIGN KEY ("look_sign_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_settings_v_version_social" ADD CONSTRAINT "_settings_v_version_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_version_opening_hours" ADD CONSTRAINT "_settings_v_version_opening_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_version_hours_exceptions" ADD CONSTRAINT "_settings_v_version_hours_exceptions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_version_offices_hours_exceptions" ADD CONSTRAINT "_settings_v_version_offices_hours_exceptions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v_version_offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_version_offices" ADD CONSTRAINT "_settings_v_version_offices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_version_cities" ADD CONSTRAINT "_settings_v_version_cities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_version_menu" ADD CONSTRAINT "_settings_v_version_menu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_version_footer_navigation" ADD CONSTRAINT "_settings_v_version_footer_navigation_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_version_footer_services" ADD CONSTRAINT "_settings_v_version_footer_services_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v" ADD CONSTRAINT "_settings_v_version_look_logo_id_media_id_fk" FOREIGN KEY ("version_look_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_settings_v" ADD CONSTRAINT "_settings_v_version_look_logo_on_dark_id_media_id_fk" FOREIGN KEY ("version_look_logo_on_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_settings_v" ADD CONSTRAINT "_settings_v_version_look_sign_id_media_id_fk" FOREIGN KEY ("version_look_sign_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "leads_notes_order_idx" ON "leads_notes" USING btree ("_order");
  CREATE INDEX "leads_notes_parent_id_idx" ON "leads_notes" USING btree ("_parent_id");
  CREATE INDEX "leads_name_idx" ON "leads" USING btree ("name");
  CREATE INDEX "leads_phone_idx" ON "leads" USING btree ("phone");
  CREATE INDEX "leads_email_idx" ON "leads" USING btree ("email");
  CREATE INDEX "leads_service_idx" ON "leads" USING btree ("service");
  CREATE INDEX "leads_suburb_idx" ON "leads" USING btree ("suburb");
  CREATE INDEX "leads_city_idx" ON "leads" USING btree ("city");
  CREATE INDEX "leads_assigned_to_idx" ON "leads" USING btree ("assigned_to_id");
  CREATE INDEX "leads_follow_up_on_idx" ON "leads" USING btree ("follow_up_on");
  CREATE INDEX "leads_page_idx" ON "leads" USING btree ("page");
  CREATE INDEX "leads_visit_first_visit_first_utm_campaign_idx" ON "leads" USING btree ("visit_first_utm_campaign");
  CREATE INDEX "leads_visit_last_visit_last_utm_campaign_idx" ON "leads" USING btree ("visit_last_utm_campaign");
  CREATE UNIQUE INDEX "leads_idempotency_key_idx" ON "leads" USING btree ("idempotency_key");
  CREATE INDEX "leads_status_idx" ON "leads" USING btree ("status");
  CREATE INDEX "leads_form_idx" ON "leads" USING btree ("form");
  CREATE INDEX "leads_reference_idx" ON "leads" USING btree ("reference");
  CREATE INDEX "leads_received_at_idx" ON "leads" USING btree ("received_at");
  CREATE INDEX "leads_due_at_idx" ON "leads" USING btree ("due_at");
  CREATE INDEX "leads_first_answered_at_idx" ON "leads" USING btree ("first_answered_at");
  CREATE INDEX "leads_suspicion_idx" ON "leads" USING btree ("suspicion");
  CREATE INDEX "leads_is_test_idx" ON "leads" USING btree ("is_test");
  CREATE INDEX "leads_drill_idx" ON "leads" USING btree ("drill");
  CREATE INDEX "leads_source_idx" ON "leads" USING btree ("source");
  CREATE INDEX "leads_email_key_idx" ON "leads" USING btree ("email_key");
  CREATE INDEX "leads_phone_key_idx" ON "leads" USING btree ("phone_key");
  CREATE INDEX "leads_office_mail_state_idx" ON "leads" USING btree ("office_mail_state");
  CREATE INDEX "leads_office_mail_next_at_idx" ON "leads" USING btree ("office_mail_next_at");
  CREATE INDEX "leads_customer_mail_state_idx" ON "leads" USING btree ("customer_mail_state");
  CREATE INDEX "leads_customer_mail_next_at_idx" ON "leads" USING btree ("customer_mail_next_at");
  CREATE INDEX "leads_webhook_state_idx" ON "leads" USING btree ("webhook_state");
  CREATE INDEX "leads_webhook_next_at_idx" ON "leads" USING btree ("webhook_next_at");
  CREATE INDEX "leads_updated_at_idx" ON "leads" USING btree ("updated_at");
  CREATE INDEX "leads_created_at_idx" ON "leads" USING btree ("created_at");
  CREATE INDEX "leads_deleted_at_idx" ON "leads" USING btree ("deleted_at");
  CREATE INDEX "deletedAt_status_received_at_due_at_idx" ON "leads" USING btree ("deleted_at","status","received_at","due_at");
  CREATE INDEX "deletedAt_status_due_at_first_answered_at_idx" ON "leads" USING btree ("deleted_at","status","due_at","first_answered_at");
  CREATE INDEX "deletedAt_follow_up_on_status_idx" ON "leads" USING btree ("deleted_at","follow_up_on","status");
  CREATE INDEX "deletedAt_assigned_to_received_at_idx" ON "leads" USING btree ("deleted_at","assigned_to_id","received_at");
  CREATE INDEX "deletedAt_suspicion_received_at_status_idx" ON "leads" USING btree ("deleted_at","suspicion","received_at","status");
  CREATE INDEX "compound_index_idx" ON "leads" USING btree ("deleted_at","received_at","status","is_test","first_answered_at","service","source","quoted_amount");
  CREATE UNIQUE INDEX "leads_reference_once" ON "leads" USING btree ("reference") WHERE reference <> 'ERASED';
  CREATE INDEX "_leads_v_version_notes_order_idx" ON "_leads_v_version_notes" USING btree ("_order");
  CREATE INDEX "_leads_v_version_notes_parent_id_idx" ON "_leads_v_version_notes" USING btree ("_parent_id");
  CREATE INDEX "_leads_v_parent_idx" ON "_leads_v" USING btree ("parent_id");
  CREATE INDEX "_leads_v_version_version_name_idx" ON "_leads_v" USING btree ("version_name");
  CREATE INDEX "_leads_v_version_version_phone_idx" ON "_leads_v" USING btree ("version_phone");
  CREATE INDEX "_leads_v_version_version_email_idx" ON "_leads_v" USING btree ("version_email");
  CREATE INDEX "_leads_v_version_version_service_idx" ON "_leads_v" USING btree ("version_service");
  CREATE INDEX "_leads_v_version_version_suburb_idx" ON "_leads_v" USING btree ("version_suburb");
  CREATE INDEX "_leads_v_version_version_city_idx" ON "_leads_v" USING btree ("version_city");
  CREATE INDEX "_leads_v_version_version_assigned_to_idx" ON "_leads_v" USING btree ("version_assigned_to_id");
  CREATE INDEX "_leads_v_version_version_follow_up_on_idx" ON "_leads_v" USING btree ("version_follow_up_on");
  CREATE INDEX "_leads_v_version_version_page_idx" ON "_leads_v" USING btree ("version_page");
  CREATE INDEX "_leads_v_version_visit_first_version_visit_first_utm_cam_idx" ON "_leads_v" USING btree ("version_visit_first_utm_campaign");
  CREATE INDEX "_leads_v_version_visit_last_version_visit_last_utm_campa_idx" ON "_leads_v" USING btree ("version_visit_last_utm_campaign");
  CREATE INDEX "_leads_v_version_version_idempotency_key_idx" ON "_leads_v" USING btree ("version_idempotency_key");
  CREATE INDEX "_leads_v_version_version_status_idx" ON "_leads_v" USING btree ("version_status");
  CREATE INDEX "_leads_v_version_version_form_idx" ON "_leads_v" USING btree ("version_form");
  CREATE INDEX "_leads_v_version_version_reference_idx" ON "_leads_v" USING btree ("version_reference");
  CREATE INDEX "_leads_v_version_version_received_at_idx" ON "_leads_v" USING btree ("version_received_at");
  CREATE INDEX "_leads_v_version_version_due_at_idx" ON "_leads_v" USING btree ("version_due_at");
  CREATE INDEX "_leads_v_version_version_first_answered_at_idx" ON "_leads_v" USING btree ("version_first_answered_at");
  CREATE INDEX "_leads_v_version_version_suspicion_idx" ON "_leads_v" USING btree ("version_suspicion");
  CREATE INDEX "_leads_v_version_version_is_test_idx" ON "_leads_v" USING btree ("version_is_test");
  CREATE INDEX "_leads_v_version_version_drill_idx" ON "_leads_v" USING btree ("version_drill");
  CREATE INDEX "_leads_v_version_version_source_idx" ON "_leads_v" USING btree ("version_source");
  CREATE INDEX "_leads_v_version_version_email_key_idx" ON "_leads_v" USING btree ("version_email_key");
  CREATE INDEX "_leads_v_version_version_phone_key_idx" ON "_leads_v" USING btree ("version_phone_key");
  CREATE INDEX "_leads_v_version_version_office_mail_state_idx" ON "_leads_v" USING btree ("version_office_mail_state");
  CREATE INDEX "_leads_v_version_version_office_mail_next_at_idx" ON "_leads_v" USING btree ("version_office_mail_next_at");
  CREATE INDEX "_leads_v_version_version_customer_mail_state_idx" ON "_leads_v" USING btree ("version_customer_mail_state");
  CREATE INDEX "_leads_v_version_version_customer_mail_next_at_idx" ON "_leads_v" USING btree ("version_customer_mail_next_at");
  CREATE INDEX "_leads_v_version_version_webhook_state_idx" ON "_leads_v" USING btree ("version_webhook_state");
  CREATE INDEX "_leads_v_version_version_webhook_next_at_idx" ON "_leads_v" USING btree ("version_webhook_next_at");
  CREATE INDEX "_leads_v_version_version_updated_at_idx" ON "_leads_v" USING btree ("version_updated_at");
  CREATE INDEX "_leads_v_version_version_created_at_idx" ON "_leads_v" USING btree ("version_created_at");
  CREATE INDEX "_leads_v_version_version_deleted_at_idx" ON "_leads_v" USING btree ("version_deleted_at");
  CREATE INDEX "_leads_v_created_at_idx" ON "_leads_v" USING btree ("created_at");
  CREATE INDEX "_leads_v_updated_at_idx" ON "_leads_v" USING btree ("updated_at");
  CREATE INDEX "compound_index_1_idx" ON "_leads_v" USING btree ("version_deleted_at","version_status","version_received_at","version_due_at");
  CREATE INDEX "compound_index_2_idx" ON "_leads_v" USING btree ("version_deleted_at","version_status","version_due_at","version_first_answered_at");
  CREATE INDEX "version_deletedAt_version_follow_up_on_version_status_idx" ON "_leads_v" USING btree ("version_deleted_at","version_follow_up_on","version_status");
  CREATE INDEX "version_deletedAt_version_assigned_to_version_received_a_idx" ON "_leads_v" USING btree ("version_deleted_at","version_assigned_to_id","version_received_at");
  CREATE INDEX "compound_index_3_idx" ON "_leads_v" USING btree ("version_deleted_at","version_suspicion","version_received_at","version_status");
  CREATE INDEX "compound_index_4_idx" ON "_leads_v" USING btree ("version_deleted_at","version_received_at","version_status","version_is_test","version_first_answered_at","version_service","version_source","version_quoted_amount");
  CREATE INDEX "reply_texts_updated_at_idx" ON "reply_texts" USING btree ("updated_at");
  CREATE INDEX "reply_texts_created_at_idx" ON "reply_texts" USING btree ("created_at");
  CREATE INDEX "outbox_lead_idx" ON "outbox" USING btree ("lead_id");
  CREATE UNIQUE INDEX "outbox_key_idx" ON "outbox" USING btree ("key");
  CREATE INDEX "outbox_mail_state_idx" ON "outbox" USING btree ("mail_state");
  CREATE INDEX "outbox_mail_next_at_idx" ON "outbox" USING btree ("mail_next_at");
  CREATE INDEX "outbox_updated_at_idx" ON "outbox" USING btree ("updated_at");
  CREATE INDEX "outbox_created_at_idx" ON "outbox" USING btree ("created_at");
  CREATE INDEX "services_cleaned_items_order_idx" ON "services_cleaned_items" USING btree ("_order");
  CREATE INDEX "services_cleaned_items_parent_id_idx" ON "services_cleaned_items" USING btree ("_parent_id");
  CREATE INDEX "services_benefits_cards_order_idx" ON "services_benefits_cards" USING btree ("_order");
  CREATE INDEX "services_benefits_cards_parent_id_idx" ON "services_benefits_cards" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "services_slug_idx" ON "services" USING btree ("slug");
  CREATE INDEX "services_image_idx" ON "services" USING btree ("image_id");
  CREATE INDEX "services_intro_intro_image_idx" ON "services" USING btree ("intro_image_id");
  CREATE INDEX "services_why_choose_why_choose_before_image_idx" ON "services" USING btree ("why_choose_before_image_id");
  CREATE INDEX "services_why_choose_why_choose_after_image_idx" ON "services" USING btree ("why_choose_after_image_id");
  CREATE INDEX "services_home_card_home_card_image_idx" ON "services" USING btree ("home_card_image_id");
  CREATE INDEX "services_meta_meta_og_image_idx" ON "services" USING btree ("meta_og_image_id");
  CREATE INDEX "services_why_choose_id_idx" ON "services" USING btree ("why_choose_id");
  CREATE INDEX "services_intro_id_idx" ON "services" USING btree ("intro_id");
  CREATE INDEX "services_updated_at_idx" ON "services" USING btree ("updated_at");
  CREATE INDEX "services_created_at_idx" ON "services" USING btree ("created_at");
  CREATE INDEX "services_deleted_at_idx" ON "services" USING btree ("deleted_at");
  CREATE INDEX "services__status_idx" ON "services" USING btree ("_status");
  CREATE INDEX "services_rels_order_idx" ON "services_rels" USING btree ("order");
  CREATE INDEX "services_rels_parent_idx" ON "services_rels" USING btree ("parent_id");
  CREATE INDEX "services_rels_path_idx" ON "services_rels" USING btree ("path");
  CREATE INDEX "services_rels_services_id_idx" ON "services_rels" USING btree ("services_id");
  CREATE INDEX "_services_v_version_cleaned_items_order_idx" ON "_services_v_version_cleaned_items" USING btree ("_order");
  CREATE INDEX "_services_v_version_cleaned_items_parent_id_idx" ON "_services_v_version_cleaned_items" USING btree ("_parent_id");
  CREATE INDEX "_services_v_version_benefits_cards_order_idx" ON "_services_v_version_benefits_cards" USING btree ("_order");
  CREATE INDEX "_services_v_version_benefits_cards_parent_id_idx" ON "_services_v_version_benefits_cards" USING btree ("_parent_id");
  CREATE INDEX "_services_v_parent_idx" ON "_services_v" USING btree ("parent_id");
  CREATE INDEX "_services_v_version_version_slug_idx" ON "_services_v" USING btree ("version_slug");
  CREATE INDEX "_services_v_version_version_image_idx" ON "_services_v" USING btree ("version_image_id");
  CREATE INDEX "_services_v_version_intro_version_intro_image_idx" ON "_services_v" USING btree ("version_intro_image_id");
  CREATE INDEX "_services_v_version_why_choose_version_why_choose_before_idx" ON "_services_v" USING btree ("version_why_choose_before_image_id");
  CREATE INDEX "_services_v_version_why_choose_version_why_choose_after__idx" ON "_services_v" USING btree ("version_why_choose_after_image_id");
  CREATE INDEX "_services_v_version_home_card_version_home_card_image_idx" ON "_services_v" USING btree ("version_home_card_image_id");
  CREATE INDEX "_services_v_version_meta_version_meta_og_image_idx" ON "_services_v" USING btree ("version_meta_og_image_id");
  CREATE INDEX "_services_v_version_version_why_choose_id_idx" ON "_services_v" USING btree ("version_why_choose_id");
  CREATE INDEX "_services_v_version_version_intro_id_idx" ON "_services_v" USING btree ("version_intro_id");
  CREATE INDEX "_services_v_version_version_updated_at_idx" ON "_services_v" USING btree ("version_updated_at");
  CREATE INDEX "_services_v_version_version_created_at_idx" ON "_services_v" USING btree ("version_created_at");
  CREATE INDEX "_services_v_version_version_deleted_at_idx" ON "_services_v" USING btree ("version_deleted_at");
  CREATE INDEX "_services_v_version_version__status_idx" ON "_services_v" USING btree ("version__status");
  CREATE INDEX "_services_v_created_at_idx" ON "_services_v" USING btree ("created_at");
  CREATE INDEX "_services_v_updated_at_idx" ON "_services_v" USING btree ("updated_at");
  CREATE INDEX "_services_v_latest_idx" ON "_services_v" USING btree ("latest");
  CREATE INDEX "_services_v_autosave_idx" ON "_services_v" USING btree ("autosave");
  CREATE INDEX "_services_v_rels_order_idx" ON "_services_v_rels" USING btree ("order");
  CREATE INDEX "_services_v_rels_parent_idx" ON "_services_v_rels" USING btree ("parent_id");
  CREATE INDEX "_services_v_rels_path_idx" ON "_services_v_rels" USING btree ("path");
  CREATE INDEX "_services_v_rels_services_id_idx" ON "_services_v_rels" USING btree ("services_id");
  CREATE INDEX "cities__order_idx" ON "cities" USING btree ("_order");
  CREATE UNIQUE INDEX "cities_slug_idx" ON "cities" USING btree ("slug");
  CREATE UNIQUE INDEX "cities_route_idx" ON "cities" USING btree ("route");
  CREATE INDEX "cities_hero_hero_image_idx" ON "cities" USING btree ("hero_image_id");
  CREATE INDEX "cities_who_we_are_who_we_are_image_idx" ON "cities" USING btree ("who_we_are_image_id");
  CREATE INDEX "cities_card_card_image_idx" ON "cities" USING btree ("card_image_id");
  CREATE INDEX "cities_meta_meta_og_image_idx" ON "cities" USING btree ("meta_og_image_id");
  CREATE INDEX "cities_updated_at_idx" ON "cities" USING btree ("updated_at");
  CREATE INDEX "cities_created_at_idx" ON "cities" USING btree ("created_at");
  CREATE INDEX "cities_deleted_at_idx" ON "cities" USING btree ("deleted_at");
  CREATE INDEX "cities__status_idx" ON "cities" USING btree ("_status");
  CREATE INDEX "_cities_v_parent_idx" ON "_cities_v" USING btree ("parent_id");
  CREATE INDEX "_cities_v_version_version__order_idx" ON "_cities_v" USING btree ("version__order");
  CREATE INDEX "_cities_v_version_version_slug_idx" ON "_cities_v" USING btree ("version_slug");
  CREATE INDEX "_cities_v_version_version_route_idx" ON "_cities_v" USING btree ("version_route");
  CREATE INDEX "_cities_v_version_hero_version_hero_image_idx" ON "_cities_v" USING btree ("version_hero_image_id");
  CREATE INDEX "_cities_v_version_who_we_are_version_who_we_are_image_idx" ON "_cities_v" USING btree ("version_who_we_are_image_id");
  CREATE INDEX "_cities_v_version_card_version_card_image_idx" ON "_cities_v" USING btree ("version_card_image_id");
  CREATE INDEX "_cities_v_version_meta_version_meta_og_image_idx" ON "_cities_v" USING btree ("version_meta_og_image_id");
  CREATE INDEX "_cities_v_version_version_updated_at_idx" ON "_cities_v" USING btree ("version_updated_at");
  CREATE INDEX "_cities_v_version_version_created_at_idx" ON "_cities_v" USING btree ("version_created_at");
  CREATE INDEX "_cities_v_version_version_deleted_at_idx" ON "_cities_v" USING btree ("version_deleted_at");
  CREATE INDEX "_cities_v_version_version__status_idx" ON "_cities_v" USING btree ("version__status");
  CREATE INDEX "_cities_v_created_at_idx" ON "_cities_v" USING btree ("created_at");
  CREATE INDEX "_cities_v_updated_at_idx" ON "_cities_v" USING btree ("updated_at");
  CREATE INDEX "_cities_v_latest_idx" ON "_cities_v" USING btree ("latest");
  CREATE INDEX "_cities_v_autosave_idx" ON "_cities_v" USING btree ("autosave");
  CREATE INDEX "posts_entries_order_idx" ON "posts_entries" USING btree ("_order");
  CREATE INDEX "posts_entries_parent_id_idx" ON "posts_entries" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "posts_slug_idx" ON "posts" USING btree ("slug");
  CREATE INDEX "posts_publish_date_idx" ON "posts" USING btree ("publish_date");
  CREATE INDEX "posts_image_idx" ON "posts" USING btree ("image_id");
  CREATE INDEX "posts_meta_meta_og_image_idx" ON "posts" USING btree ("meta_og_image_id");
  CREATE INDEX "posts_sample_idx" ON "posts" USING btree ("sample");
  CREATE INDEX "posts_updated_at_idx" ON "posts" USING btree ("updated_at");
  CREATE INDEX "posts_created_at_idx" ON "posts" USING btree ("created_at");
  CREATE INDEX "posts_deleted_at_idx" ON "posts" USING btree ("deleted_at");
  CREATE INDEX "posts__status_idx" ON "posts" USING btree ("_status");
  CREATE INDEX "_status_deletedAt_publish_date_idx" ON "posts" USING btree ("_status","deleted_at","publish_date");
  CREATE INDEX "_posts_v_version_entries_order_idx" ON "_posts_v_version_entries" USING btree ("_order");
  CREATE INDEX "_posts_v_version_entries_parent_id_idx" ON "_posts_v_version_entries" USING btree ("_parent_id");
  CREATE INDEX "_posts_v_parent_idx" ON "_posts_v" USING btree ("parent_id");
  CREATE INDEX "_posts_v_version_version_slug_idx" ON "_posts_v" USING btree ("version_slug");
  CREATE INDEX "_posts_v_version_version_publish_date_idx" ON "_posts_v" USING btree ("version_publish_date");
  CREATE INDEX "_posts_v_version_version_image_idx" ON "_posts_v" USING btree ("version_image_id");
  CREATE INDEX "_posts_v_version_meta_version_meta_og_image_idx" ON "_posts_v" USING btree ("version_meta_og_image_id");
  CREATE INDEX "_posts_v_version_version_sample_idx" ON "_posts_v" USING btree ("version_sample");
  CREATE INDEX "_posts_v_version_version_updated_at_idx" ON "_posts_v" USING btree ("version_updated_at");
  CREATE INDEX "_posts_v_version_version_created_at_idx" ON "_posts_v" USING btree ("version_created_at");
  CREATE INDEX "_posts_v_version_version_deleted_at_idx" ON "_posts_v" USING btree ("version_deleted_at");
  CREATE INDEX "_posts_v_version_version__status_idx" ON "_posts_v" USING btree ("version__status");
  CREATE INDEX "_posts_v_created_at_idx" ON "_posts_v" USING btree ("created_at");
  CREATE INDEX "_posts_v_updated_at_idx" ON "_posts_v" USING btree ("updated_at");
  CREATE INDEX "_posts_v_latest_idx" ON "_posts_v" USING btree ("latest");
  CREATE INDEX "_posts_v_autosave_idx" ON "_posts_v" USING btree ("autosave");
  CREATE INDEX "version__status_version_deletedAt_version_publish_date_idx" ON "_posts_v" USING btree ("version__status","version_deleted_at","version_publish_date");
  CREATE INDEX "faq_categories_items_order_idx" ON "faq_categories_items" USING btree ("_order");
  CREATE INDEX "faq_categories_items_parent_id_idx" ON "faq_categories_items" USING btree ("_parent_id");
  CREATE INDEX "faq_categories__order_idx" ON "faq_categories" USING btree ("_order");
  CREATE INDEX "faq_categories_service_idx" ON "faq_categories" USING btree ("service_id");
  CREATE INDEX "faq_categories_updated_at_idx" ON "faq_categories" USING btree ("updated_at");
  CREATE INDEX "faq_categories_created_at_idx" ON "faq_categories" USING btree ("created_at");
  CREATE INDEX "faq_categories_deleted_at_idx" ON "faq_categories" USING btree ("deleted_at");
  CREATE INDEX "faq_categories__status_idx" ON "faq_categories" USING btree ("_status");
  CREATE INDEX "_faq_categories_v_version_items_order_idx" ON "_faq_categories_v_version_items" USING btree ("_order");
  CREATE INDEX "_faq_categories_v_version_items_parent_id_idx" ON "_faq_categories_v_version_items" USING btree ("_parent_id");
  CREATE INDEX "_faq_categories_v_parent_idx" ON "_faq_categories_v" USING btree ("parent_id");
  CREATE INDEX "_faq_categories_v_version_version__order_idx" ON "_faq_categories_v" USING btree ("version__order");
  CREATE INDEX "_faq_categories_v_version_version_service_idx" ON "_faq_categories_v" USING btree ("version_service_id");
  CREATE INDEX "_faq_categories_v_version_version_updated_at_idx" ON "_faq_categories_v" USING btree ("version_updated_at");
  CREATE INDEX "_faq_categories_v_version_version_created_at_idx" ON "_faq_categories_v" USING btree ("version_created_at");
  CREATE INDEX "_faq_categories_v_version_version_deleted_at_idx" ON "_faq_categories_v" USING btree ("version_deleted_at");
  CREATE INDEX "_faq_categories_v_version_version__status_idx" ON "_faq_categories_v" USING btree ("version__status");
  CREATE INDEX "_faq_categories_v_created_at_idx" ON "_faq_categories_v" USING btree ("created_at");
  CREATE INDEX "_faq_categories_v_updated_at_idx" ON "_faq_categories_v" USING btree ("updated_at");
  CREATE INDEX "_faq_categories_v_latest_idx" ON "_faq_categories_v" USING btree ("latest");
  CREATE INDEX "_faq_categories_v_autosave_idx" ON "_faq_categories_v" USING btree ("autosave");
  CREATE INDEX "testimonials_date_idx" ON "testimonials" USING btree ("date");
  CREATE INDEX "testimonials_avatar_idx" ON "testimonials" USING btree ("avatar_id");
  CREATE INDEX "testimonials_sample_idx" ON "testimonials" USING btree ("sample");
  CREATE INDEX "testimonials_updated_at_idx" ON "testimonials" USING btree ("updated_at");
  CREATE INDEX "testimonials_created_at_idx" ON "testimonials" USING btree ("created_at");
  CREATE INDEX "testimonials_deleted_at_idx" ON "testimonials" USING btree ("deleted_at");
  CREATE INDEX "testimonials__status_idx" ON "testimonials" USING btree ("_status");
  CREATE INDEX "deletedAt_date_idx" ON "testimonials" USING btree ("deleted_at","date");
  CREATE INDEX "_testimonials_v_parent_idx" ON "_testimonials_v" USING btree ("parent_id");
  CREATE INDEX "_testimonials_v_version_version_date_idx" ON "_testimonials_v" USING btree ("version_date");
  CREATE INDEX "_testimonials_v_version_version_avatar_idx" ON "_testimonials_v" USING btree ("version_avatar_id");
  CREATE INDEX "_testimonials_v_version_version_sample_idx" ON "_testimonials_v" USING btree ("version_sample");
  CREATE INDEX "_testimonials_v_version_version_updated_at_idx" ON "_testimonials_v" USING btree ("version_updated_at");
  CREATE INDEX "_testimonials_v_version_version_created_at_idx" ON "_testimonials_v" USING btree ("version_created_at");
  CREATE INDEX "_testimonials_v_version_version_deleted_at_idx" ON "_testimonials_v" USING btree ("version_deleted_at");
  CREATE INDEX "_testimonials_v_version_version__status_idx" ON "_testimonials_v" USING btree ("version__status");
  CREATE INDEX "_testimonials_v_created_at_idx" ON "_testimonials_v" USING btree ("created_at");
  CREATE INDEX "_testimonials_v_updated_at_idx" ON "_testimonials_v" USING btree ("updated_at");
  CREATE INDEX "_testimonials_v_latest_idx" ON "_testimonials_v" USING btree ("latest");
  CREATE INDEX "_testimonials_v_autosave_idx" ON "_testimonials_v" USING btree ("autosave");
  CREATE INDEX "version_deletedAt_version_date_idx" ON "_testimonials_v" USING btree ("version_deleted_at","version_date");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "_redirects_v_parent_idx" ON "_redirects_v" USING btree ("parent_id");
  CREATE INDEX "_redirects_v_version_version_from_idx" ON "_redirects_v" USING btree ("version_from");
  CREATE INDEX "_redirects_v_version_version_updated_at_idx" ON "_redirects_v" USING btree ("version_updated_at");
  CREATE INDEX "_redirects_v_version_version_created_at_idx" ON "_redirects_v" USING btree ("version_created_at");
  CREATE INDEX "_redirects_v_created_at_idx" ON "_redirects_v" USING btree ("created_at");
  CREATE INDEX "_redirects_v_updated_at_idx" ON "_redirects_v" USING btree ("updated_at");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE INDEX "vitals_updated_at_idx" ON "vitals" USING btree ("updated_at");
  CREATE INDEX "vitals_created_at_idx" ON "vitals" USING btree ("created_at");
  CREATE UNIQUE INDEX "day_page_metric_idx" ON "vitals" USING btree ("day","page","metric");
  CREATE UNIQUE INDEX "missing_paths_path_idx" ON "missing_paths" USING btree ("path");
  CREATE INDEX "missing_paths_visits_idx" ON "missing_paths" USING btree ("visits");
  CREATE INDEX "missing_paths_updated_at_idx" ON "missing_paths" USING btree ("updated_at");
  CREATE INDEX "missing_paths_created_at_idx" ON "missing_paths" USING btree ("created_at");
  CREATE INDEX "audit_action_idx" ON "audit" USING btree ("action");
  CREATE INDEX "audit_account_id_idx" ON "audit" USING btree ("account_id");
  CREATE INDEX "audit_updated_at_idx" ON "audit" USING btree ("updated_at");
  CREATE INDEX "audit_created_at_idx" ON "audit" USING btree ("created_at");
  CREATE UNIQUE INDEX "second_factors_account_idx" ON "second_factors" USING btree ("account");
  CREATE INDEX "second_factors_updated_at_idx" ON "second_factors" USING btree ("updated_at");
  CREATE INDEX "second_factors_created_at_idx" ON "second_factors" USING btree ("created_at");
  CREATE INDEX "publications_updated_at_idx" ON "publications" USING btree ("updated_at");
  CREATE INDEX "publications_created_at_idx" ON "publications" USING btree ("created_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_leads_id_idx" ON "payload_locked_documents_rels" USING btree ("leads_id");
  CREATE INDEX "payload_locked_documents_rels_reply_texts_id_idx" ON "payload_locked_documents_rels" USING btree ("reply_texts_id");
  CREATE INDEX "payload_locked_documents_rels_outbox_id_idx" ON "payload_locked_documents_rels" USING btree ("outbox_id");
  CREATE INDEX "payload_locked_documents_rels_services_id_idx" ON "payload_locked_documents_rels" USING btree ("services_id");
  CREATE INDEX "payload_locked_documents_rels_cities_id_idx" ON "payload_locked_documents_rels" USING btree ("cities_id");
  CREATE INDEX "payload_locked_documents_rels_posts_id_idx" ON "payload_locked_documents_rels" USING btree ("posts_id");
  CREATE INDEX "payload_locked_documents_rels_faq_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("faq_categories_id");
  CREATE INDEX "payload_locked_documents_rels_testimonials_id_idx" ON "payload_locked_documents_rels" USING btree ("testimonials_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_vitals_id_idx" ON "payload_locked_documents_rels" USING btree ("vitals_id");
  CREATE INDEX "payload_locked_documents_rels_missing_paths_id_idx" ON "payload_locked_documents_rels" USING btree ("missing_paths_id");
  CREATE INDEX "payload_locked_documents_rels_audit_id_idx" ON "payload_locked_documents_rels" USING btree ("audit_id");
  CREATE INDEX "payload_locked_documents_rels_second_factors_id_idx" ON "payload_locked_documents_rels" USING btree ("second_factors_id");
  CREATE INDEX "payload_locked_documents_rels_publications_id_idx" ON "payload_locked_documents_rels" USING btree ("publications_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "home_slides_order_idx" ON "home_slides" USING btree ("_order");
  CREATE INDEX "home_slides_parent_id_idx" ON "home_slides" USING btree ("_parent_id");
  CREATE INDEX "home_slides_media_idx" ON "home_slides" USING btree ("media_id");
  CREATE INDEX "home_slides_poster_idx" ON "home_slides" USING btree ("poster_id");
  CREATE INDEX "home_cards_order_idx" ON "home_cards" USING btree ("_order");
  CREATE INDEX "home_cards_parent_id_idx" ON "home_cards" USING btree ("_parent_id");
  CREATE INDEX "home_cards_service_idx" ON "home_cards" USING btree ("service_id");
  CREATE INDEX "home_cards_image_idx" ON "home_cards" USING btree ("image_id");
  CREATE INDEX "home_stats_order_idx" ON "home_stats" USING btree ("_order");
  CREATE INDEX "home_stats_parent_id_idx" ON "home_stats" USING btree ("_parent_id");
  CREATE INDEX "home_meta_meta_og_image_idx" ON "home" USING btree ("meta_og_image_id");
  CREATE INDEX "home_sample_idx" ON "home" USING btree ("sample");
  CREATE INDEX "home__status_idx" ON "home" USING btree ("_status");
  CREATE INDEX "_home_v_version_slides_order_idx" ON "_home_v_version_slides" USING btree ("_order");
  CREATE INDEX "_home_v_version_slides_parent_id_idx" ON "_home_v_version_slides" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_slides_media_idx" ON "_home_v_version_slides" USING btree ("media_id");
  CREATE INDEX "_home_v_version_slides_poster_idx" ON "_home_v_version_slides" USING btree ("poster_id");
  CREATE INDEX "_home_v_version_cards_order_idx" ON "_home_v_version_cards" USING btree ("_order");
  CREATE INDEX "_home_v_version_cards_parent_id_idx" ON "_home_v_version_cards" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_cards_service_idx" ON "_home_v_version_cards" USING btree ("service_id");
  CREATE INDEX "_home_v_version_cards_image_idx" ON "_home_v_version_cards" USING btree ("image_id");
  CREATE INDEX "_home_v_version_stats_order_idx" ON "_home_v_version_stats" USING btree ("_order");
  CREATE INDEX "_home_v_version_stats_parent_id_idx" ON "_home_v_version_stats" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_meta_version_meta_og_image_idx" ON "_home_v" USING btree ("version_meta_og_image_id");
  CREATE INDEX "_home_v_version_version_sample_idx" ON "_home_v" USING btree ("version_sample");
  CREATE INDEX "_home_v_version_version__status_idx" ON "_home_v" USING btree ("version__status");
  CREATE INDEX "_home_v_created_at_idx" ON "_home_v" USING btree ("created_at");
  CREATE INDEX "_home_v_updated_at_idx" ON "_home_v" USING btree ("updated_at");
  CREATE INDEX "_home_v_latest_idx" ON "_home_v" USING btree ("latest");
  CREATE INDEX "_home_v_autosave_idx" ON "_home_v" USING btree ("autosave");
  CREATE INDEX "about_hero_hero_image_idx" ON "about" USING btree ("hero_image_id");
  CREATE INDEX "about_section_section_image_idx" ON "about" USING btree ("section_image_id");
  CREATE INDEX "about_section_section_mission_image_idx" ON "about" USING btree ("section_mission_image_id");
  CREATE INDEX "about_section_section_vision_image_idx" ON "about" USING btree ("section_vision_image_id");
  CREATE INDEX "about_ceo_ceo_image_idx" ON "about" USING btree ("ceo_image_id");
  CREATE INDEX "about_meta_meta_og_image_idx" ON "about" USING btree ("meta_og_image_id");
  CREATE INDEX "about_sample_idx" ON "about" USING btree ("sample");
  CREATE INDEX "about__status_idx" ON "about" USING btree ("_status");
  CREATE INDEX "_about_v_version_hero_version_hero_image_idx" ON "_about_v" USING btree ("version_hero_image_id");
  CREATE INDEX "_about_v_version_section_version_section_image_idx" ON "_about_v" USING btree ("version_section_image_id");
  CREATE INDEX "_about_v_version_section_version_section_mission_image_idx" ON "_about_v" USING btree ("version_section_mission_image_id");
  CREATE INDEX "_about_v_version_section_version_section_vision_image_idx" ON "_about_v" USING btree ("version_section_vision_image_id");
  CREATE INDEX "_about_v_version_ceo_version_ceo_image_idx" ON "_about_v" USING btree ("version_ceo_image_id");
  CREATE INDEX "_about_v_version_meta_version_meta_og_image_idx" ON "_about_v" USING btree ("version_meta_og_image_id");
  CREATE INDEX "_about_v_version_version_sample_idx" ON "_about_v" USING btree ("version_sample");
  CREATE INDEX "_about_v_version_version__status_idx" ON "_about_v" USING btree ("version__status");
  CREATE INDEX "_about_v_created_at_idx" ON "_about_v" USING btree ("created_at");
  CREATE INDEX "_about_v_updated_at_idx" ON "_about_v" USING btree ("updated_at");
  CREATE INDEX "_about_v_latest_idx" ON "_about_v" USING btree ("latest");
  CREATE INDEX "_about_v_autosave_idx" ON "_about_v" USING btree ("autosave");
  CREATE INDEX "contact_page_background_image_idx" ON "contact_page" USING btree ("background_image_id");
  CREATE INDEX "contact_page_meta_meta_og_image_idx" ON "contact_page" USING btree ("meta_og_image_id");
  CREATE INDEX "contact_page__status_idx" ON "contact_page" USING btree ("_status");
  CREATE INDEX "_contact_page_v_version_version_background_image_idx" ON "_contact_page_v" USING btree ("version_background_image_id");
  CREATE INDEX "_contact_page_v_version_meta_version_meta_og_image_idx" ON "_contact_page_v" USING btree ("version_meta_og_image_id");
  CREATE INDEX "_contact_page_v_version_version__status_idx" ON "_contact_page_v" USING btree ("version__status");
  CREATE INDEX "_contact_page_v_created_at_idx" ON "_contact_page_v" USING btree ("created_at");
  CREATE INDEX "_contact_page_v_updated_at_idx" ON "_contact_page_v" USING btree ("updated_at");
  CREATE INDEX "_contact_page_v_latest_idx" ON "_contact_page_v" USING btree ("latest");
  CREATE INDEX "_contact_page_v_autosave_idx" ON "_contact_page_v" USING btree ("autosave");
  CREATE INDEX "quote_page_meta_meta_og_image_idx" ON "quote_page" USING btree ("meta_og_image_id");
  CREATE INDEX "quote_page__status_idx" ON "quote_page" USING btree ("_status");
  CREATE INDEX "_quote_page_v_version_meta_version_meta_og_image_idx" ON "_quote_page_v" USING btree ("version_meta_og_image_id");
  CREATE INDEX "_quote_page_v_version_version__status_idx" ON "_quote_page_v" USING btree ("version__status");
  CREATE INDEX "_quote_page_v_created_at_idx" ON "_quote_page_v" USING btree ("created_at");
  CREATE INDEX "_quote_page_v_updated_at_idx" ON "_quote_page_v" USING btree ("updated_at");
  CREATE INDEX "_quote_page_v_latest_idx" ON "_quote_page_v" USING btree ("latest");
  CREATE INDEX "_quote_page_v_autosave_idx" ON "_quote_page_v" USING btree ("autosave");
  CREATE INDEX "faq_page_background_image_idx" ON "faq_page" USING btree ("background_image_id");
  CREATE INDEX "faq_page_meta_meta_og_image_idx" ON "faq_page" USING btree ("meta_og_image_id");
  CREATE INDEX "faq_page__status_idx" ON "faq_page" USING btree ("_status");
  CREATE INDEX "_faq_page_v_version_version_background_image_idx" ON "_faq_page_v" USING btree ("version_background_image_id");
  CREATE INDEX "_faq_page_v_version_meta_version_meta_og_image_idx" ON "_faq_page_v" USING btree ("version_meta_og_image_id");
  CREATE INDEX "_faq_page_v_version_version__status_idx" ON "_faq_page_v" USING btree ("version__status");
  CREATE INDEX "_faq_page_v_created_at_idx" ON "_faq_page_v" USING btree ("created_at");
  CREATE INDEX "_faq_page_v_updated_at_idx" ON "_faq_page_v" USING btree ("updated_at");
  CREATE INDEX "_faq_page_v_latest_idx" ON "_faq_page_v" USING btree ("latest");
  CREATE INDEX "_faq_page_v_autosave_idx" ON "_faq_page_v" USING btree ("autosave");
  CREATE INDEX "blog_page_background_image_idx" ON "blog_page" USING btree ("background_image_id");
  CREATE INDEX "blog_page_meta_meta_og_image_idx" ON "blog_page" USING btree ("meta_og_image_id");
  CREATE INDEX "blog_page__status_idx" ON "blog_page" USING btree ("_status");
  CREATE INDEX "_blog_page_v_version_version_background_image_idx" ON "_blog_page_v" USING btree ("version_background_image_id");
  CREATE INDEX "_blog_page_v_version_meta_version_meta_og_image_idx" ON "_blog_page_v" USING btree ("version_meta_og_image_id");
  CREATE INDEX "_blog_page_v_version_version__status_idx" ON "_blog_page_v" USING btree ("version__status");
  CREATE INDEX "_blog_page_v_created_at_idx" ON "_blog_page_v" USING btree ("created_at");
  CREATE INDEX "_blog_page_v_updated_at_idx" ON "_blog_page_v" USING btree ("updated_at");
  CREATE INDEX "_blog_page_v_latest_idx" ON "_blog_page_v" USING btree ("latest");
  CREATE INDEX "_blog_page_v_autosave_idx" ON "_blog_page_v" USING btree ("autosave");
  CREATE INDEX "privacy_sections_order_idx" ON "privacy_sections" USING btree ("_order");
  CREATE INDEX "privacy_sections_parent_id_idx" ON "privacy_sections" USING btree ("_parent_id");
  CREATE INDEX "privacy_meta_meta_og_image_idx" ON "privacy" USING btree ("meta_og_image_id");
  CREATE INDEX "privacy_sample_idx" ON "privacy" USING btree ("sample");
  CREATE INDEX "privacy__status_idx" ON "privacy" USING btree ("_status");
  CREATE INDEX "_privacy_v_version_sections_order_idx" ON "_privacy_v_version_sections" USING btree ("_order");
  CREATE INDEX "_privacy_v_version_sections_parent_id_idx" ON "_privacy_v_version_sections" USING btree ("_parent_id");
  CREATE INDEX "_privacy_v_version_meta_version_meta_og_image_idx" ON "_privacy_v" USING btree ("version_meta_og_image_id");
  CREATE INDEX "_privacy_v_version_version_sample_idx" ON "_privacy_v" USING btree ("version_sample");
  CREATE INDEX "_privacy_v_version_version__status_idx" ON "_privacy_v" USING btree ("version__status");
  CREATE INDEX "_privacy_v_created_at_idx" ON "_privacy_v" USING btree ("created_at");
  CREATE INDEX "_privacy_v_updated_at_idx" ON "_privacy_v" USING btree ("updated_at");
  CREATE INDEX "_privacy_v_latest_idx" ON "_privacy_v" USING btree ("latest");
  CREATE INDEX "_privacy_v_autosave_idx" ON "_privacy_v" USING btree ("autosave");
  CREATE INDEX "other_pages_listings_order_idx" ON "other_pages_listings" USING btree ("_order");
  CREATE INDEX "other_pages_listings_parent_id_idx" ON "other_pages_listings" USING btree ("_parent_id");
  CREATE INDEX "other_pages_listings_og_image_idx" ON "other_pages_listings" USING btree ("og_image_id");
  CREATE INDEX "other_pages__status_idx" ON "other_pages" USING btree ("_status");
  CREATE INDEX "_other_pages_v_version_listings_order_idx" ON "_other_pages_v_version_listings" USING btree ("_order");
  CREATE INDEX "_other_pages_v_version_listings_parent_id_idx" ON "_other_pages_v_version_listings" USING btree ("_parent_id");
  CREATE INDEX "_other_pages_v_version_listings_og_image_idx" ON "_other_pages_v_version_listings" USING btree ("og_image_id");
  CREATE INDEX "_other_pages_v_version_version__status_idx" ON "_other_pages_v" USING btree ("version__status");
  CREATE INDEX "_other_pages_v_created_at_idx" ON "_other_pages_v" USING btree ("created_at");
  CREATE INDEX "_other_pages_v_updated_at_idx" ON "_other_pages_v" USING btree ("updated_at");
  CREATE INDEX "_other_pages_v_latest_idx" ON "_other_pages_v" USING btree ("latest");
  CREATE INDEX "_other_pages_v_autosave_idx" ON "_other_pages_v" USING btree ("autosave");
  CREATE INDEX "words__status_idx" ON "words" USING btree ("_status");
  CREATE INDEX "_words_v_version_version__status_idx" ON "_words_v" USING btree ("version__status");
  CREATE INDEX "_words_v_created_at_idx" ON "_words_v" USING btree ("created_at");
  CREATE INDEX "_words_v_updated_at_idx" ON "_words_v" USING btree ("updated_at");
  CREATE INDEX "_words_v_latest_idx" ON "_words_v" USING btree ("latest");
  CREATE INDEX "_words_v_autosave_idx" ON "_words_v" USING btree ("autosave");
  CREATE INDEX "city_pages_services_order_idx" ON "city_pages_services" USING btree ("_order");
  CREATE INDEX "city_pages_services_parent_id_idx" ON "city_pages_services" USING btree ("_parent_id");
  CREATE INDEX "city_pages_services_service_idx" ON "city_pages_services" USING btree ("service_id");
  CREATE INDEX "city_pages_achievements_points_order_idx" ON "city_pages_achievements_points" USING btree ("_order");
  CREATE INDEX "city_pages_achievements_points_parent_id_idx" ON "city_pages_achievements_points" USING btree ("_parent_id");
  CREATE INDEX "city_pages_achievements_achievements_image_idx" ON "city_pages" USING btree ("achievements_image_id");
  CREATE INDEX "city_pages_sample_idx" ON "city_pages" USING btree ("sample");
  CREATE INDEX "city_pages__status_idx" ON "city_pages" USING btree ("_status");
  CREATE INDEX "_city_pages_v_version_services_order_idx" ON "_city_pages_v_version_services" USING btree ("_order");
  CREATE INDEX "_city_pages_v_version_services_parent_id_idx" ON "_city_pages_v_version_services" USING btree ("_parent_id");
  CREATE INDEX "_city_pages_v_version_services_service_idx" ON "_city_pages_v_version_services" USING btree ("service_id");
  CREATE INDEX "_city_pages_v_version_achievements_points_order_idx" ON "_city_pages_v_version_achievements_points" USING btree ("_order");
  CREATE INDEX "_city_pages_v_version_achievements_points_parent_id_idx" ON "_city_pages_v_version_achievements_points" USING btree ("_parent_id");
  CREATE INDEX "_city_pages_v_version_achievements_version_achievements__idx" ON "_city_pages_v" USING btree ("version_achievements_image_id");
  CREATE INDEX "_city_pages_v_version_version_sample_idx" ON "_city_pages_v" USING btree ("version_sample");
  CREATE INDEX "_city_pages_v_version_version__status_idx" ON "_city_pages_v" USING btree ("version__status");
  CREATE INDEX "_city_pages_v_created_at_idx" ON "_city_pages_v" USING btree ("created_at");
  CREATE INDEX "_city_pages_v_updated_at_idx" ON "_city_pages_v" USING btree ("updated_at");
  CREATE INDEX "_city_pages_v_latest_idx" ON "_city_pages_v" USING btree ("latest");
  CREATE INDEX "_city_pages_v_autosave_idx" ON "_city_pages_v" USING btree ("autosave");
  CREATE INDEX "reviews_sample_idx" ON "reviews" USING btree ("sample");
  CREATE INDEX "reviews__status_idx" ON "reviews" USING btree ("_status");
  CREATE INDEX "_reviews_v_version_version_sample_idx" ON "_reviews_v" USING btree ("version_sample");
  CREATE INDEX "_reviews_v_version_version__status_idx" ON "_reviews_v" USING btree ("version__status");
  CREATE INDEX "_reviews_v_created_at_idx" ON "_reviews_v" USING btree ("created_at");
  CREATE INDEX "_reviews_v_updated_at_idx" ON "_reviews_v" USING btree ("updated_at");
  CREATE INDEX "_reviews_v_latest_idx" ON "_reviews_v" USING btree ("latest");
  CREATE INDEX "_reviews_v_autosave_idx" ON "_reviews_v" USING btree ("autosave");
  CREATE INDEX "settings_social_order_idx" ON "settings_social" USING btree ("_order");
  CREATE INDEX "settings_social_parent_id_idx" ON "settings_social" USING btree ("_parent_id");
  CREATE INDEX "settings_opening_hours_order_idx" ON "settings_opening_hours" USING btree ("_order");
  CREATE INDEX "settings_opening_hours_parent_id_idx" ON "settings_opening_hours" USING btree ("_parent_id");
  CREATE INDEX "settings_hours_exceptions_order_idx" ON "settings_hours_exceptions" USING btree ("_order");
  CREATE INDEX "settings_hours_exceptions_parent_id_idx" ON "settings_hours_exceptions" USING btree ("_parent_id");
  CREATE INDEX "settings_offices_hours_exceptions_order_idx" ON "settings_offices_hours_exceptions" USING btree ("_order");
  CREATE INDEX "settings_offices_hours_exceptions_parent_id_idx" ON "settings_offices_hours_exceptions" USING btree ("_parent_id");
  CREATE INDEX "settings_offices_order_idx" ON "settings_offices" USING btree ("_order");
  CREATE INDEX "settings_offices_parent_id_idx" ON "settings_offices" USING btree ("_parent_id");
  CREATE INDEX "settings_cities_order_idx" ON "settings_cities" USING btree ("_order");
  CREATE INDEX "settings_cities_parent_id_idx" ON "settings_cities" USING btree ("_parent_id");
  CREATE INDEX "settings_menu_order_idx" ON "settings_menu" USING btree ("_order");
  CREATE INDEX "settings_menu_parent_id_idx" ON "settings_menu" USING btree ("_parent_id");
  CREATE INDEX "settings_footer_navigation_order_idx" ON "settings_footer_navigation" USING btree ("_order");
  CREATE INDEX "settings_footer_navigation_parent_id_idx" ON "settings_footer_navigation" USING btree ("_parent_id");
  CREATE INDEX "settings_footer_services_order_idx" ON "settings_footer_services" USING btree ("_order");
  CREATE INDEX "settings_footer_services_parent_id_idx" ON "settings_footer_services" USING btree ("_parent_id");
  CREATE INDEX "settings_look_look_logo_idx" ON "settings" USING btree ("look_logo_id");
  CREATE INDEX "settings_look_look_logo_on_dark_idx" ON "settings" USING btree ("look_logo_on_dark_id");
  CREATE INDEX "settings_look_look_sign_idx" ON "settings" USING btree ("look_sign_id");
  CREATE INDEX "settings_sample_idx" ON "settings" USING btree ("sample");
  CREATE INDEX "settings__status_idx" ON "settings" USING btree ("_status");
  CREATE INDEX "_settings_v_version_social_order_idx" ON "_settings_v_version_social" USING btree ("_order");
  CREATE INDEX "_settings_v_version_social_parent_id_idx" ON "_settings_v_version_social" USING btree ("_parent_id");
  CREATE INDEX "_settings_v_version_opening_hours_order_idx" ON "_settings_v_version_opening_hours" USING btree ("_order");
  CREATE INDEX "_settings_v_version_opening_hours_parent_id_idx" ON "_settings_v_version_opening_hours" USING btree ("_parent_id");
  CREATE INDEX "_settings_v_version_hours_exceptions_order_idx" ON "_settings_v_version_hours_exceptions" USING btree ("_order");
  CREATE INDEX "_settings_v_version_hours_exceptions_parent_id_idx" ON "_settings_v_version_hours_exceptions" USING btree ("_parent_id");
  CREATE INDEX "_settings_v_version_offices_hours_exceptions_order_idx" ON "_settings_v_version_offices_hours_exceptions" USING btree ("_order");
  CREATE INDEX "_settings_v_version_offices_hours_exceptions_parent_id_idx" ON "_settings_v_version_offices_hours_exceptions" USING btree ("_parent_id");
  CREATE INDEX "_settings_v_version_offices_order_idx" ON "_settings_v_version_offices" USING btree ("_order");
  CREATE INDEX "_settings_v_version_offices_parent_id_idx" ON "_settings_v_version_offices" USING btree ("_parent_id");
  CREATE INDEX "_settings_v_version_cities_order_idx" ON "_settings_v_version_cities" USING btree ("_order");
  CREATE INDEX "_settings_v_version_cities_parent_id_idx" ON "_settings_v_version_cities" USING btree ("_parent_id");
  CREATE INDEX "_settings_v_version_menu_order_idx" ON "_settings_v_version_menu" USING btree ("_order");
  CREATE INDEX "_settings_v_version_menu_parent_id_idx" ON "_settings_v_version_menu" USING btree ("_parent_id");
  CREATE INDEX "_settings_v_version_footer_navigation_order_idx" ON "_settings_v_version_footer_navigation" USING btree ("_order");
  CREATE INDEX "_settings_v_version_footer_navigation_parent_id_idx" ON "_settings_v_version_footer_navigation" USING btree ("_parent_id");
  CREATE INDEX "_settings_v_version_footer_services_order_idx" ON "_settings_v_version_footer_services" USING btree ("_order");
  CREATE INDEX "_settings_v_version_footer_services_parent_id_idx" ON "_settings_v_version_footer_services" USING btree ("_parent_id");
  CREATE INDEX "_settings_v_version_look_version_look_logo_idx" ON "_settings_v" USING btree ("version_look_logo_id");
  CREATE INDEX "_settings_v_version_look_version_look_logo_on_dark_idx" ON "_settings_v" USING btree ("version_look_logo_on_dark_id");
  CREATE INDEX "_settings_v_version_look_version_look_sign_idx" ON "_settings_v" USING btree ("version_look_sign_id");
  CREATE INDEX "_settings_v_version_version_sample_idx" ON "_settings_v" USING btree ("version_sample");
  CREATE INDEX "_settings_v_version_version__status_idx" ON "_settings_v" USING btree ("version__status");
  CREATE INDEX "_settings_v_created_at_idx" ON "_settings_v" USING btree ("created_at");
  CREATE INDEX "_settings_v_updated_at_idx" ON "_settings_v" USING btree ("updated_at");
  CREATE INDEX "_settings_v_latest_idx" ON "_settings_v" USING btree ("latest");
  CREATE INDEX "_settings_v_autosave_idx" ON "_settings_v" USING btree ("autosave");`)
  // Finds a word inside a lead's text. A server without the extension searches row by row.
  await db.execute(sql`
    DO $$ BEGIN
      CREATE EXTENSION IF NOT EXISTS pg_trgm;
      CREATE INDEX IF NOT EXISTS leads_search_text_words_idx ON leads USING gin (search_text gin_trgm_ops);
    EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN
      RAISE WARNING 'Searches of leads read every row: the extension pg_trgm is not there';
    END $$;`)
}
