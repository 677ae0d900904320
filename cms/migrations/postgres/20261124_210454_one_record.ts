import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { intoOneRecord, postgres } from '../one-record';

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_services_city_card_icon" AS ENUM('award', 'building', 'calendar-check', 'clock', 'droplets', 'eye', 'hand-heart', 'heart-pulse', 'home', 'ladder', 'layers', 'leaf', 'mail', 'map-pin', 'phone', 'recycle', 'shield-check', 'sparkles', 'star', 'sun', 'target', 'thumbs-up', 'trending-up', 'users', 'wallet', 'wind', 'wrench');
  CREATE TYPE "public"."enum_services_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__services_v_version_city_card_icon" AS ENUM('award', 'building', 'calendar-check', 'clock', 'droplets', 'eye', 'hand-heart', 'heart-pulse', 'home', 'ladder', 'layers', 'leaf', 'mail', 'map-pin', 'phone', 'recycle', 'shield-check', 'sparkles', 'star', 'sun', 'target', 'thumbs-up', 'trending-up', 'users', 'wallet', 'wind', 'wrench');
  CREATE TYPE "public"."enum__services_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_cities_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__cities_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_faq_categories_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__faq_categories_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_testimonials_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__testimonials_v_version_status" AS ENUM('draft', 'published');
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
  CREATE TYPE "public"."enum_city_pages_services_icon" AS ENUM('award', 'building', 'calendar-check', 'clock', 'droplets', 'eye', 'hand-heart', 'heart-pulse', 'home', 'ladder', 'layers', 'leaf', 'mail', 'map-pin', 'phone', 'recycle', 'shield-check', 'sparkles', 'star', 'sun', 'target', 'thumbs-up', 'trending-up', 'users', 'wallet', 'wind', 'wrench');
  CREATE TYPE "public"."enum_city_pages_achievements_points_icon" AS ENUM('award', 'building', 'calendar-check', 'clock', 'droplets', 'eye', 'hand-heart', 'heart-pulse', 'home', 'ladder', 'layers', 'leaf', 'mail', 'map-pin', 'phone', 'recycle', 'shield-check', 'sparkles', 'star', 'sun', 'target', 'thumbs-up', 'trending-up', 'users', 'wallet', 'wind', 'wrench');
  CREATE TYPE "public"."enum_city_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__city_pages_v_version_services_icon" AS ENUM('award', 'building', 'calendar-check', 'clock', 'droplets', 'eye', 'hand-heart', 'heart-pulse', 'home', 'ladder', 'layers', 'leaf', 'mail', 'map-pin', 'phone', 'recycle', 'shield-check', 'sparkles', 'star', 'sun', 'target', 'thumbs-up', 'trending-up', 'users', 'wallet', 'wind', 'wrench');
  CREATE TYPE "public"."enum__city_pages_v_version_achievements_points_icon" AS ENUM('award', 'building', 'calendar-check', 'clock', 'droplets', 'eye', 'hand-heart', 'heart-pulse', 'home', 'ladder', 'layers', 'leaf', 'mail', 'map-pin', 'phone', 'recycle', 'shield-check', 'sparkles', 'star', 'sun', 'target', 'thumbs-up', 'trending-up', 'users', 'wallet', 'wind', 'wrench');
  CREATE TYPE "public"."enum__city_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_reviews_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__reviews_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_settings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__settings_v_version_status" AS ENUM('draft', 'published');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'schedulePublish';
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
  	"version_edited_by" varchar,
  	"version__status" "enum__home_v_version_status" DEFAULT 'draft',
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
  	"version_edited_by" varchar,
  	"version__status" "enum__city_pages_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  ALTER TABLE "services_benefits_cards" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "services_benefits_cards" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "services" ALTER COLUMN "shape" DROP NOT NULL;
  ALTER TABLE "services" ALTER COLUMN "slug" DROP NOT NULL;
  ALTER TABLE "_services_v_version_benefits_cards" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "_services_v_version_benefits_cards" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "_services_v" ALTER COLUMN "version_shape" DROP NOT NULL;
  ALTER TABLE "_services_v" ALTER COLUMN "version_slug" DROP NOT NULL;
  ALTER TABLE "cities" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "cities" ALTER COLUMN "slug" DROP NOT NULL;
  ALTER TABLE "cities" ALTER COLUMN "route" DROP NOT NULL;
  ALTER TABLE "cities" ALTER COLUMN "office" DROP NOT NULL;
  ALTER TABLE "cities" ALTER COLUMN "services_heading" DROP NOT NULL;
  ALTER TABLE "cities" ALTER COLUMN "hero_title" DROP NOT NULL;
  ALTER TABLE "cities" ALTER COLUMN "who_we_are_heading" DROP NOT NULL;
  ALTER TABLE "cities" ALTER COLUMN "card_heading" DROP NOT NULL;
  ALTER TABLE "_cities_v" ALTER COLUMN "version_name" DROP NOT NULL;
  ALTER TABLE "_cities_v" ALTER COLUMN "version_slug" DROP NOT NULL;
  ALTER TABLE "_cities_v" ALTER COLUMN "version_route" DROP NOT NULL;
  ALTER TABLE "_cities_v" ALTER COLUMN "version_office" DROP NOT NULL;
  ALTER TABLE "_cities_v" ALTER COLUMN "version_services_heading" DROP NOT NULL;
  ALTER TABLE "_cities_v" ALTER COLUMN "version_hero_title" DROP NOT NULL;
  ALTER TABLE "_cities_v" ALTER COLUMN "version_who_we_are_heading" DROP NOT NULL;
  ALTER TABLE "_cities_v" ALTER COLUMN "version_card_heading" DROP NOT NULL;
  ALTER TABLE "faq_categories_items" ALTER COLUMN "question" DROP NOT NULL;
  ALTER TABLE "faq_categories_items" ALTER COLUMN "answer" DROP NOT NULL;
  ALTER TABLE "faq_categories" ALTER COLUMN "category" DROP NOT NULL;
  ALTER TABLE "_faq_categories_v_version_items" ALTER COLUMN "question" DROP NOT NULL;
  ALTER TABLE "_faq_categories_v_version_items" ALTER COLUMN "answer" DROP NOT NULL;
  ALTER TABLE "_faq_categories_v" ALTER COLUMN "version_category" DROP NOT NULL;
  ALTER TABLE "testimonials" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "testimonials" ALTER COLUMN "comment" DROP NOT NULL;
  ALTER TABLE "testimonials" ALTER COLUMN "rating" DROP NOT NULL;
  ALTER TABLE "testimonials" ALTER COLUMN "date" DROP NOT NULL;
  ALTER TABLE "_testimonials_v" ALTER COLUMN "version_name" DROP NOT NULL;
  ALTER TABLE "_testimonials_v" ALTER COLUMN "version_comment" DROP NOT NULL;
  ALTER TABLE "_testimonials_v" ALTER COLUMN "version_rating" DROP NOT NULL;
  ALTER TABLE "_testimonials_v" ALTER COLUMN "version_date" DROP NOT NULL;
  ALTER TABLE "about" ALTER COLUMN "section_heading" DROP NOT NULL;
  ALTER TABLE "_about_v" ALTER COLUMN "version_section_heading" DROP NOT NULL;
  ALTER TABLE "contact_page" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "_contact_page_v" ALTER COLUMN "version_title" DROP NOT NULL;
  ALTER TABLE "reviews" ALTER COLUMN "review_count" DROP NOT NULL;
  ALTER TABLE "_reviews_v" ALTER COLUMN "version_review_count" DROP NOT NULL;
  ALTER TABLE "settings_social" ALTER COLUMN "network" DROP NOT NULL;
  ALTER TABLE "settings_social" ALTER COLUMN "url" DROP NOT NULL;
  ALTER TABLE "settings_social" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "settings_opening_hours" ALTER COLUMN "days" DROP NOT NULL;
  ALTER TABLE "settings_opening_hours" ALTER COLUMN "hours" DROP NOT NULL;
  ALTER TABLE "settings_offices" ALTER COLUMN "key" DROP NOT NULL;
  ALTER TABLE "settings_offices" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "settings_offices" ALTER COLUMN "city" DROP NOT NULL;
  ALTER TABLE "settings_offices" ALTER COLUMN "suburb" DROP NOT NULL;
  ALTER TABLE "settings_offices" ALTER COLUMN "state" DROP NOT NULL;
  ALTER TABLE "settings_offices" ALTER COLUMN "postcode" DROP NOT NULL;
  ALTER TABLE "settings_offices" ALTER COLUMN "latitude" DROP NOT NULL;
  ALTER TABLE "settings_offices" ALTER COLUMN "longitude" DROP NOT NULL;
  ALTER TABLE "settings_offices" ALTER COLUMN "area_served" DROP NOT NULL;
  ALTER TABLE "settings_offices" ALTER COLUMN "time_zone" DROP NOT NULL;
  ALTER TABLE "settings_cities" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "settings_cities" ALTER COLUMN "slug" DROP NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "brand" DROP NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "tagline" DROP NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "blurb" DROP NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "phone" DROP NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "mobile" DROP NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "email" DROP NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "time_zone" DROP NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "states" DROP NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "services" DROP NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "cleaning_models" DROP NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "collection_notice" DROP NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "retention_months" DROP NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "claims_experience" DROP NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "claims_quote" DROP NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "claims_guarantee" DROP NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "claims_insurance" DROP NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "claims_eco" DROP NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "claims_customers" DROP NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "claims_solar" DROP NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "default_title" DROP NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "default_description" DROP NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "markup_opening_hours" DROP NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "markup_rating" DROP NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "markup_price_range" DROP NOT NULL;
  ALTER TABLE "_settings_v_version_social" ALTER COLUMN "network" DROP NOT NULL;
  ALTER TABLE "_settings_v_version_social" ALTER COLUMN "url" DROP NOT NULL;
  ALTER TABLE "_settings_v_version_social" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "_settings_v_version_opening_hours" ALTER COLUMN "days" DROP NOT NULL;
  ALTER TABLE "_settings_v_version_opening_hours" ALTER COLUMN "hours" DROP NOT NULL;
  ALTER TABLE "_settings_v_version_offices" ALTER COLUMN "key" DROP NOT NULL;
  ALTER TABLE "_settings_v_version_offices" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "_settings_v_version_offices" ALTER COLUMN "city" DROP NOT NULL;
  ALTER TABLE "_settings_v_version_offices" ALTER COLUMN "suburb" DROP NOT NULL;
  ALTER TABLE "_settings_v_version_offices" ALTER COLUMN "state" DROP NOT NULL;
  ALTER TABLE "_settings_v_version_offices" ALTER COLUMN "postcode" DROP NOT NULL;
  ALTER TABLE "_settings_v_version_offices" ALTER COLUMN "latitude" DROP NOT NULL;
  ALTER TABLE "_settings_v_version_offices" ALTER COLUMN "longitude" DROP NOT NULL;
  ALTER TABLE "_settings_v_version_offices" ALTER COLUMN "area_served" DROP NOT NULL;
  ALTER TABLE "_settings_v_version_offices" ALTER COLUMN "time_zone" DROP NOT NULL;
  ALTER TABLE "_settings_v_version_cities" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "_settings_v_version_cities" ALTER COLUMN "slug" DROP NOT NULL;
  ALTER TABLE "_settings_v" ALTER COLUMN "version_brand" DROP NOT NULL;
  ALTER TABLE "_settings_v" ALTER COLUMN "version_tagline" DROP NOT NULL;
  ALTER TABLE "_settings_v" ALTER COLUMN "version_blurb" DROP NOT NULL;
  ALTER TABLE "_settings_v" ALTER COLUMN "version_phone" DROP NOT NULL;
  ALTER TABLE "_settings_v" ALTER COLUMN "version_mobile" DROP NOT NULL;
  ALTER TABLE "_settings_v" ALTER COLUMN "version_email" DROP NOT NULL;
  ALTER TABLE "_settings_v" ALTER COLUMN "version_time_zone" DROP NOT NULL;
  ALTER TABLE "_settings_v" ALTER COLUMN "version_states" DROP NOT NULL;
  ALTER TABLE "_settings_v" ALTER COLUMN "version_services" DROP NOT NULL;
  ALTER TABLE "_settings_v" ALTER COLUMN "version_cleaning_models" DROP NOT NULL;
  ALTER TABLE "_settings_v" ALTER COLUMN "version_collection_notice" DROP NOT NULL;
  ALTER TABLE "_settings_v" ALTER COLUMN "version_retention_months" DROP NOT NULL;
  ALTER TABLE "_settings_v" ALTER COLUMN "version_claims_experience" DROP NOT NULL;
  ALTER TABLE "_settings_v" ALTER COLUMN "version_claims_quote" DROP NOT NULL;
  ALTER TABLE "_settings_v" ALTER COLUMN "version_claims_guarantee" DROP NOT NULL;
  ALTER TABLE "_settings_v" ALTER COLUMN "version_claims_insurance" DROP NOT NULL;
  ALTER TABLE "_settings_v" ALTER COLUMN "version_claims_eco" DROP NOT NULL;
  ALTER TABLE "_settings_v" ALTER COLUMN "version_claims_customers" DROP NOT NULL;
  ALTER TABLE "_settings_v" ALTER COLUMN "version_claims_solar" DROP NOT NULL;
  ALTER TABLE "_settings_v" ALTER COLUMN "version_default_title" DROP NOT NULL;
  ALTER TABLE "_settings_v" ALTER COLUMN "version_default_description" DROP NOT NULL;
  ALTER TABLE "_settings_v" ALTER COLUMN "version_markup_opening_hours" DROP NOT NULL;
  ALTER TABLE "_settings_v" ALTER COLUMN "version_markup_rating" DROP NOT NULL;
  ALTER TABLE "_settings_v" ALTER COLUMN "version_markup_price_range" DROP NOT NULL;
  ALTER TABLE "privacy_sections" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "privacy_sections" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "privacy" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "_privacy_v_version_sections" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "_privacy_v_version_sections" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "_privacy_v" ALTER COLUMN "version_title" DROP NOT NULL;
  ALTER TABLE "services" ADD COLUMN "price_note" varchar;
  ALTER TABLE "services" ADD COLUMN "home_card_title" varchar;
  ALTER TABLE "services" ADD COLUMN "home_card_description" varchar;
  ALTER TABLE "services" ADD COLUMN "home_card_image_id" integer;
  ALTER TABLE "services" ADD COLUMN "city_card_title" varchar;
  ALTER TABLE "services" ADD COLUMN "city_card_description" varchar;
  ALTER TABLE "services" ADD COLUMN "city_card_icon" "enum_services_city_card_icon";
  ALTER TABLE "services" ADD COLUMN "meta_meta_title" varchar;
  ALTER TABLE "services" ADD COLUMN "meta_meta_description" varchar;
  ALTER TABLE "services" ADD COLUMN "meta_meta_keywords" varchar;
  ALTER TABLE "services" ADD COLUMN "meta_og_title" varchar;
  ALTER TABLE "services" ADD COLUMN "meta_og_description" varchar;
  ALTER TABLE "services" ADD COLUMN "meta_og_image_id" integer;
  ALTER TABLE "services" ADD COLUMN "_status" "enum_services_status" DEFAULT 'draft';
  ALTER TABLE "_services_v" ADD COLUMN "version_price_note" varchar;
  ALTER TABLE "_services_v" ADD COLUMN "version_home_card_title" varchar;
  ALTER TABLE "_services_v" ADD COLUMN "version_home_card_description" varchar;
  ALTER TABLE "_services_v" ADD COLUMN "version_home_card_image_id" integer;
  ALTER TABLE "_services_v" ADD COLUMN "version_city_card_title" varchar;
  ALTER TABLE "_services_v" ADD COLUMN "version_city_card_description" varchar;
  ALTER TABLE "_services_v" ADD COLUMN "version_city_card_icon" "enum__services_v_version_city_card_icon";
  ALTER TABLE "_services_v" ADD COLUMN "version_meta_meta_title" varchar;
  ALTER TABLE "_services_v" ADD COLUMN "version_meta_meta_description" varchar;
  ALTER TABLE "_services_v" ADD COLUMN "version_meta_meta_keywords" varchar;
  ALTER TABLE "_services_v" ADD COLUMN "version_meta_og_title" varchar;
  ALTER TABLE "_services_v" ADD COLUMN "version_meta_og_description" varchar;
  ALTER TABLE "_services_v" ADD COLUMN "version_meta_og_image_id" integer;
  ALTER TABLE "_services_v" ADD COLUMN "version__status" "enum__services_v_version_status" DEFAULT 'draft';
  ALTER TABLE "_services_v" ADD COLUMN "latest" boolean;
  ALTER TABLE "_services_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "cities" ADD COLUMN "meta_meta_title" varchar;
  ALTER TABLE "cities" ADD COLUMN "meta_meta_description" varchar;
  ALTER TABLE "cities" ADD COLUMN "meta_meta_keywords" varchar;
  ALTER TABLE "cities" ADD COLUMN "meta_og_title" varchar;
  ALTER TABLE "cities" ADD COLUMN "meta_og_description" varchar;
  ALTER TABLE "cities" ADD COLUMN "meta_og_image_id" integer;
  ALTER TABLE "cities" ADD COLUMN "_status" "enum_cities_status" DEFAULT 'draft';
  ALTER TABLE "_cities_v" ADD COLUMN "version_meta_meta_title" varchar;
  ALTER TABLE "_cities_v" ADD COLUMN "version_meta_meta_description" varchar;
  ALTER TABLE "_cities_v" ADD COLUMN "version_meta_meta_keywords" varchar;
  ALTER TABLE "_cities_v" ADD COLUMN "version_meta_og_title" varchar;
  ALTER TABLE "_cities_v" ADD COLUMN "version_meta_og_description" varchar;
  ALTER TABLE "_cities_v" ADD COLUMN "version_meta_og_image_id" integer;
  ALTER TABLE "_cities_v" ADD COLUMN "version__status" "enum__cities_v_version_status" DEFAULT 'draft';
  ALTER TABLE "_cities_v" ADD COLUMN "latest" boolean;
  ALTER TABLE "_cities_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "faq_categories" ADD COLUMN "_status" "enum_faq_categories_status" DEFAULT 'draft';
  ALTER TABLE "_faq_categories_v" ADD COLUMN "version__status" "enum__faq_categories_v_version_status" DEFAULT 'draft';
  ALTER TABLE "_faq_categories_v" ADD COLUMN "latest" boolean;
  ALTER TABLE "_faq_categories_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "testimonials" ADD COLUMN "_status" "enum_testimonials_status" DEFAULT 'draft';
  ALTER TABLE "_testimonials_v" ADD COLUMN "version__status" "enum__testimonials_v_version_status" DEFAULT 'draft';
  ALTER TABLE "_testimonials_v" ADD COLUMN "latest" boolean;
  ALTER TABLE "_testimonials_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "about" ADD COLUMN "meta_meta_title" varchar;
  ALTER TABLE "about" ADD COLUMN "meta_meta_description" varchar;
  ALTER TABLE "about" ADD COLUMN "meta_meta_keywords" varchar;
  ALTER TABLE "about" ADD COLUMN "meta_og_title" varchar;
  ALTER TABLE "about" ADD COLUMN "meta_og_description" varchar;
  ALTER TABLE "about" ADD COLUMN "meta_og_image_id" integer;
  ALTER TABLE "about" ADD COLUMN "_status" "enum_about_status" DEFAULT 'draft';
  ALTER TABLE "_about_v" ADD COLUMN "version_meta_meta_title" varchar;
  ALTER TABLE "_about_v" ADD COLUMN "version_meta_meta_description" varchar;
  ALTER TABLE "_about_v" ADD COLUMN "version_meta_meta_keywords" varchar;
  ALTER TABLE "_about_v" ADD COLUMN "version_meta_og_title" varchar;
  ALTER TABLE "_about_v" ADD COLUMN "version_meta_og_description" varchar;
  ALTER TABLE "_about_v" ADD COLUMN "version_meta_og_image_id" integer;
  ALTER TABLE "_about_v" ADD COLUMN "version__status" "enum__about_v_version_status" DEFAULT 'draft';
  ALTER TABLE "_about_v" ADD COLUMN "latest" boolean;
  ALTER TABLE "_about_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "contact_page" ADD COLUMN "meta_meta_title" varchar;
  ALTER TABLE "contact_page" ADD COLUMN "meta_meta_description" varchar;
  ALTER TABLE "contact_page" ADD COLUMN "meta_meta_keywords" varchar;
  ALTER TABLE "contact_page" ADD COLUMN "meta_og_title" varchar;
  ALTER TABLE "contact_page" ADD COLUMN "meta_og_description" varchar;
  ALTER TABLE "contact_page" ADD COLUMN "meta_og_image_id" integer;
  ALTER TABLE "contact_page" ADD COLUMN "_status" "enum_contact_page_status" DEFAULT 'draft';
  ALTER TABLE "_contact_page_v" ADD COLUMN "version_meta_meta_title" varchar;
  ALTER TABLE "_contact_page_v" ADD COLUMN "version_meta_meta_description" varchar;
  ALTER TABLE "_contact_page_v" ADD COLUMN "version_meta_meta_keywords" varchar;
  ALTER TABLE "_contact_page_v" ADD COLUMN "version_meta_og_title" varchar;
  ALTER TABLE "_contact_page_v" ADD COLUMN "version_meta_og_description" varchar;
  ALTER TABLE "_contact_page_v" ADD COLUMN "version_meta_og_image_id" integer;
  ALTER TABLE "_contact_page_v" ADD COLUMN "version__status" "enum__contact_page_v_version_status" DEFAULT 'draft';
  ALTER TABLE "_contact_page_v" ADD COLUMN "latest" boolean;
  ALTER TABLE "_contact_page_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "faq_page" ADD COLUMN "meta_meta_title" varchar;
  ALTER TABLE "faq_page" ADD COLUMN "meta_meta_description" varchar;
  ALTER TABLE "faq_page" ADD COLUMN "meta_meta_keywords" varchar;
  ALTER TABLE "faq_page" ADD COLUMN "meta_og_title" varchar;
  ALTER TABLE "faq_page" ADD COLUMN "meta_og_description" varchar;
  ALTER TABLE "faq_page" ADD COLUMN "meta_og_image_id" integer;
  ALTER TABLE "faq_page" ADD COLUMN "_status" "enum_faq_page_status" DEFAULT 'draft';
  ALTER TABLE "_faq_page_v" ADD COLUMN "version_meta_meta_title" varchar;
  ALTER TABLE "_faq_page_v" ADD COLUMN "version_meta_meta_description" varchar;
  ALTER TABLE "_faq_page_v" ADD COLUMN "version_meta_meta_keywords" varchar;
  ALTER TABLE "_faq_page_v" ADD COLUMN "version_meta_og_title" varchar;
  ALTER TABLE "_faq_page_v" ADD COLUMN "version_meta_og_description" varchar;
  ALTER TABLE "_faq_page_v" ADD COLUMN "version_meta_og_image_id" integer;
  ALTER TABLE "_faq_page_v" ADD COLUMN "version__status" "enum__faq_page_v_version_status" DEFAULT 'draft';
  ALTER TABLE "_faq_page_v" ADD COLUMN "latest" boolean;
  ALTER TABLE "_faq_page_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "blog_page" ADD COLUMN "meta_meta_title" varchar;
  ALTER TABLE "blog_page" ADD COLUMN "meta_meta_description" varchar;
  ALTER TABLE "blog_page" ADD COLUMN "meta_meta_keywords" varchar;
  ALTER TABLE "blog_page" ADD COLUMN "meta_og_title" varchar;
  ALTER TABLE "blog_page" ADD COLUMN "meta_og_description" varchar;
  ALTER TABLE "blog_page" ADD COLUMN "meta_og_image_id" integer;
  ALTER TABLE "blog_page" ADD COLUMN "_status" "enum_blog_page_status" DEFAULT 'draft';
  ALTER TABLE "_blog_page_v" ADD COLUMN "version_meta_meta_title" varchar;
  ALTER TABLE "_blog_page_v" ADD COLUMN "version_meta_meta_description" varchar;
  ALTER TABLE "_blog_page_v" ADD COLUMN "version_meta_meta_keywords" varchar;
  ALTER TABLE "_blog_page_v" ADD COLUMN "version_meta_og_title" varchar;
  ALTER TABLE "_blog_page_v" ADD COLUMN "version_meta_og_description" varchar;
  ALTER TABLE "_blog_page_v" ADD COLUMN "version_meta_og_image_id" integer;
  ALTER TABLE "_blog_page_v" ADD COLUMN "version__status" "enum__blog_page_v_version_status" DEFAULT 'draft';
  ALTER TABLE "_blog_page_v" ADD COLUMN "latest" boolean;
  ALTER TABLE "_blog_page_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "reviews" ADD COLUMN "_status" "enum_reviews_status" DEFAULT 'draft';
  ALTER TABLE "_reviews_v" ADD COLUMN "version__status" "enum__reviews_v_version_status" DEFAULT 'draft';
  ALTER TABLE "_reviews_v" ADD COLUMN "latest" boolean;
  ALTER TABLE "_reviews_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "settings" ADD COLUMN "_status" "enum_settings_status" DEFAULT 'draft';
  ALTER TABLE "_settings_v" ADD COLUMN "version__status" "enum__settings_v_version_status" DEFAULT 'draft';
  ALTER TABLE "_settings_v" ADD COLUMN "latest" boolean;
  ALTER TABLE "_settings_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "privacy" ADD COLUMN "meta_meta_title" varchar;
  ALTER TABLE "privacy" ADD COLUMN "meta_meta_description" varchar;
  ALTER TABLE "privacy" ADD COLUMN "meta_meta_keywords" varchar;
  ALTER TABLE "privacy" ADD COLUMN "meta_og_title" varchar;
  ALTER TABLE "privacy" ADD COLUMN "meta_og_description" varchar;
  ALTER TABLE "privacy" ADD COLUMN "meta_og_image_id" integer;
  ALTER TABLE "privacy" ADD COLUMN "_status" "enum_privacy_status" DEFAULT 'draft';
  ALTER TABLE "_privacy_v" ADD COLUMN "version_meta_meta_title" varchar;
  ALTER TABLE "_privacy_v" ADD COLUMN "version_meta_meta_description" varchar;
  ALTER TABLE "_privacy_v" ADD COLUMN "version_meta_meta_keywords" varchar;
  ALTER TABLE "_privacy_v" ADD COLUMN "version_meta_og_title" varchar;
  ALTER TABLE "_privacy_v" ADD COLUMN "version_meta_og_description" varchar;
  ALTER TABLE "_privacy_v" ADD COLUMN "version_meta_og_image_id" integer;
  ALTER TABLE "_privacy_v" ADD COLUMN "version__status" "enum__privacy_v_version_status" DEFAULT 'draft';
  ALTER TABLE "_privacy_v" ADD COLUMN "latest" boolean;
  ALTER TABLE "_privacy_v" ADD COLUMN "autosave" boolean;
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
  ALTER TABLE "quote_page" ADD CONSTRAINT "quote_page_meta_og_image_id_media_id_fk" FOREIGN KEY ("meta_og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_quote_page_v" ADD CONSTRAINT "_quote_page_v_version_meta_og_image_id_media_id_fk" FOREIGN KEY ("version_meta_og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
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
  CREATE INDEX "_home_v_version_version__status_idx" ON "_home_v" USING btree ("version__status");
  CREATE INDEX "_home_v_created_at_idx" ON "_home_v" USING btree ("created_at");
  CREATE INDEX "_home_v_updated_at_idx" ON "_home_v" USING btree ("updated_at");
  CREATE INDEX "_home_v_latest_idx" ON "_home_v" USING btree ("latest");
  CREATE INDEX "_home_v_autosave_idx" ON "_home_v" USING btree ("autosave");
  CREATE INDEX "quote_page_meta_meta_og_image_idx" ON "quote_page" USING btree ("meta_og_image_id");
  CREATE INDEX "quote_page__status_idx" ON "quote_page" USING btree ("_status");
  CREATE INDEX "_quote_page_v_version_meta_version_meta_og_image_idx" ON "_quote_page_v" USING btree ("version_meta_og_image_id");
  CREATE INDEX "_quote_page_v_version_version__status_idx" ON "_quote_page_v" USING btree ("version__status");
  CREATE INDEX "_quote_page_v_created_at_idx" ON "_quote_page_v" USING btree ("created_at");
  CREATE INDEX "_quote_page_v_updated_at_idx" ON "_quote_page_v" USING btree ("updated_at");
  CREATE INDEX "_quote_page_v_latest_idx" ON "_quote_page_v" USING btree ("latest");
  CREATE INDEX "_quote_page_v_autosave_idx" ON "_quote_page_v" USING btree ("autosave");
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
  CREATE INDEX "city_pages_services_order_idx" ON "city_pages_services" USING btree ("_order");
  CREATE INDEX "city_pages_services_parent_id_idx" ON "city_pages_services" USING btree ("_parent_id");
  CREATE INDEX "city_pages_services_service_idx" ON "city_pages_services" USING btree ("service_id");
  CREATE INDEX "city_pages_achievements_points_order_idx" ON "city_pages_achievements_points" USING btree ("_order");
  CREATE INDEX "city_pages_achievements_points_parent_id_idx" ON "city_pages_achievements_points" USING btree ("_parent_id");
  CREATE INDEX "city_pages_achievements_achievements_image_idx" ON "city_pages" USING btree ("achievements_image_id");
  CREATE INDEX "city_pages__status_idx" ON "city_pages" USING btree ("_status");
  CREATE INDEX "_city_pages_v_version_services_order_idx" ON "_city_pages_v_version_services" USING btree ("_order");
  CREATE INDEX "_city_pages_v_version_services_parent_id_idx" ON "_city_pages_v_version_services" USING btree ("_parent_id");
  CREATE INDEX "_city_pages_v_version_services_service_idx" ON "_city_pages_v_version_services" USING btree ("service_id");
  CREATE INDEX "_city_pages_v_version_achievements_points_order_idx" ON "_city_pages_v_version_achievements_points" USING btree ("_order");
  CREATE INDEX "_city_pages_v_version_achievements_points_parent_id_idx" ON "_city_pages_v_version_achievements_points" USING btree ("_parent_id");
  CREATE INDEX "_city_pages_v_version_achievements_version_achievements__idx" ON "_city_pages_v" USING btree ("version_achievements_image_id");
  CREATE INDEX "_city_pages_v_version_version__status_idx" ON "_city_pages_v" USING btree ("version__status");
  CREATE INDEX "_city_pages_v_created_at_idx" ON "_city_pages_v" USING btree ("created_at");
  CREATE INDEX "_city_pages_v_updated_at_idx" ON "_city_pages_v" USING btree ("updated_at");
  CREATE INDEX "_city_pages_v_latest_idx" ON "_city_pages_v" USING btree ("latest");
  CREATE INDEX "_city_pages_v_autosave_idx" ON "_city_pages_v" USING btree ("autosave");
  ALTER TABLE "services" ADD CONSTRAINT "services_home_card_image_id_media_id_fk" FOREIGN KEY ("home_card_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_meta_og_image_id_media_id_fk" FOREIGN KEY ("meta_og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_home_card_image_id_media_id_fk" FOREIGN KEY ("version_home_card_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_meta_og_image_id_media_id_fk" FOREIGN KEY ("version_meta_og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cities" ADD CONSTRAINT "cities_meta_og_image_id_media_id_fk" FOREIGN KEY ("meta_og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cities_v" ADD CONSTRAINT "_cities_v_version_meta_og_image_id_media_id_fk" FOREIGN KEY ("version_meta_og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about" ADD CONSTRAINT "about_meta_og_image_id_media_id_fk" FOREIGN KEY ("meta_og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_v" ADD CONSTRAINT "_about_v_version_meta_og_image_id_media_id_fk" FOREIGN KEY ("version_meta_og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contact_page" ADD CONSTRAINT "contact_page_meta_og_image_id_media_id_fk" FOREIGN KEY ("meta_og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_contact_page_v" ADD CONSTRAINT "_contact_page_v_version_meta_og_image_id_media_id_fk" FOREIGN KEY ("version_meta_og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "faq_page" ADD CONSTRAINT "faq_page_meta_og_image_id_media_id_fk" FOREIGN KEY ("meta_og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faq_page_v" ADD CONSTRAINT "_faq_page_v_version_meta_og_image_id_media_id_fk" FOREIGN KEY ("version_meta_og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "blog_page" ADD CONSTRAINT "blog_page_meta_og_image_id_media_id_fk" FOREIGN KEY ("meta_og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blog_page_v" ADD CONSTRAINT "_blog_page_v_version_meta_og_image_id_media_id_fk" FOREIGN KEY ("version_meta_og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "privacy" ADD CONSTRAINT "privacy_meta_og_image_id_media_id_fk" FOREIGN KEY ("meta_og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_privacy_v" ADD CONSTRAINT "_privacy_v_version_meta_og_image_id_media_id_fk" FOREIGN KEY ("version_meta_og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "services_home_card_home_card_image_idx" ON "services" USING btree ("home_card_image_id");
  CREATE INDEX "services_meta_meta_og_image_idx" ON "services" USING btree ("meta_og_image_id");
  CREATE INDEX "services__status_idx" ON "services" USING btree ("_status");
  CREATE INDEX "_services_v_version_home_card_version_home_card_image_idx" ON "_services_v" USING btree ("version_home_card_image_id");
  CREATE INDEX "_services_v_version_meta_version_meta_og_image_idx" ON "_services_v" USING btree ("version_meta_og_image_id");
  CREATE INDEX "_services_v_version_version__status_idx" ON "_services_v" USING btree ("version__status");
  CREATE INDEX "_services_v_latest_idx" ON "_services_v" USING btree ("latest");
  CREATE INDEX "_services_v_autosave_idx" ON "_services_v" USING btree ("autosave");
  CREATE INDEX "cities_meta_meta_og_image_idx" ON "cities" USING btree ("meta_og_image_id");
  CREATE INDEX "cities__status_idx" ON "cities" USING btree ("_status");
  CREATE INDEX "_cities_v_version_meta_version_meta_og_image_idx" ON "_cities_v" USING btree ("version_meta_og_image_id");
  CREATE INDEX "_cities_v_version_version__status_idx" ON "_cities_v" USING btree ("version__status");
  CREATE INDEX "_cities_v_latest_idx" ON "_cities_v" USING btree ("latest");
  CREATE INDEX "_cities_v_autosave_idx" ON "_cities_v" USING btree ("autosave");
  CREATE INDEX "faq_categories__status_idx" ON "faq_categories" USING btree ("_status");
  CREATE INDEX "_faq_categories_v_version_version__status_idx" ON "_faq_categories_v" USING btree ("version__status");
  CREATE INDEX "_faq_categories_v_latest_idx" ON "_faq_categories_v" USING btree ("latest");
  CREATE INDEX "_faq_categories_v_autosave_idx" ON "_faq_categories_v" USING btree ("autosave");
  CREATE INDEX "testimonials__status_idx" ON "testimonials" USING btree ("_status");
  CREATE INDEX "_testimonials_v_version_version__status_idx" ON "_testimonials_v" USING btree ("version__status");
  CREATE INDEX "_testimonials_v_latest_idx" ON "_testimonials_v" USING btree ("latest");
  CREATE INDEX "_testimonials_v_autosave_idx" ON "_testimonials_v" USING btree ("autosave");
  CREATE INDEX "about_meta_meta_og_image_idx" ON "about" USING btree ("meta_og_image_id");
  CREATE INDEX "about__status_idx" ON "about" USING btree ("_status");
  CREATE INDEX "_about_v_version_meta_version_meta_og_image_idx" ON "_about_v" USING btree ("version_meta_og_image_id");
  CREATE INDEX "_about_v_version_version__status_idx" ON "_about_v" USING btree ("version__status");
  CREATE INDEX "_about_v_latest_idx" ON "_about_v" USING btree ("latest");
  CREATE INDEX "_about_v_autosave_idx" ON "_about_v" USING btree ("autosave");
  CREATE INDEX "contact_page_meta_meta_og_image_idx" ON "contact_page" USING btree ("meta_og_image_id");
  CREATE INDEX "contact_page__status_idx" ON "contact_page" USING btree ("_status");
  CREATE INDEX "_contact_page_v_version_meta_version_meta_og_image_idx" ON "_contact_page_v" USING btree ("version_meta_og_image_id");
  CREATE INDEX "_contact_page_v_version_version__status_idx" ON "_contact_page_v" USING btree ("version__status");
  CREATE INDEX "_contact_page_v_latest_idx" ON "_contact_page_v" USING btree ("latest");
  CREATE INDEX "_contact_page_v_autosave_idx" ON "_contact_page_v" USING btree ("autosave");
  CREATE INDEX "faq_page_meta_meta_og_image_idx" ON "faq_page" USING btree ("meta_og_image_id");
  CREATE INDEX "faq_page__status_idx" ON "faq_page" USING btree ("_status");
  CREATE INDEX "_faq_page_v_version_meta_version_meta_og_image_idx" ON "_faq_page_v" USING btree ("version_meta_og_image_id");
  CREATE INDEX "_faq_page_v_version_version__status_idx" ON "_faq_page_v" USING btree ("version__status");
  CREATE INDEX "_faq_page_v_latest_idx" ON "_faq_page_v" USING btree ("latest");
  CREATE INDEX "_faq_page_v_autosave_idx" ON "_faq_page_v" USING btree ("autosave");
  CREATE INDEX "blog_page_meta_meta_og_image_idx" ON "blog_page" USING btree ("meta_og_image_id");
  CREATE INDEX "blog_page__status_idx" ON "blog_page" USING btree ("_status");
  CREATE INDEX "_blog_page_v_version_meta_version_meta_og_image_idx" ON "_blog_page_v" USING btree ("version_meta_og_image_id");
  CREATE INDEX "_blog_page_v_version_version__status_idx" ON "_blog_page_v" USING btree ("version__status");
  CREATE INDEX "_blog_page_v_latest_idx" ON "_blog_page_v" USING btree ("latest");
  CREATE INDEX "_blog_page_v_autosave_idx" ON "_blog_page_v" USING btree ("autosave");
  CREATE INDEX "reviews__status_idx" ON "reviews" USING btree ("_status");
  CREATE INDEX "_reviews_v_version_version__status_idx" ON "_reviews_v" USING btree ("version__status");
  CREATE INDEX "_reviews_v_latest_idx" ON "_reviews_v" USING btree ("latest");
  CREATE INDEX "_reviews_v_autosave_idx" ON "_reviews_v" USING btree ("autosave");
  CREATE INDEX "settings__status_idx" ON "settings" USING btree ("_status");
  CREATE INDEX "_settings_v_version_version__status_idx" ON "_settings_v" USING btree ("version__status");
  CREATE INDEX "_settings_v_latest_idx" ON "_settings_v" USING btree ("latest");
  CREATE INDEX "_settings_v_autosave_idx" ON "_settings_v" USING btree ("autosave");
  CREATE INDEX "privacy_meta_meta_og_image_idx" ON "privacy" USING btree ("meta_og_image_id");
  CREATE INDEX "privacy__status_idx" ON "privacy" USING btree ("_status");
  CREATE INDEX "_privacy_v_version_meta_version_meta_og_image_idx" ON "_privacy_v" USING btree ("version_meta_og_image_id");
  CREATE INDEX "_privacy_v_version_version__status_idx" ON "_privacy_v" USING btree ("version__status");
  CREATE INDEX "_privacy_v_latest_idx" ON "_privacy_v" USING btree ("latest");
  CREATE INDEX "_privacy_v_autosave_idx" ON "_privacy_v" USING btree ("autosave");`)
  for (const statement of intoOneRecord(postgres)) await db.execute(sql.raw(statement));
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "home_slides" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_cards" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_stats" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_version_slides" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_version_cards" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_version_stats" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "quote_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_quote_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "other_pages_listings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "other_pages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_other_pages_v_version_listings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_other_pages_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "city_pages_services" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "city_pages_achievements_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "city_pages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_city_pages_v_version_services" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_city_pages_v_version_achievements_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_city_pages_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "home_slides" CASCADE;
  DROP TABLE "home_cards" CASCADE;
  DROP TABLE "home_stats" CASCADE;
  DROP TABLE "home" CASCADE;
  DROP TABLE "_home_v_version_slides" CASCADE;
  DROP TABLE "_home_v_version_cards" CASCADE;
  DROP TABLE "_home_v_version_stats" CASCADE;
  DROP TABLE "_home_v" CASCADE;
  DROP TABLE "quote_page" CASCADE;
  DROP TABLE "_quote_page_v" CASCADE;
  DROP TABLE "other_pages_listings" CASCADE;
  DROP TABLE "other_pages" CASCADE;
  DROP TABLE "_other_pages_v_version_listings" CASCADE;
  DROP TABLE "_other_pages_v" CASCADE;
  DROP TABLE "city_pages_services" CASCADE;
  DROP TABLE "city_pages_achievements_points" CASCADE;
  DROP TABLE "city_pages" CASCADE;
  DROP TABLE "_city_pages_v_version_services" CASCADE;
  DROP TABLE "_city_pages_v_version_achievements_points" CASCADE;
  DROP TABLE "_city_pages_v" CASCADE;
  ALTER TABLE "services" DROP CONSTRAINT "services_home_card_image_id_media_id_fk";
  
  ALTER TABLE "services" DROP CONSTRAINT "services_meta_og_image_id_media_id_fk";
  
  ALTER TABLE "_services_v" DROP CONSTRAINT "_services_v_version_home_card_image_id_media_id_fk";
  
  ALTER TABLE "_services_v" DROP CONSTRAINT "_services_v_version_meta_og_image_id_media_id_fk";
  
  ALTER TABLE "cities" DROP CONSTRAINT "cities_meta_og_image_id_media_id_fk";
  
  ALTER TABLE "_cities_v" DROP CONSTRAINT "_cities_v_version_meta_og_image_id_media_id_fk";
  
  ALTER TABLE "about" DROP CONSTRAINT "about_meta_og_image_id_media_id_fk";
  
  ALTER TABLE "_about_v" DROP CONSTRAINT "_about_v_version_meta_og_image_id_media_id_fk";
  
  ALTER TABLE "contact_page" DROP CONSTRAINT "contact_page_meta_og_image_id_media_id_fk";
  
  ALTER TABLE "_contact_page_v" DROP CONSTRAINT "_contact_page_v_version_meta_og_image_id_media_id_fk";
  
  ALTER TABLE "faq_page" DROP CONSTRAINT "faq_page_meta_og_image_id_media_id_fk";
  
  ALTER TABLE "_faq_page_v" DROP CONSTRAINT "_faq_page_v_version_meta_og_image_id_media_id_fk";
  
  ALTER TABLE "blog_page" DROP CONSTRAINT "blog_page_meta_og_image_id_media_id_fk";
  
  ALTER TABLE "_blog_page_v" DROP CONSTRAINT "_blog_page_v_version_meta_og_image_id_media_id_fk";
  
  ALTER TABLE "privacy" DROP CONSTRAINT "privacy_meta_og_image_id_media_id_fk";
  
  ALTER TABLE "_privacy_v" DROP CONSTRAINT "_privacy_v_version_meta_og_image_id_media_id_fk";
  
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'forget-old-vitals', 'delete-old-missing-paths', 'forget-old-audit', 'anonymise-old-leads', 'back-up', 'fire-drill', 'wake-sweep');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'forget-old-vitals', 'delete-old-missing-paths', 'forget-old-audit', 'anonymise-old-leads', 'back-up', 'fire-drill', 'wake-sweep');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "services_home_card_home_card_image_idx";
  DROP INDEX "services_meta_meta_og_image_idx";
  DROP INDEX "services__status_idx";
  DROP INDEX "_services_v_version_home_card_version_home_card_image_idx";
  DROP INDEX "_services_v_version_meta_version_meta_og_image_idx";
  DROP INDEX "_services_v_version_version__status_idx";
  DROP INDEX "_services_v_latest_idx";
  DROP INDEX "_services_v_autosave_idx";
  DROP INDEX "cities_meta_meta_og_image_idx";
  DROP INDEX "cities__status_idx";
  DROP INDEX "_cities_v_version_meta_version_meta_og_image_idx";
  DROP INDEX "_cities_v_version_version__status_idx";
  DROP INDEX "_cities_v_latest_idx";
  DROP INDEX "_cities_v_autosave_idx";
  DROP INDEX "faq_categories__status_idx";
  DROP INDEX "_faq_categories_v_version_version__status_idx";
  DROP INDEX "_faq_categories_v_latest_idx";
  DROP INDEX "_faq_categories_v_autosave_idx";
  DROP INDEX "testimonials__status_idx";
  DROP INDEX "_testimonials_v_version_version__status_idx";
  DROP INDEX "_testimonials_v_latest_idx";
  DROP INDEX "_testimonials_v_autosave_idx";
  DROP INDEX "about_meta_meta_og_image_idx";
  DROP INDEX "about__status_idx";
  DROP INDEX "_about_v_version_meta_version_meta_og_image_idx";
  DROP INDEX "_about_v_version_version__status_idx";
  DROP INDEX "_about_v_latest_idx";
  DROP INDEX "_about_v_autosave_idx";
  DROP INDEX "contact_page_meta_meta_og_image_idx";
  DROP INDEX "contact_page__status_idx";
  DROP INDEX "_contact_page_v_version_meta_version_meta_og_image_idx";
  DROP INDEX "_contact_page_v_version_version__status_idx";
  DROP INDEX "_contact_page_v_latest_idx";
  DROP INDEX "_contact_page_v_autosave_idx";
  DROP INDEX "faq_page_meta_meta_og_image_idx";
  DROP INDEX "faq_page__status_idx";
  DROP INDEX "_faq_page_v_version_meta_version_meta_og_image_idx";
  DROP INDEX "_faq_page_v_version_version__status_idx";
  DROP INDEX "_faq_page_v_latest_idx";
  DROP INDEX "_faq_page_v_autosave_idx";
  DROP INDEX "blog_page_meta_meta_og_image_idx";
  DROP INDEX "blog_page__status_idx";
  DROP INDEX "_blog_page_v_version_meta_version_meta_og_image_idx";
  DROP INDEX "_blog_page_v_version_version__status_idx";
  DROP INDEX "_blog_page_v_latest_idx";
  DROP INDEX "_blog_page_v_autosave_idx";
  DROP INDEX "privacy_meta_meta_og_image_idx";
  DROP INDEX "privacy__status_idx";
  DROP INDEX "_privacy_v_version_meta_version_meta_og_image_idx";
  DROP INDEX "_privacy_v_version_version__status_idx";
  DROP INDEX "_privacy_v_latest_idx";
  DROP INDEX "_privacy_v_autosave_idx";
  DROP INDEX "reviews__status_idx";
  DROP INDEX "_reviews_v_version_version__status_idx";
  DROP INDEX "_reviews_v_latest_idx";
  DROP INDEX "_reviews_v_autosave_idx";
  DROP INDEX "settings__status_idx";
  DROP INDEX "_settings_v_version_version__status_idx";
  DROP INDEX "_settings_v_latest_idx";
  DROP INDEX "_settings_v_autosave_idx";
  ALTER TABLE "services_benefits_cards" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "services_benefits_cards" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "services" ALTER COLUMN "shape" SET NOT NULL;
  ALTER TABLE "services" ALTER COLUMN "slug" SET NOT NULL;
  ALTER TABLE "_services_v_version_benefits_cards" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "_services_v_version_benefits_cards" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "_services_v" ALTER COLUMN "version_shape" SET NOT NULL;
  ALTER TABLE "_services_v" ALTER COLUMN "version_slug" SET NOT NULL;
  ALTER TABLE "cities" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "cities" ALTER COLUMN "slug" SET NOT NULL;
  ALTER TABLE "cities" ALTER COLUMN "route" SET NOT NULL;
  ALTER TABLE "cities" ALTER COLUMN "office" SET NOT NULL;
  ALTER TABLE "cities" ALTER COLUMN "services_heading" SET NOT NULL;
  ALTER TABLE "cities" ALTER COLUMN "hero_title" SET NOT NULL;
  ALTER TABLE "cities" ALTER COLUMN "who_we_are_heading" SET NOT NULL;
  ALTER TABLE "cities" ALTER COLUMN "card_heading" SET NOT NULL;
  ALTER TABLE "_cities_v" ALTER COLUMN "version_name" SET NOT NULL;
  ALTER TABLE "_cities_v" ALTER COLUMN "version_slug" SET NOT NULL;
  ALTER TABLE "_cities_v" ALTER COLUMN "version_route" SET NOT NULL;
  ALTER TABLE "_cities_v" ALTER COLUMN "version_office" SET NOT NULL;
  ALTER TABLE "_cities_v" ALTER COLUMN "version_services_heading" SET NOT NULL;
  ALTER TABLE "_cities_v" ALTER COLUMN "version_hero_title" SET NOT NULL;
  ALTER TABLE "_cities_v" ALTER COLUMN "version_who_we_are_heading" SET NOT NULL;
  ALTER TABLE "_cities_v" ALTER COLUMN "version_card_heading" SET NOT NULL;
  ALTER TABLE "faq_categories_items" ALTER COLUMN "question" SET NOT NULL;
  ALTER TABLE "faq_categories_items" ALTER COLUMN "answer" SET NOT NULL;
  ALTER TABLE "faq_categories" ALTER COLUMN "category" SET NOT NULL;
  ALTER TABLE "_faq_categories_v_version_items" ALTER COLUMN "question" SET NOT NULL;
  ALTER TABLE "_faq_categories_v_version_items" ALTER COLUMN "answer" SET NOT NULL;
  ALTER TABLE "_faq_categories_v" ALTER COLUMN "version_category" SET NOT NULL;
  ALTER TABLE "testimonials" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "testimonials" ALTER COLUMN "comment" SET NOT NULL;
  ALTER TABLE "testimonials" ALTER COLUMN "rating" SET NOT NULL;
  ALTER TABLE "testimonials" ALTER COLUMN "date" SET NOT NULL;
  ALTER TABLE "_testimonials_v" ALTER COLUMN "version_name" SET NOT NULL;
  ALTER TABLE "_testimonials_v" ALTER COLUMN "version_comment" SET NOT NULL;
  ALTER TABLE "_testimonials_v" ALTER COLUMN "version_rating" SET NOT NULL;
  ALTER TABLE "_testimonials_v" ALTER COLUMN "version_date" SET NOT NULL;
  ALTER TABLE "about" ALTER COLUMN "section_heading" SET NOT NULL;
  ALTER TABLE "_about_v" ALTER COLUMN "version_section_heading" SET NOT NULL;
  ALTER TABLE "contact_page" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "_contact_page_v" ALTER COLUMN "version_title" SET NOT NULL;
  ALTER TABLE "privacy_sections" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "privacy_sections" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "privacy" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "_privacy_v_version_sections" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "_privacy_v_version_sections" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "_privacy_v" ALTER COLUMN "version_title" SET NOT NULL;
  ALTER TABLE "reviews" ALTER COLUMN "review_count" SET NOT NULL;
  ALTER TABLE "_reviews_v" ALTER COLUMN "version_review_count" SET NOT NULL;
  ALTER TABLE "settings_social" ALTER COLUMN "network" SET NOT NULL;
  ALTER TABLE "settings_social" ALTER COLUMN "url" SET NOT NULL;
  ALTER TABLE "settings_social" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "settings_opening_hours" ALTER COLUMN "days" SET NOT NULL;
  ALTER TABLE "settings_opening_hours" ALTER COLUMN "hours" SET NOT NULL;
  ALTER TABLE "settings_offices" ALTER COLUMN "key" SET NOT NULL;
  ALTER TABLE "settings_offices" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "settings_offices" ALTER COLUMN "city" SET NOT NULL;
  ALTER TABLE "settings_offices" ALTER COLUMN "suburb" SET NOT NULL;
  ALTER TABLE "settings_offices" ALTER COLUMN "state" SET NOT NULL;
  ALTER TABLE "settings_offices" ALTER COLUMN "postcode" SET NOT NULL;
  ALTER TABLE "settings_offices" ALTER COLUMN "latitude" SET NOT NULL;
  ALTER TABLE "settings_offices" ALTER COLUMN "longitude" SET NOT NULL;
  ALTER TABLE "settings_offices" ALTER COLUMN "area_served" SET NOT NULL;
  ALTER TABLE "settings_offices" ALTER COLUMN "time_zone" SET NOT NULL;
  ALTER TABLE "settings_cities" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "settings_cities" ALTER COLUMN "slug" SET NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "brand" SET NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "tagline" SET NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "blurb" SET NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "phone" SET NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "mobile" SET NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "email" SET NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "time_zone" SET NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "states" SET NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "services" SET NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "cleaning_models" SET NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "collection_notice" SET NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "retention_months" SET NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "claims_experience" SET NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "claims_quote" SET NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "claims_guarantee" SET NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "claims_insurance" SET NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "claims_eco" SET NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "claims_customers" SET NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "claims_solar" SET NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "default_title" SET NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "default_description" SET NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "markup_opening_hours" SET NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "markup_rating" SET NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "markup_price_range" SET NOT NULL;
  ALTER TABLE "_settings_v_version_social" ALTER COLUMN "network" SET NOT NULL;
  ALTER TABLE "_settings_v_version_social" ALTER COLUMN "url" SET NOT NULL;
  ALTER TABLE "_settings_v_version_social" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "_settings_v_version_opening_hours" ALTER COLUMN "days" SET NOT NULL;
  ALTER TABLE "_settings_v_version_opening_hours" ALTER COLUMN "hours" SET NOT NULL;
  ALTER TABLE "_settings_v_version_offices" ALTER COLUMN "key" SET NOT NULL;
  ALTER TABLE "_settings_v_version_offices" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "_settings_v_version_offices" ALTER COLUMN "city" SET NOT NULL;
  ALTER TABLE "_settings_v_version_offices" ALTER COLUMN "suburb" SET NOT NULL;
  ALTER TABLE "_settings_v_version_offices" ALTER COLUMN "state" SET NOT NULL;
  ALTER TABLE "_settings_v_version_offices" ALTER COLUMN "postcode" SET NOT NULL;
  ALTER TABLE "_settings_v_version_offices" ALTER COLUMN "latitude" SET NOT NULL;
  ALTER TABLE "_settings_v_version_offices" ALTER COLUMN "longitude" SET NOT NULL;
  ALTER TABLE "_settings_v_version_offices" ALTER COLUMN "area_served" SET NOT NULL;
  ALTER TABLE "_settings_v_version_offices" ALTER COLUMN "time_zone" SET NOT NULL;
  ALTER TABLE "_settings_v_version_cities" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "_settings_v_version_cities" ALTER COLUMN "slug" SET NOT NULL;
  ALTER TABLE "_settings_v" ALTER COLUMN "version_brand" SET NOT NULL;
  ALTER TABLE "_settings_v" ALTER COLUMN "version_tagline" SET NOT NULL;
  ALTER TABLE "_settings_v" ALTER COLUMN "version_blurb" SET NOT NULL;
  ALTER TABLE "_settings_v" ALTER COLUMN "version_phone" SET NOT NULL;
  ALTER TABLE "_settings_v" ALTER COLUMN "version_mobile" SET NOT NULL;
  ALTER TABLE "_settings_v" ALTER COLUMN "version_email" SET NOT NULL;
  ALTER TABLE "_settings_v" ALTER COLUMN "version_time_zone" SET NOT NULL;
  ALTER TABLE "_settings_v" ALTER COLUMN "version_states" SET NOT NULL;
  ALTER TABLE "_settings_v" ALTER COLUMN "version_services" SET NOT NULL;
  ALTER TABLE "_settings_v" ALTER COLUMN "version_cleaning_models" SET NOT NULL;
  ALTER TABLE "_settings_v" ALTER COLUMN "version_collection_notice" SET NOT NULL;
  ALTER TABLE "_settings_v" ALTER COLUMN "version_retention_months" SET NOT NULL;
  ALTER TABLE "_settings_v" ALTER COLUMN "version_claims_experience" SET NOT NULL;
  ALTER TABLE "_settings_v" ALTER COLUMN "version_claims_quote" SET NOT NULL;
  ALTER TABLE "_settings_v" ALTER COLUMN "version_claims_guarantee" SET NOT NULL;
  ALTER TABLE "_settings_v" ALTER COLUMN "version_claims_insurance" SET NOT NULL;
  ALTER TABLE "_settings_v" ALTER COLUMN "version_claims_eco" SET NOT NULL;
  ALTER TABLE "_settings_v" ALTER COLUMN "version_claims_customers" SET NOT NULL;
  ALTER TABLE "_settings_v" ALTER COLUMN "version_claims_solar" SET NOT NULL;
  ALTER TABLE "_settings_v" ALTER COLUMN "version_default_title" SET NOT NULL;
  ALTER TABLE "_settings_v" ALTER COLUMN "version_default_description" SET NOT NULL;
  ALTER TABLE "_settings_v" ALTER COLUMN "version_markup_opening_hours" SET NOT NULL;
  ALTER TABLE "_settings_v" ALTER COLUMN "version_markup_rating" SET NOT NULL;
  ALTER TABLE "_settings_v" ALTER COLUMN "version_markup_price_range" SET NOT NULL;
  ALTER TABLE "services" DROP COLUMN "price_note";
  ALTER TABLE "services" DROP COLUMN "home_card_title";
  ALTER TABLE "services" DROP COLUMN "home_card_description";
  ALTER TABLE "services" DROP COLUMN "home_card_image_id";
  ALTER TABLE "services" DROP COLUMN "city_card_title";
  ALTER TABLE "services" DROP COLUMN "city_card_description";
  ALTER TABLE "services" DROP COLUMN "city_card_icon";
  ALTER TABLE "services" DROP COLUMN "meta_meta_title";
  ALTER TABLE "services" DROP COLUMN "meta_meta_description";
  ALTER TABLE "services" DROP COLUMN "meta_meta_keywords";
  ALTER TABLE "services" DROP COLUMN "meta_og_title";
  ALTER TABLE "services" DROP COLUMN "meta_og_description";
  ALTER TABLE "services" DROP COLUMN "meta_og_image_id";
  ALTER TABLE "services" DROP COLUMN "_status";
  ALTER TABLE "_services_v" DROP COLUMN "version_price_note";
  ALTER TABLE "_services_v" DROP COLUMN "version_home_card_title";
  ALTER TABLE "_services_v" DROP COLUMN "version_home_card_description";
  ALTER TABLE "_services_v" DROP COLUMN "version_home_card_image_id";
  ALTER TABLE "_services_v" DROP COLUMN "version_city_card_title";
  ALTER TABLE "_services_v" DROP COLUMN "version_city_card_description";
  ALTER TABLE "_services_v" DROP COLUMN "version_city_card_icon";
  ALTER TABLE "_services_v" DROP COLUMN "version_meta_meta_title";
  ALTER TABLE "_services_v" DROP COLUMN "version_meta_meta_description";
  ALTER TABLE "_services_v" DROP COLUMN "version_meta_meta_keywords";
  ALTER TABLE "_services_v" DROP COLUMN "version_meta_og_title";
  ALTER TABLE "_services_v" DROP COLUMN "version_meta_og_description";
  ALTER TABLE "_services_v" DROP COLUMN "version_meta_og_image_id";
  ALTER TABLE "_services_v" DROP COLUMN "version__status";
  ALTER TABLE "_services_v" DROP COLUMN "latest";
  ALTER TABLE "_services_v" DROP COLUMN "autosave";
  ALTER TABLE "cities" DROP COLUMN "meta_meta_title";
  ALTER TABLE "cities" DROP COLUMN "meta_meta_description";
  ALTER TABLE "cities" DROP COLUMN "meta_meta_keywords";
  ALTER TABLE "cities" DROP COLUMN "meta_og_title";
  ALTER TABLE "cities" DROP COLUMN "meta_og_description";
  ALTER TABLE "cities" DROP COLUMN "meta_og_image_id";
  ALTER TABLE "cities" DROP COLUMN "_status";
  ALTER TABLE "_cities_v" DROP COLUMN "version_meta_meta_title";
  ALTER TABLE "_cities_v" DROP COLUMN "version_meta_meta_description";
  ALTER TABLE "_cities_v" DROP COLUMN "version_meta_meta_keywords";
  ALTER TABLE "_cities_v" DROP COLUMN "version_meta_og_title";
  ALTER TABLE "_cities_v" DROP COLUMN "version_meta_og_description";
  ALTER TABLE "_cities_v" DROP COLUMN "version_meta_og_image_id";
  ALTER TABLE "_cities_v" DROP COLUMN "version__status";
  ALTER TABLE "_cities_v" DROP COLUMN "latest";
  ALTER TABLE "_cities_v" DROP COLUMN "autosave";
  ALTER TABLE "faq_categories" DROP COLUMN "_status";
  ALTER TABLE "_faq_categories_v" DROP COLUMN "version__status";
  ALTER TABLE "_faq_categories_v" DROP COLUMN "latest";
  ALTER TABLE "_faq_categories_v" DROP COLUMN "autosave";
  ALTER TABLE "testimonials" DROP COLUMN "_status";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version__status";
  ALTER TABLE "_testimonials_v" DROP COLUMN "latest";
  ALTER TABLE "_testimonials_v" DROP COLUMN "autosave";
  ALTER TABLE "about" DROP COLUMN "meta_meta_title";
  ALTER TABLE "about" DROP COLUMN "meta_meta_description";
  ALTER TABLE "about" DROP COLUMN "meta_meta_keywords";
  ALTER TABLE "about" DROP COLUMN "meta_og_title";
  ALTER TABLE "about" DROP COLUMN "meta_og_description";
  ALTER TABLE "about" DROP COLUMN "meta_og_image_id";
  ALTER TABLE "about" DROP COLUMN "_status";
  ALTER TABLE "_about_v" DROP COLUMN "version_meta_meta_title";
  ALTER TABLE "_about_v" DROP COLUMN "version_meta_meta_description";
  ALTER TABLE "_about_v" DROP COLUMN "version_meta_meta_keywords";
  ALTER TABLE "_about_v" DROP COLUMN "version_meta_og_title";
  ALTER TABLE "_about_v" DROP COLUMN "version_meta_og_description";
  ALTER TABLE "_about_v" DROP COLUMN "version_meta_og_image_id";
  ALTER TABLE "_about_v" DROP COLUMN "version__status";
  ALTER TABLE "_about_v" DROP COLUMN "latest";
  ALTER TABLE "_about_v" DROP COLUMN "autosave";
  ALTER TABLE "contact_page" DROP COLUMN "meta_meta_title";
  ALTER TABLE "contact_page" DROP COLUMN "meta_meta_description";
  ALTER TABLE "contact_page" DROP COLUMN "meta_meta_keywords";
  ALTER TABLE "contact_page" DROP COLUMN "meta_og_title";
  ALTER TABLE "contact_page" DROP COLUMN "meta_og_description";
  ALTER TABLE "contact_page" DROP COLUMN "meta_og_image_id";
  ALTER TABLE "contact_page" DROP COLUMN "_status";
  ALTER TABLE "_contact_page_v" DROP COLUMN "version_meta_meta_title";
  ALTER TABLE "_contact_page_v" DROP COLUMN "version_meta_meta_description";
  ALTER TABLE "_contact_page_v" DROP COLUMN "version_meta_meta_keywords";
  ALTER TABLE "_contact_page_v" DROP COLUMN "version_meta_og_title";
  ALTER TABLE "_contact_page_v" DROP COLUMN "version_meta_og_description";
  ALTER TABLE "_contact_page_v" DROP COLUMN "version_meta_og_image_id";
  ALTER TABLE "_contact_page_v" DROP COLUMN "version__status";
  ALTER TABLE "_contact_page_v" DROP COLUMN "latest";
  ALTER TABLE "_contact_page_v" DROP COLUMN "autosave";
  ALTER TABLE "faq_page" DROP COLUMN "meta_meta_title";
  ALTER TABLE "faq_page" DROP COLUMN "meta_meta_description";
  ALTER TABLE "faq_page" DROP COLUMN "meta_meta_keywords";
  ALTER TABLE "faq_page" DROP COLUMN "meta_og_title";
  ALTER TABLE "faq_page" DROP COLUMN "meta_og_description";
  ALTER TABLE "faq_page" DROP COLUMN "meta_og_image_id";
  ALTER TABLE "faq_page" DROP COLUMN "_status";
  ALTER TABLE "_faq_page_v" DROP COLUMN "version_meta_meta_title";
  ALTER TABLE "_faq_page_v" DROP COLUMN "version_meta_meta_description";
  ALTER TABLE "_faq_page_v" DROP COLUMN "version_meta_meta_keywords";
  ALTER TABLE "_faq_page_v" DROP COLUMN "version_meta_og_title";
  ALTER TABLE "_faq_page_v" DROP COLUMN "version_meta_og_description";
  ALTER TABLE "_faq_page_v" DROP COLUMN "version_meta_og_image_id";
  ALTER TABLE "_faq_page_v" DROP COLUMN "version__status";
  ALTER TABLE "_faq_page_v" DROP COLUMN "latest";
  ALTER TABLE "_faq_page_v" DROP COLUMN "autosave";
  ALTER TABLE "blog_page" DROP COLUMN "meta_meta_title";
  ALTER TABLE "blog_page" DROP COLUMN "meta_meta_description";
  ALTER TABLE "blog_page" DROP COLUMN "meta_meta_keywords";
  ALTER TABLE "blog_page" DROP COLUMN "meta_og_title";
  ALTER TABLE "blog_page" DROP COLUMN "meta_og_description";
  ALTER TABLE "blog_page" DROP COLUMN "meta_og_image_id";
  ALTER TABLE "blog_page" DROP COLUMN "_status";
  ALTER TABLE "_blog_page_v" DROP COLUMN "version_meta_meta_title";
  ALTER TABLE "_blog_page_v" DROP COLUMN "version_meta_meta_description";
  ALTER TABLE "_blog_page_v" DROP COLUMN "version_meta_meta_keywords";
  ALTER TABLE "_blog_page_v" DROP COLUMN "version_meta_og_title";
  ALTER TABLE "_blog_page_v" DROP COLUMN "version_meta_og_description";
  ALTER TABLE "_blog_page_v" DROP COLUMN "version_meta_og_image_id";
  ALTER TABLE "_blog_page_v" DROP COLUMN "version__status";
  ALTER TABLE "_blog_page_v" DROP COLUMN "latest";
  ALTER TABLE "_blog_page_v" DROP COLUMN "autosave";
  ALTER TABLE "privacy" DROP COLUMN "meta_meta_title";
  ALTER TABLE "privacy" DROP COLUMN "meta_meta_description";
  ALTER TABLE "privacy" DROP COLUMN "meta_meta_keywords";
  ALTER TABLE "privacy" DROP COLUMN "meta_og_title";
  ALTER TABLE "privacy" DROP COLUMN "meta_og_description";
  ALTER TABLE "privacy" DROP COLUMN "meta_og_image_id";
  ALTER TABLE "privacy" DROP COLUMN "_status";
  ALTER TABLE "_privacy_v" DROP COLUMN "version_meta_meta_title";
  ALTER TABLE "_privacy_v" DROP COLUMN "version_meta_meta_description";
  ALTER TABLE "_privacy_v" DROP COLUMN "version_meta_meta_keywords";
  ALTER TABLE "_privacy_v" DROP COLUMN "version_meta_og_title";
  ALTER TABLE "_privacy_v" DROP COLUMN "version_meta_og_description";
  ALTER TABLE "_privacy_v" DROP COLUMN "version_meta_og_image_id";
  ALTER TABLE "_privacy_v" DROP COLUMN "version__status";
  ALTER TABLE "_privacy_v" DROP COLUMN "latest";
  ALTER TABLE "_privacy_v" DROP COLUMN "autosave";
  ALTER TABLE "reviews" DROP COLUMN "_status";
  ALTER TABLE "_reviews_v" DROP COLUMN "version__status";
  ALTER TABLE "_reviews_v" DROP COLUMN "latest";
  ALTER TABLE "_reviews_v" DROP COLUMN "autosave";
  ALTER TABLE "settings" DROP COLUMN "_status";
  ALTER TABLE "_settings_v" DROP COLUMN "version__status";
  ALTER TABLE "_settings_v" DROP COLUMN "latest";
  ALTER TABLE "_settings_v" DROP COLUMN "autosave";
  DROP TYPE "public"."enum_services_city_card_icon";
  DROP TYPE "public"."enum_services_status";
  DROP TYPE "public"."enum__services_v_version_city_card_icon";
  DROP TYPE "public"."enum__services_v_version_status";
  DROP TYPE "public"."enum_cities_status";
  DROP TYPE "public"."enum__cities_v_version_status";
  DROP TYPE "public"."enum_faq_categories_status";
  DROP TYPE "public"."enum__faq_categories_v_version_status";
  DROP TYPE "public"."enum_testimonials_status";
  DROP TYPE "public"."enum__testimonials_v_version_status";
  DROP TYPE "public"."enum_home_stats_icon";
  DROP TYPE "public"."enum_home_status";
  DROP TYPE "public"."enum__home_v_version_stats_icon";
  DROP TYPE "public"."enum__home_v_version_status";
  DROP TYPE "public"."enum_about_status";
  DROP TYPE "public"."enum__about_v_version_status";
  DROP TYPE "public"."enum_contact_page_status";
  DROP TYPE "public"."enum__contact_page_v_version_status";
  DROP TYPE "public"."enum_quote_page_status";
  DROP TYPE "public"."enum__quote_page_v_version_status";
  DROP TYPE "public"."enum_faq_page_status";
  DROP TYPE "public"."enum__faq_page_v_version_status";
  DROP TYPE "public"."enum_blog_page_status";
  DROP TYPE "public"."enum__blog_page_v_version_status";
  DROP TYPE "public"."enum_privacy_status";
  DROP TYPE "public"."enum__privacy_v_version_status";
  DROP TYPE "public"."enum_other_pages_status";
  DROP TYPE "public"."enum__other_pages_v_version_status";
  DROP TYPE "public"."enum_city_pages_services_icon";
  DROP TYPE "public"."enum_city_pages_achievements_points_icon";
  DROP TYPE "public"."enum_city_pages_status";
  DROP TYPE "public"."enum__city_pages_v_version_services_icon";
  DROP TYPE "public"."enum__city_pages_v_version_achievements_points_icon";
  DROP TYPE "public"."enum__city_pages_v_version_status";
  DROP TYPE "public"."enum_reviews_status";
  DROP TYPE "public"."enum__reviews_v_version_status";
  DROP TYPE "public"."enum_settings_status";
  DROP TYPE "public"."enum__settings_v_version_status";`)
}
