import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { mergedTables } from '../one-record';

export const shrinks = mergedTables;

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "hero_slides" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_hero_slides_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "premium_services" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_premium_services_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "stat_boxes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_stat_boxes_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "city_services" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_city_services_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "page_meta" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_page_meta_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "achievements_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "achievements" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_achievements_v_version_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_achievements_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "hero_slides" CASCADE;
  DROP TABLE "_hero_slides_v" CASCADE;
  DROP TABLE "premium_services" CASCADE;
  DROP TABLE "_premium_services_v" CASCADE;
  DROP TABLE "stat_boxes" CASCADE;
  DROP TABLE "_stat_boxes_v" CASCADE;
  DROP TABLE "city_services" CASCADE;
  DROP TABLE "_city_services_v" CASCADE;
  DROP TABLE "page_meta" CASCADE;
  DROP TABLE "_page_meta_v" CASCADE;
  DROP TABLE "achievements_points" CASCADE;
  DROP TABLE "achievements" CASCADE;
  DROP TABLE "_achievements_v_version_points" CASCADE;
  DROP TABLE "_achievements_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_hero_slides_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_premium_services_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_stat_boxes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_city_services_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_page_meta_fk";
  
  DROP INDEX "payload_locked_documents_rels_hero_slides_id_idx";
  DROP INDEX "payload_locked_documents_rels_premium_services_id_idx";
  DROP INDEX "payload_locked_documents_rels_stat_boxes_id_idx";
  DROP INDEX "payload_locked_documents_rels_city_services_id_idx";
  DROP INDEX "payload_locked_documents_rels_page_meta_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "hero_slides_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "premium_services_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "stat_boxes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "city_services_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "page_meta_id";
  DROP TYPE "public"."enum_stat_boxes_icon";
  DROP TYPE "public"."enum__stat_boxes_v_version_icon";
  DROP TYPE "public"."enum_city_services_icon";
  DROP TYPE "public"."enum__city_services_v_version_icon";
  DROP TYPE "public"."enum_achievements_points_icon";
  DROP TYPE "public"."enum__achievements_v_version_points_icon";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_stat_boxes_icon" AS ENUM('award', 'building', 'calendar-check', 'clock', 'droplets', 'eye', 'hand-heart', 'heart-pulse', 'home', 'ladder', 'layers', 'leaf', 'mail', 'map-pin', 'phone', 'recycle', 'shield-check', 'sparkles', 'star', 'sun', 'target', 'thumbs-up', 'trending-up', 'users', 'wallet', 'wind', 'wrench');
  CREATE TYPE "public"."enum__stat_boxes_v_version_icon" AS ENUM('award', 'building', 'calendar-check', 'clock', 'droplets', 'eye', 'hand-heart', 'heart-pulse', 'home', 'ladder', 'layers', 'leaf', 'mail', 'map-pin', 'phone', 'recycle', 'shield-check', 'sparkles', 'star', 'sun', 'target', 'thumbs-up', 'trending-up', 'users', 'wallet', 'wind', 'wrench');
  CREATE TYPE "public"."enum_city_services_icon" AS ENUM('award', 'building', 'calendar-check', 'clock', 'droplets', 'eye', 'hand-heart', 'heart-pulse', 'home', 'ladder', 'layers', 'leaf', 'mail', 'map-pin', 'phone', 'recycle', 'shield-check', 'sparkles', 'star', 'sun', 'target', 'thumbs-up', 'trending-up', 'users', 'wallet', 'wind', 'wrench');
  CREATE TYPE "public"."enum__city_services_v_version_icon" AS ENUM('award', 'building', 'calendar-check', 'clock', 'droplets', 'eye', 'hand-heart', 'heart-pulse', 'home', 'ladder', 'layers', 'leaf', 'mail', 'map-pin', 'phone', 'recycle', 'shield-check', 'sparkles', 'star', 'sun', 'target', 'thumbs-up', 'trending-up', 'users', 'wallet', 'wind', 'wrench');
  CREATE TYPE "public"."enum_achievements_points_icon" AS ENUM('award', 'building', 'calendar-check', 'clock', 'droplets', 'eye', 'hand-heart', 'heart-pulse', 'home', 'ladder', 'layers', 'leaf', 'mail', 'map-pin', 'phone', 'recycle', 'shield-check', 'sparkles', 'star', 'sun', 'target', 'thumbs-up', 'trending-up', 'users', 'wallet', 'wind', 'wrench');
  CREATE TYPE "public"."enum__achievements_v_version_points_icon" AS ENUM('award', 'building', 'calendar-check', 'clock', 'droplets', 'eye', 'hand-heart', 'heart-pulse', 'home', 'ladder', 'layers', 'leaf', 'mail', 'map-pin', 'phone', 'recycle', 'shield-check', 'sparkles', 'star', 'sun', 'target', 'thumbs-up', 'trending-up', 'users', 'wallet', 'wind', 'wrench');
  CREATE TABLE "hero_slides" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"heading" varchar NOT NULL,
  	"paragraph" varchar,
  	"media_id" integer NOT NULL,
  	"poster_id" integer,
  	"happy_customers" varchar,
  	"rating" varchar,
  	"edited_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_hero_slides_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_heading" varchar NOT NULL,
  	"version_paragraph" varchar,
  	"version_media_id" integer NOT NULL,
  	"version_poster_id" integer,
  	"version_happy_customers" varchar,
  	"version_rating" varchar,
  	"version_edited_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "premium_services" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"title" varchar NOT NULL,
  	"description" varchar,
  	"image_id" integer NOT NULL,
  	"route" varchar NOT NULL,
  	"edited_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_premium_services_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_title" varchar NOT NULL,
  	"version_description" varchar,
  	"version_image_id" integer NOT NULL,
  	"version_route" varchar NOT NULL,
  	"version_edited_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "stat_boxes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"icon" "enum_stat_boxes_icon",
  	"number" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"edited_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_stat_boxes_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_icon" "enum__stat_boxes_v_version_icon",
  	"version_number" varchar NOT NULL,
  	"version_text" varchar NOT NULL,
  	"version_edited_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "city_services" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"title" varchar NOT NULL,
  	"description" varchar,
  	"icon" "enum_city_services_icon",
  	"route" varchar NOT NULL,
  	"edited_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_city_services_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_title" varchar NOT NULL,
  	"version_description" varchar,
  	"version_icon" "enum__city_services_v_version_icon",
  	"version_route" varchar NOT NULL,
  	"version_edited_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "page_meta" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"route" varchar NOT NULL,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_keywords" varchar,
  	"og_title" varchar,
  	"og_description" varchar,
  	"og_image_id" integer,
  	"edited_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_page_meta_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_route" varchar NOT NULL,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_keywords" varchar,
  	"version_og_title" varchar,
  	"version_og_description" varchar,
  	"version_og_image_id" integer,
  	"version_edited_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "achievements_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"icon" "enum_achievements_points_icon",
  	"value" varchar NOT NULL,
  	"label" varchar NOT NULL
  );
  
  CREATE TABLE "achievements" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar NOT NULL,
  	"description" varchar,
  	"image_id" integer,
  	"edited_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_achievements_v_version_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"icon" "enum__achievements_v_version_points_icon",
  	"value" varchar NOT NULL,
  	"label" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_achievements_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_heading" varchar NOT NULL,
  	"version_description" varchar,
  	"version_image_id" integer,
  	"version_edited_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "hero_slides_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "premium_services_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "stat_boxes_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "city_services_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "page_meta_id" integer;
  ALTER TABLE "hero_slides" ADD CONSTRAINT "hero_slides_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "hero_slides" ADD CONSTRAINT "hero_slides_poster_id_media_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_hero_slides_v" ADD CONSTRAINT "_hero_slides_v_parent_id_hero_slides_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."hero_slides"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_hero_slides_v" ADD CONSTRAINT "_hero_slides_v_version_media_id_media_id_fk" FOREIGN KEY ("version_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_hero_slides_v" ADD CONSTRAINT "_hero_slides_v_version_poster_id_media_id_fk" FOREIGN KEY ("version_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "premium_services" ADD CONSTRAINT "premium_services_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_premium_services_v" ADD CONSTRAINT "_premium_services_v_parent_id_premium_services_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."premium_services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_premium_services_v" ADD CONSTRAINT "_premium_services_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_stat_boxes_v" ADD CONSTRAINT "_stat_boxes_v_parent_id_stat_boxes_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."stat_boxes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_city_services_v" ADD CONSTRAINT "_city_services_v_parent_id_city_services_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."city_services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_meta" ADD CONSTRAINT "page_meta_og_image_id_media_id_fk" FOREIGN KEY ("og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_meta_v" ADD CONSTRAINT "_page_meta_v_parent_id_page_meta_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."page_meta"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_meta_v" ADD CONSTRAINT "_page_meta_v_version_og_image_id_media_id_fk" FOREIGN KEY ("version_og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "achievements_points" ADD CONSTRAINT "achievements_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."achievements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "achievements" ADD CONSTRAINT "achievements_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_achievements_v_version_points" ADD CONSTRAINT "_achievements_v_version_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_achievements_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_achievements_v" ADD CONSTRAINT "_achievements_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "hero_slides__order_idx" ON "hero_slides" USING btree ("_order");
  CREATE INDEX "hero_slides_media_idx" ON "hero_slides" USING btree ("media_id");
  CREATE INDEX "hero_slides_poster_idx" ON "hero_slides" USING btree ("poster_id");
  CREATE INDEX "hero_slides_updated_at_idx" ON "hero_slides" USING btree ("updated_at");
  CREATE INDEX "hero_slides_created_at_idx" ON "hero_slides" USING btree ("created_at");
  CREATE INDEX "hero_slides_deleted_at_idx" ON "hero_slides" USING btree ("deleted_at");
  CREATE INDEX "_hero_slides_v_parent_idx" ON "_hero_slides_v" USING btree ("parent_id");
  CREATE INDEX "_hero_slides_v_version_version__order_idx" ON "_hero_slides_v" USING btree ("version__order");
  CREATE INDEX "_hero_slides_v_version_version_media_idx" ON "_hero_slides_v" USING btree ("version_media_id");
  CREATE INDEX "_hero_slides_v_version_version_poster_idx" ON "_hero_slides_v" USING btree ("version_poster_id");
  CREATE INDEX "_hero_slides_v_version_version_updated_at_idx" ON "_hero_slides_v" USING btree ("version_updated_at");
  CREATE INDEX "_hero_slides_v_version_version_created_at_idx" ON "_hero_slides_v" USING btree ("version_created_at");
  CREATE INDEX "_hero_slides_v_version_version_deleted_at_idx" ON "_hero_slides_v" USING btree ("version_deleted_at");
  CREATE INDEX "_hero_slides_v_created_at_idx" ON "_hero_slides_v" USING btree ("created_at");
  CREATE INDEX "_hero_slides_v_updated_at_idx" ON "_hero_slides_v" USING btree ("updated_at");
  CREATE INDEX "premium_services__order_idx" ON "premium_services" USING btree ("_order");
  CREATE INDEX "premium_services_image_idx" ON "premium_services" USING btree ("image_id");
  CREATE INDEX "premium_services_updated_at_idx" ON "premium_services" USING btree ("updated_at");
  CREATE INDEX "premium_services_created_at_idx" ON "premium_services" USING btree ("created_at");
  CREATE INDEX "premium_services_deleted_at_idx" ON "premium_services" USING btree ("deleted_at");
  CREATE INDEX "_premium_services_v_parent_idx" ON "_premium_services_v" USING btree ("parent_id");
  CREATE INDEX "_premium_services_v_version_version__order_idx" ON "_premium_services_v" USING btree ("version__order");
  CREATE INDEX "_premium_services_v_version_version_image_idx" ON "_premium_services_v" USING btree ("version_image_id");
  CREATE INDEX "_premium_services_v_version_version_updated_at_idx" ON "_premium_services_v" USING btree ("version_updated_at");
  CREATE INDEX "_premium_services_v_version_version_created_at_idx" ON "_premium_services_v" USING btree ("version_created_at");
  CREATE INDEX "_premium_services_v_version_version_deleted_at_idx" ON "_premium_services_v" USING btree ("version_deleted_at");
  CREATE INDEX "_premium_services_v_created_at_idx" ON "_premium_services_v" USING btree ("created_at");
  CREATE INDEX "_premium_services_v_updated_at_idx" ON "_premium_services_v" USING btree ("updated_at");
  CREATE INDEX "stat_boxes__order_idx" ON "stat_boxes" USING btree ("_order");
  CREATE INDEX "stat_boxes_updated_at_idx" ON "stat_boxes" USING btree ("updated_at");
  CREATE INDEX "stat_boxes_created_at_idx" ON "stat_boxes" USING btree ("created_at");
  CREATE INDEX "stat_boxes_deleted_at_idx" ON "stat_boxes" USING btree ("deleted_at");
  CREATE INDEX "_stat_boxes_v_parent_idx" ON "_stat_boxes_v" USING btree ("parent_id");
  CREATE INDEX "_stat_boxes_v_version_version__order_idx" ON "_stat_boxes_v" USING btree ("version__order");
  CREATE INDEX "_stat_boxes_v_version_version_updated_at_idx" ON "_stat_boxes_v" USING btree ("version_updated_at");
  CREATE INDEX "_stat_boxes_v_version_version_created_at_idx" ON "_stat_boxes_v" USING btree ("version_created_at");
  CREATE INDEX "_stat_boxes_v_version_version_deleted_at_idx" ON "_stat_boxes_v" USING btree ("version_deleted_at");
  CREATE INDEX "_stat_boxes_v_created_at_idx" ON "_stat_boxes_v" USING btree ("created_at");
  CREATE INDEX "_stat_boxes_v_updated_at_idx" ON "_stat_boxes_v" USING btree ("updated_at");
  CREATE INDEX "city_services__order_idx" ON "city_services" USING btree ("_order");
  CREATE INDEX "city_services_updated_at_idx" ON "city_services" USING btree ("updated_at");
  CREATE INDEX "city_services_created_at_idx" ON "city_services" USING btree ("created_at");
  CREATE INDEX "city_services_deleted_at_idx" ON "city_services" USING btree ("deleted_at");
  CREATE INDEX "_city_services_v_parent_idx" ON "_city_services_v" USING btree ("parent_id");
  CREATE INDEX "_city_services_v_version_version__order_idx" ON "_city_services_v" USING btree ("version__order");
  CREATE INDEX "_city_services_v_version_version_updated_at_idx" ON "_city_services_v" USING btree ("version_updated_at");
  CREATE INDEX "_city_services_v_version_version_created_at_idx" ON "_city_services_v" USING btree ("version_created_at");
  CREATE INDEX "_city_services_v_version_version_deleted_at_idx" ON "_city_services_v" USING btree ("version_deleted_at");
  CREATE INDEX "_city_services_v_created_at_idx" ON "_city_services_v" USING btree ("created_at");
  CREATE INDEX "_city_services_v_updated_at_idx" ON "_city_services_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "page_meta_route_idx" ON "page_meta" USING btree ("route");
  CREATE INDEX "page_meta_og_image_idx" ON "page_meta" USING btree ("og_image_id");
  CREATE INDEX "page_meta_updated_at_idx" ON "page_meta" USING btree ("updated_at");
  CREATE INDEX "page_meta_created_at_idx" ON "page_meta" USING btree ("created_at");
  CREATE INDEX "page_meta_deleted_at_idx" ON "page_meta" USING btree ("deleted_at");
  CREATE INDEX "_page_meta_v_parent_idx" ON "_page_meta_v" USING btree ("parent_id");
  CREATE INDEX "_page_meta_v_version_version_route_idx" ON "_page_meta_v" USING btree ("version_route");
  CREATE INDEX "_page_meta_v_version_version_og_image_idx" ON "_page_meta_v" USING btree ("version_og_image_id");
  CREATE INDEX "_page_meta_v_version_version_updated_at_idx" ON "_page_meta_v" USING btree ("version_updated_at");
  CREATE INDEX "_page_meta_v_version_version_created_at_idx" ON "_page_meta_v" USING btree ("version_created_at");
  CREATE INDEX "_page_meta_v_version_version_deleted_at_idx" ON "_page_meta_v" USING btree ("version_deleted_at");
  CREATE INDEX "_page_meta_v_created_at_idx" ON "_page_meta_v" USING btree ("created_at");
  CREATE INDEX "_page_meta_v_updated_at_idx" ON "_page_meta_v" USING btree ("updated_at");
  CREATE INDEX "achievements_points_order_idx" ON "achievements_points" USING btree ("_order");
  CREATE INDEX "achievements_points_parent_id_idx" ON "achievements_points" USING btree ("_parent_id");
  CREATE INDEX "achievements_image_idx" ON "achievements" USING btree ("image_id");
  CREATE INDEX "_achievements_v_version_points_order_idx" ON "_achievements_v_version_points" USING btree ("_order");
  CREATE INDEX "_achievements_v_version_points_parent_id_idx" ON "_achievements_v_version_points" USING btree ("_parent_id");
  CREATE INDEX "_achievements_v_version_version_image_idx" ON "_achievements_v" USING btree ("version_image_id");
  CREATE INDEX "_achievements_v_created_at_idx" ON "_achievements_v" USING btree ("created_at");
  CREATE INDEX "_achievements_v_updated_at_idx" ON "_achievements_v" USING btree ("updated_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_hero_slides_fk" FOREIGN KEY ("hero_slides_id") REFERENCES "public"."hero_slides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_premium_services_fk" FOREIGN KEY ("premium_services_id") REFERENCES "public"."premium_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_stat_boxes_fk" FOREIGN KEY ("stat_boxes_id") REFERENCES "public"."stat_boxes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_city_services_fk" FOREIGN KEY ("city_services_id") REFERENCES "public"."city_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_page_meta_fk" FOREIGN KEY ("page_meta_id") REFERENCES "public"."page_meta"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_hero_slides_id_idx" ON "payload_locked_documents_rels" USING btree ("hero_slides_id");
  CREATE INDEX "payload_locked_documents_rels_premium_services_id_idx" ON "payload_locked_documents_rels" USING btree ("premium_services_id");
  CREATE INDEX "payload_locked_documents_rels_stat_boxes_id_idx" ON "payload_locked_documents_rels" USING btree ("stat_boxes_id");
  CREATE INDEX "payload_locked_documents_rels_city_services_id_idx" ON "payload_locked_documents_rels" USING btree ("city_services_id");
  CREATE INDEX "payload_locked_documents_rels_page_meta_id_idx" ON "payload_locked_documents_rels" USING btree ("page_meta_id");`)
}
