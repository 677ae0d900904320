import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_own_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__own_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_announcement_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__announcement_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "own_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"route" varchar,
  	"sections" jsonb,
  	"meta_meta_title" varchar,
  	"meta_meta_description" varchar,
  	"meta_meta_keywords" varchar,
  	"meta_og_title" varchar,
  	"meta_og_description" varchar,
  	"meta_og_image_id" integer,
  	"noindex" boolean,
  	"only_by_link" boolean,
  	"leads_to" varchar,
  	"edited_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_own_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_own_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_route" varchar,
  	"version_sections" jsonb,
  	"version_meta_meta_title" varchar,
  	"version_meta_meta_description" varchar,
  	"version_meta_meta_keywords" varchar,
  	"version_meta_og_title" varchar,
  	"version_meta_og_description" varchar,
  	"version_meta_og_image_id" integer,
  	"version_noindex" boolean,
  	"version_only_by_link" boolean,
  	"version_leads_to" varchar,
  	"version_edited_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__own_pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
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
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "own_pages_id" integer;
  ALTER TABLE "own_pages" ADD CONSTRAINT "own_pages_meta_og_image_id_media_id_fk" FOREIGN KEY ("meta_og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_own_pages_v" ADD CONSTRAINT "_own_pages_v_parent_id_own_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."own_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_own_pages_v" ADD CONSTRAINT "_own_pages_v_version_meta_og_image_id_media_id_fk" FOREIGN KEY ("version_meta_og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "own_pages_route_idx" ON "own_pages" USING btree ("route");
  CREATE INDEX "own_pages_meta_meta_og_image_idx" ON "own_pages" USING btree ("meta_og_image_id");
  CREATE INDEX "own_pages_updated_at_idx" ON "own_pages" USING btree ("updated_at");
  CREATE INDEX "own_pages_created_at_idx" ON "own_pages" USING btree ("created_at");
  CREATE INDEX "own_pages_deleted_at_idx" ON "own_pages" USING btree ("deleted_at");
  CREATE INDEX "own_pages__status_idx" ON "own_pages" USING btree ("_status");
  CREATE INDEX "_own_pages_v_parent_idx" ON "_own_pages_v" USING btree ("parent_id");
  CREATE INDEX "_own_pages_v_version_version_route_idx" ON "_own_pages_v" USING btree ("version_route");
  CREATE INDEX "_own_pages_v_version_meta_version_meta_og_image_idx" ON "_own_pages_v" USING btree ("version_meta_og_image_id");
  CREATE INDEX "_own_pages_v_version_version_updated_at_idx" ON "_own_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_own_pages_v_version_version_created_at_idx" ON "_own_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_own_pages_v_version_version_deleted_at_idx" ON "_own_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_own_pages_v_version_version__status_idx" ON "_own_pages_v" USING btree ("version__status");
  CREATE INDEX "_own_pages_v_created_at_idx" ON "_own_pages_v" USING btree ("created_at");
  CREATE INDEX "_own_pages_v_updated_at_idx" ON "_own_pages_v" USING btree ("updated_at");
  CREATE INDEX "_own_pages_v_latest_idx" ON "_own_pages_v" USING btree ("latest");
  CREATE INDEX "_own_pages_v_autosave_idx" ON "_own_pages_v" USING btree ("autosave");
  CREATE INDEX "announcement__status_idx" ON "announcement" USING btree ("_status");
  CREATE INDEX "_announcement_v_version_version__status_idx" ON "_announcement_v" USING btree ("version__status");
  CREATE INDEX "_announcement_v_created_at_idx" ON "_announcement_v" USING btree ("created_at");
  CREATE INDEX "_announcement_v_updated_at_idx" ON "_announcement_v" USING btree ("updated_at");
  CREATE INDEX "_announcement_v_latest_idx" ON "_announcement_v" USING btree ("latest");
  CREATE INDEX "_announcement_v_autosave_idx" ON "_announcement_v" USING btree ("autosave");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_own_pages_fk" FOREIGN KEY ("own_pages_id") REFERENCES "public"."own_pages"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_own_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("own_pages_id");`)
}
