import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_announcement_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__announcement_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "announcement" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"link_label" varchar,
  	"link_page" varchar,
  	"link_address" varchar,
  	"from" timestamp(3) with time zone,
  	"from_time" varchar,
  	"until" timestamp(3) with time zone,
  	"until_time" varchar,
  	"shown_on_home" boolean DEFAULT false,
  	"shown_on_services" boolean DEFAULT false,
  	"shown_on_cities" boolean DEFAULT false,
  	"shown_on_blog" boolean DEFAULT false,
  	"shown_on_contact" boolean DEFAULT false,
  	"edited_by" varchar,
  	"_status" "enum_announcement_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_announcement_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_text" varchar,
  	"version_link_label" varchar,
  	"version_link_page" varchar,
  	"version_link_address" varchar,
  	"version_from" timestamp(3) with time zone,
  	"version_from_time" varchar,
  	"version_until" timestamp(3) with time zone,
  	"version_until_time" varchar,
  	"version_shown_on_home" boolean DEFAULT false,
  	"version_shown_on_services" boolean DEFAULT false,
  	"version_shown_on_cities" boolean DEFAULT false,
  	"version_shown_on_blog" boolean DEFAULT false,
  	"version_shown_on_contact" boolean DEFAULT false,
  	"version_edited_by" varchar,
  	"version__status" "enum__announcement_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE INDEX "announcement__status_idx" ON "announcement" USING btree ("_status");
  CREATE INDEX "_announcement_v_version_version__status_idx" ON "_announcement_v" USING btree ("version__status");
  CREATE INDEX "_announcement_v_created_at_idx" ON "_announcement_v" USING btree ("created_at");
  CREATE INDEX "_announcement_v_updated_at_idx" ON "_announcement_v" USING btree ("updated_at");
  CREATE INDEX "_announcement_v_latest_idx" ON "_announcement_v" USING btree ("latest");
  CREATE INDEX "_announcement_v_autosave_idx" ON "_announcement_v" USING btree ("autosave");`)
}
