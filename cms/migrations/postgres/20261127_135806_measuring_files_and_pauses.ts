import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_conversions_conversion_state" AS ENUM('waiting', 'sending', 'sent', 'kept', 'held', 'failed', 'none');
  CREATE TYPE "public"."enum_measuring_google_analytics_way" AS ENUM('off', 'server', 'browser');
  CREATE TYPE "public"."enum_measuring_google_ads_way" AS ENUM('off', 'server', 'browser');
  CREATE TYPE "public"."enum_measuring_meta_way" AS ENUM('off', 'server', 'browser');
  CREATE TYPE "public"."enum_measuring_microsoft_way" AS ENUM('off', 'server', 'browser');
  CREATE TYPE "public"."enum_measuring_linkedin_way" AS ENUM('off', 'browser');
  CREATE TABLE "conversions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"lead_id" integer,
  	"network" varchar NOT NULL,
  	"event" varchar NOT NULL,
  	"happened_at" timestamp(3) with time zone NOT NULL,
  	"worth" numeric,
  	"conversion_state" "enum_conversions_conversion_state",
  	"conversion_attempts" numeric DEFAULT 0,
  	"conversion_next_at" timestamp(3) with time zone,
  	"conversion_error" varchar,
  	"conversion_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "measuring" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"google_analytics_way" "enum_measuring_google_analytics_way" DEFAULT 'off',
  	"google_analytics_account" varchar,
  	"google_ads_way" "enum_measuring_google_ads_way" DEFAULT 'off',
  	"google_ads_account" varchar,
  	"google_ads_conversion" varchar,
  	"google_ads_lead_name" varchar,
  	"google_ads_won_name" varchar,
  	"meta_way" "enum_measuring_meta_way" DEFAULT 'off',
  	"meta_account" varchar,
  	"meta_test_code" varchar,
  	"microsoft_way" "enum_measuring_microsoft_way" DEFAULT 'off',
  	"microsoft_account" varchar,
  	"microsoft_lead_name" varchar,
  	"microsoft_won_name" varchar,
  	"linkedin_way" "enum_measuring_linkedin_way" DEFAULT 'off',
  	"linkedin_account" varchar,
  	"linkedin_conversion" varchar,
  	"edited_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "leads" ADD COLUMN "agreed_to" varchar;
  ALTER TABLE "leads" ADD COLUMN "agreed_browser" varchar;
  ALTER TABLE "leads" ADD COLUMN "latest_source" varchar;
  ALTER TABLE "_leads_v" ADD COLUMN "version_agreed_to" varchar;
  ALTER TABLE "_leads_v" ADD COLUMN "version_agreed_browser" varchar;
  ALTER TABLE "_leads_v" ADD COLUMN "version_latest_source" varchar;
  ALTER TABLE "outbox" ADD COLUMN "body" varchar;
  ALTER TABLE "services" ADD COLUMN "sections" jsonb;
  ALTER TABLE "_services_v" ADD COLUMN "version_sections" jsonb;
  ALTER TABLE "cities" ADD COLUMN "sections" jsonb;
  ALTER TABLE "_cities_v" ADD COLUMN "version_sections" jsonb;
  ALTER TABLE "media" ADD COLUMN "uploaded_at" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "paused" boolean DEFAULT false;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "conversions_id" integer;
  ALTER TABLE "home" ADD COLUMN "sections" jsonb;
  ALTER TABLE "_home_v" ADD COLUMN "version_sections" jsonb;
  ALTER TABLE "settings" ADD COLUMN "thanks_contact" varchar;
  ALTER TABLE "settings" ADD COLUMN "thanks_quote" varchar;
  ALTER TABLE "settings" ADD COLUMN "embed_hosts" varchar;
  ALTER TABLE "_settings_v" ADD COLUMN "version_thanks_contact" varchar;
  ALTER TABLE "_settings_v" ADD COLUMN "version_thanks_quote" varchar;
  ALTER TABLE "_settings_v" ADD COLUMN "version_embed_hosts" varchar;
  ALTER TABLE "announcement" ADD COLUMN "shown_on_own" boolean DEFAULT false;
  ALTER TABLE "_announcement_v" ADD COLUMN "version_shown_on_own" boolean DEFAULT false;
  ALTER TABLE "conversions" ADD CONSTRAINT "conversions_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "conversions_key_idx" ON "conversions" USING btree ("key");
  CREATE INDEX "conversions_lead_idx" ON "conversions" USING btree ("lead_id");
  CREATE INDEX "conversions_network_idx" ON "conversions" USING btree ("network");
  CREATE INDEX "conversions_happened_at_idx" ON "conversions" USING btree ("happened_at");
  CREATE INDEX "conversions_conversion_state_idx" ON "conversions" USING btree ("conversion_state");
  CREATE INDEX "conversions_conversion_next_at_idx" ON "conversions" USING btree ("conversion_next_at");
  CREATE INDEX "conversions_updated_at_idx" ON "conversions" USING btree ("updated_at");
  CREATE INDEX "conversions_created_at_idx" ON "conversions" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_conversions_fk" FOREIGN KEY ("conversions_id") REFERENCES "public"."conversions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "leads_latest_source_idx" ON "leads" USING btree ("latest_source");
  CREATE INDEX "_leads_v_version_version_latest_source_idx" ON "_leads_v" USING btree ("version_latest_source");
  CREATE INDEX "payload_locked_documents_rels_conversions_id_idx" ON "payload_locked_documents_rels" USING btree ("conversions_id");`)
}
