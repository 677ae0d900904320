import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { fillSearchText } from '../../leads/search/fill';
import { emptyRepeatedFacts } from '../company-facts';

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_leads_reached_us_by" AS ENUM('phone', 'walk_in', 'referral', 'email', 'repeat', 'other');
  CREATE TYPE "public"."enum__leads_v_version_reached_us_by" AS ENUM('phone', 'walk_in', 'referral', 'email', 'repeat', 'other');
  CREATE TYPE "public"."enum_notifications_smtp_encryption" AS ENUM('starttls', 'tls', 'none');
  CREATE TABLE "reply_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"edited_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
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
  
  CREATE TABLE "sign_in_rules" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"owners_need_second_factor" boolean DEFAULT false,
  	"edited_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  DROP INDEX "deletedAt_status_received_at_idx";
  DROP INDEX "version_deletedAt_version_status_version_received_at_idx";
  DROP INDEX "compound_index_1_idx";
  DROP INDEX "compound_index_2_idx";
  ALTER TABLE "settings_offices" ALTER COLUMN "phone" DROP NOT NULL;
  ALTER TABLE "settings_offices" ALTER COLUMN "email" DROP NOT NULL;
  ALTER TABLE "_settings_v_version_offices" ALTER COLUMN "phone" DROP NOT NULL;
  ALTER TABLE "_settings_v_version_offices" ALTER COLUMN "email" DROP NOT NULL;
  ALTER TABLE "leads" ADD COLUMN "about" varchar;
  ALTER TABLE "leads" ADD COLUMN "reached_us_by" "enum_leads_reached_us_by";
  ALTER TABLE "leads" ADD COLUMN "search_text" varchar;
  ALTER TABLE "_leads_v" ADD COLUMN "version_about" varchar;
  ALTER TABLE "_leads_v" ADD COLUMN "version_reached_us_by" "enum__leads_v_version_reached_us_by";
  ALTER TABLE "_leads_v" ADD COLUMN "version_search_text" varchar;
  ALTER TABLE "services" ADD COLUMN "show_on_home" boolean DEFAULT true;
  ALTER TABLE "services" ADD COLUMN "show_on_cities" boolean DEFAULT true;
  ALTER TABLE "services" ADD COLUMN "in_quote_form" boolean DEFAULT true;
  ALTER TABLE "services" ADD COLUMN "leads_to" varchar;
  ALTER TABLE "_services_v" ADD COLUMN "version_show_on_home" boolean DEFAULT true;
  ALTER TABLE "_services_v" ADD COLUMN "version_show_on_cities" boolean DEFAULT true;
  ALTER TABLE "_services_v" ADD COLUMN "version_in_quote_form" boolean DEFAULT true;
  ALTER TABLE "_services_v" ADD COLUMN "version_leads_to" varchar;
  ALTER TABLE "cities" ADD COLUMN "leads_to" varchar;
  ALTER TABLE "_cities_v" ADD COLUMN "version_leads_to" varchar;
  ALTER TABLE "posts" ADD COLUMN "leads_to" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_leads_to" varchar;
  ALTER TABLE "users" ADD COLUMN "invited" boolean DEFAULT false;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "reply_texts_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "redirects_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "second_factors_id" integer;
  ALTER TABLE "notifications" ADD COLUMN "leads_to" varchar;
  ALTER TABLE "notifications" ADD COLUMN "sender_name" varchar;
  ALTER TABLE "notifications" ADD COLUMN "sender_address" varchar;
  ALTER TABLE "notifications" ADD COLUMN "smtp_host" varchar;
  ALTER TABLE "notifications" ADD COLUMN "smtp_encryption" "enum_notifications_smtp_encryption" DEFAULT 'starttls';
  ALTER TABLE "notifications" ADD COLUMN "smtp_port" numeric;
  ALTER TABLE "notifications" ADD COLUMN "smtp_user" varchar;
  ALTER TABLE "settings_offices" ADD COLUMN "hours" varchar;
  ALTER TABLE "_settings_v_version_offices" ADD COLUMN "hours" varchar;
  ALTER TABLE "_redirects_v" ADD CONSTRAINT "_redirects_v_parent_id_redirects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "reply_texts_updated_at_idx" ON "reply_texts" USING btree ("updated_at");
  CREATE INDEX "reply_texts_created_at_idx" ON "reply_texts" USING btree ("created_at");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "_redirects_v_parent_idx" ON "_redirects_v" USING btree ("parent_id");
  CREATE INDEX "_redirects_v_version_version_from_idx" ON "_redirects_v" USING btree ("version_from");
  CREATE INDEX "_redirects_v_version_version_updated_at_idx" ON "_redirects_v" USING btree ("version_updated_at");
  CREATE INDEX "_redirects_v_version_version_created_at_idx" ON "_redirects_v" USING btree ("version_created_at");
  CREATE INDEX "_redirects_v_created_at_idx" ON "_redirects_v" USING btree ("created_at");
  CREATE INDEX "_redirects_v_updated_at_idx" ON "_redirects_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "second_factors_account_idx" ON "second_factors" USING btree ("account");
  CREATE INDEX "second_factors_updated_at_idx" ON "second_factors" USING btree ("updated_at");
  CREATE INDEX "second_factors_created_at_idx" ON "second_factors" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reply_texts_fk" FOREIGN KEY ("reply_texts_id") REFERENCES "public"."reply_texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_second_factors_fk" FOREIGN KEY ("second_factors_id") REFERENCES "public"."second_factors"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "deletedAt_status_received_at_due_at_idx" ON "leads" USING btree ("deleted_at","status","received_at","due_at");
  CREATE INDEX "deletedAt_suspicion_received_at_status_idx" ON "leads" USING btree ("deleted_at","suspicion","received_at","status");
  CREATE INDEX "compound_index_3_idx" ON "_leads_v" USING btree ("version_deleted_at","version_suspicion","version_received_at","version_status");
  CREATE INDEX "compound_index_4_idx" ON "_leads_v" USING btree ("version_deleted_at","version_received_at","version_status","version_is_test","version_first_answered_at","version_service","version_source","version_quoted_amount");
  CREATE INDEX "payload_locked_documents_rels_reply_texts_id_idx" ON "payload_locked_documents_rels" USING btree ("reply_texts_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_second_factors_id_idx" ON "payload_locked_documents_rels" USING btree ("second_factors_id");
  CREATE INDEX "compound_index_1_idx" ON "_leads_v" USING btree ("version_deleted_at","version_status","version_received_at","version_due_at");
  CREATE INDEX "compound_index_2_idx" ON "_leads_v" USING btree ("version_deleted_at","version_status","version_due_at","version_first_answered_at");
  ALTER TABLE "settings" DROP COLUMN "markup_review_count";
  ALTER TABLE "_settings_v" DROP COLUMN "version_markup_review_count";`)
  for (const statement of emptyRepeatedFacts) await db.execute(sql.raw(statement));
  await fillSearchText(async (query) => (await db.execute(query)).rows);
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "reply_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "redirects" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_redirects_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "second_factors" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sign_in_rules" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "reply_texts" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "_redirects_v" CASCADE;
  DROP TABLE "second_factors" CASCADE;
  DROP TABLE "sign_in_rules" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_reply_texts_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_redirects_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_second_factors_fk";
  
  DROP INDEX "deletedAt_status_received_at_due_at_idx";
  DROP INDEX "deletedAt_suspicion_received_at_status_idx";
  DROP INDEX "compound_index_3_idx";
  DROP INDEX "compound_index_4_idx";
  DROP INDEX "payload_locked_documents_rels_reply_texts_id_idx";
  DROP INDEX "payload_locked_documents_rels_redirects_id_idx";
  DROP INDEX "payload_locked_documents_rels_second_factors_id_idx";
  DROP INDEX "compound_index_1_idx";
  DROP INDEX "compound_index_2_idx";
  ALTER TABLE "settings_offices" ALTER COLUMN "phone" SET NOT NULL;
  ALTER TABLE "settings_offices" ALTER COLUMN "email" SET NOT NULL;
  ALTER TABLE "_settings_v_version_offices" ALTER COLUMN "phone" SET NOT NULL;
  ALTER TABLE "_settings_v_version_offices" ALTER COLUMN "email" SET NOT NULL;
  ALTER TABLE "settings" ADD COLUMN "markup_review_count" numeric NOT NULL;
  ALTER TABLE "_settings_v" ADD COLUMN "version_markup_review_count" numeric NOT NULL;
  CREATE INDEX "deletedAt_status_received_at_idx" ON "leads" USING btree ("deleted_at","status","received_at");
  CREATE INDEX "version_deletedAt_version_status_version_received_at_idx" ON "_leads_v" USING btree ("version_deleted_at","version_status","version_received_at");
  CREATE INDEX "compound_index_1_idx" ON "_leads_v" USING btree ("version_deleted_at","version_status","version_due_at","version_first_answered_at");
  CREATE INDEX "compound_index_2_idx" ON "_leads_v" USING btree ("version_deleted_at","version_received_at","version_status","version_is_test","version_first_answered_at","version_service","version_source","version_quoted_amount");
  ALTER TABLE "leads" DROP COLUMN "about";
  ALTER TABLE "leads" DROP COLUMN "reached_us_by";
  ALTER TABLE "leads" DROP COLUMN "search_text";
  ALTER TABLE "_leads_v" DROP COLUMN "version_about";
  ALTER TABLE "_leads_v" DROP COLUMN "version_reached_us_by";
  ALTER TABLE "_leads_v" DROP COLUMN "version_search_text";
  ALTER TABLE "services" DROP COLUMN "show_on_home";
  ALTER TABLE "services" DROP COLUMN "show_on_cities";
  ALTER TABLE "services" DROP COLUMN "in_quote_form";
  ALTER TABLE "services" DROP COLUMN "leads_to";
  ALTER TABLE "_services_v" DROP COLUMN "version_show_on_home";
  ALTER TABLE "_services_v" DROP COLUMN "version_show_on_cities";
  ALTER TABLE "_services_v" DROP COLUMN "version_in_quote_form";
  ALTER TABLE "_services_v" DROP COLUMN "version_leads_to";
  ALTER TABLE "cities" DROP COLUMN "leads_to";
  ALTER TABLE "_cities_v" DROP COLUMN "version_leads_to";
  ALTER TABLE "posts" DROP COLUMN "leads_to";
  ALTER TABLE "_posts_v" DROP COLUMN "version_leads_to";
  ALTER TABLE "users" DROP COLUMN "invited";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "reply_texts_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "redirects_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "second_factors_id";
  ALTER TABLE "notifications" DROP COLUMN "leads_to";
  ALTER TABLE "notifications" DROP COLUMN "sender_name";
  ALTER TABLE "notifications" DROP COLUMN "sender_address";
  ALTER TABLE "notifications" DROP COLUMN "smtp_host";
  ALTER TABLE "notifications" DROP COLUMN "smtp_encryption";
  ALTER TABLE "notifications" DROP COLUMN "smtp_port";
  ALTER TABLE "notifications" DROP COLUMN "smtp_user";
  ALTER TABLE "settings_offices" DROP COLUMN "hours";
  ALTER TABLE "_settings_v_version_offices" DROP COLUMN "hours";
  DROP TYPE "public"."enum_leads_reached_us_by";
  DROP TYPE "public"."enum__leads_v_version_reached_us_by";
  DROP TYPE "public"."enum_notifications_smtp_encryption";`)
}
