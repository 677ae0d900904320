import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'
import { intoOneRecord, sqlite } from '../one-record';

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`home_slides\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`heading\` text,
  	\`paragraph\` text,
  	\`media_id\` integer,
  	\`poster_id\` integer,
  	\`happy_customers\` text,
  	\`rating\` text,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`poster_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_slides_order_idx\` ON \`home_slides\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_slides_parent_id_idx\` ON \`home_slides\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_slides_media_idx\` ON \`home_slides\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`home_slides_poster_idx\` ON \`home_slides\` (\`poster_id\`);`)
  await db.run(sql`CREATE TABLE \`home_cards\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`service_id\` integer,
  	\`title\` text,
  	\`description\` text,
  	\`image_id\` integer,
  	\`route\` text,
  	FOREIGN KEY (\`service_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_cards_order_idx\` ON \`home_cards\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_cards_parent_id_idx\` ON \`home_cards\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_cards_service_idx\` ON \`home_cards\` (\`service_id\`);`)
  await db.run(sql`CREATE INDEX \`home_cards_image_idx\` ON \`home_cards\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`home_stats\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`icon\` text,
  	\`number\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_stats_order_idx\` ON \`home_stats\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_stats_parent_id_idx\` ON \`home_stats\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`meta_meta_title\` text,
  	\`meta_meta_description\` text,
  	\`meta_meta_keywords\` text,
  	\`meta_og_title\` text,
  	\`meta_og_description\` text,
  	\`meta_og_image_id\` integer,
  	\`edited_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`meta_og_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`home_meta_meta_og_image_idx\` ON \`home\` (\`meta_og_image_id\`);`)
  await db.run(sql`CREATE INDEX \`home__status_idx\` ON \`home\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_version_slides\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`heading\` text,
  	\`paragraph\` text,
  	\`media_id\` integer,
  	\`poster_id\` integer,
  	\`happy_customers\` text,
  	\`rating\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`poster_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_version_slides_order_idx\` ON \`_home_v_version_slides\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_slides_parent_id_idx\` ON \`_home_v_version_slides\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_slides_media_idx\` ON \`_home_v_version_slides\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_slides_poster_idx\` ON \`_home_v_version_slides\` (\`poster_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_version_cards\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`service_id\` integer,
  	\`title\` text,
  	\`description\` text,
  	\`image_id\` integer,
  	\`route\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`service_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_version_cards_order_idx\` ON \`_home_v_version_cards\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_cards_parent_id_idx\` ON \`_home_v_version_cards\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_cards_service_idx\` ON \`_home_v_version_cards\` (\`service_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_cards_image_idx\` ON \`_home_v_version_cards\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_version_stats\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`icon\` text,
  	\`number\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_version_stats_order_idx\` ON \`_home_v_version_stats\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_stats_parent_id_idx\` ON \`_home_v_version_stats\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_meta_meta_title\` text,
  	\`version_meta_meta_description\` text,
  	\`version_meta_meta_keywords\` text,
  	\`version_meta_og_title\` text,
  	\`version_meta_og_description\` text,
  	\`version_meta_og_image_id\` integer,
  	\`version_edited_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`version_meta_og_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_version_meta_version_meta_og_image_idx\` ON \`_home_v\` (\`version_meta_og_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_version__status_idx\` ON \`_home_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_created_at_idx\` ON \`_home_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_updated_at_idx\` ON \`_home_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_latest_idx\` ON \`_home_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_autosave_idx\` ON \`_home_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`quote_page\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`meta_meta_title\` text,
  	\`meta_meta_description\` text,
  	\`meta_meta_keywords\` text,
  	\`meta_og_title\` text,
  	\`meta_og_description\` text,
  	\`meta_og_image_id\` integer,
  	\`edited_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`meta_og_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`quote_page_meta_meta_og_image_idx\` ON \`quote_page\` (\`meta_og_image_id\`);`)
  await db.run(sql`CREATE INDEX \`quote_page__status_idx\` ON \`quote_page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_quote_page_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_meta_meta_title\` text,
  	\`version_meta_meta_description\` text,
  	\`version_meta_meta_keywords\` text,
  	\`version_meta_og_title\` text,
  	\`version_meta_og_description\` text,
  	\`version_meta_og_image_id\` integer,
  	\`version_edited_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`version_meta_og_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_quote_page_v_version_meta_version_meta_og_image_idx\` ON \`_quote_page_v\` (\`version_meta_og_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_quote_page_v_version_version__status_idx\` ON \`_quote_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_quote_page_v_created_at_idx\` ON \`_quote_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_quote_page_v_updated_at_idx\` ON \`_quote_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_quote_page_v_latest_idx\` ON \`_quote_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_quote_page_v_autosave_idx\` ON \`_quote_page_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`other_pages_listings\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`route\` text,
  	\`meta_title\` text,
  	\`meta_description\` text,
  	\`meta_keywords\` text,
  	\`og_title\` text,
  	\`og_description\` text,
  	\`og_image_id\` integer,
  	FOREIGN KEY (\`og_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`other_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`other_pages_listings_order_idx\` ON \`other_pages_listings\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`other_pages_listings_parent_id_idx\` ON \`other_pages_listings\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`other_pages_listings_og_image_idx\` ON \`other_pages_listings\` (\`og_image_id\`);`)
  await db.run(sql`CREATE TABLE \`other_pages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`edited_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`other_pages__status_idx\` ON \`other_pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_other_pages_v_version_listings\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`route\` text,
  	\`meta_title\` text,
  	\`meta_description\` text,
  	\`meta_keywords\` text,
  	\`og_title\` text,
  	\`og_description\` text,
  	\`og_image_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`og_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_other_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_other_pages_v_version_listings_order_idx\` ON \`_other_pages_v_version_listings\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_other_pages_v_version_listings_parent_id_idx\` ON \`_other_pages_v_version_listings\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_other_pages_v_version_listings_og_image_idx\` ON \`_other_pages_v_version_listings\` (\`og_image_id\`);`)
  await db.run(sql`CREATE TABLE \`_other_pages_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_edited_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_other_pages_v_version_version__status_idx\` ON \`_other_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_other_pages_v_created_at_idx\` ON \`_other_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_other_pages_v_updated_at_idx\` ON \`_other_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_other_pages_v_latest_idx\` ON \`_other_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_other_pages_v_autosave_idx\` ON \`_other_pages_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`city_pages_services\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`service_id\` integer,
  	\`title\` text,
  	\`description\` text,
  	\`icon\` text,
  	\`route\` text,
  	FOREIGN KEY (\`service_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`city_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`city_pages_services_order_idx\` ON \`city_pages_services\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`city_pages_services_parent_id_idx\` ON \`city_pages_services\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`city_pages_services_service_idx\` ON \`city_pages_services\` (\`service_id\`);`)
  await db.run(sql`CREATE TABLE \`city_pages_achievements_points\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`icon\` text,
  	\`value\` text,
  	\`label\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`city_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`city_pages_achievements_points_order_idx\` ON \`city_pages_achievements_points\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`city_pages_achievements_points_parent_id_idx\` ON \`city_pages_achievements_points\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`city_pages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`achievements_heading\` text,
  	\`achievements_description\` text,
  	\`achievements_image_id\` integer,
  	\`edited_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`achievements_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`city_pages_achievements_achievements_image_idx\` ON \`city_pages\` (\`achievements_image_id\`);`)
  await db.run(sql`CREATE INDEX \`city_pages__status_idx\` ON \`city_pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_city_pages_v_version_services\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`service_id\` integer,
  	\`title\` text,
  	\`description\` text,
  	\`icon\` text,
  	\`route\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`service_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_city_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_city_pages_v_version_services_order_idx\` ON \`_city_pages_v_version_services\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_city_pages_v_version_services_parent_id_idx\` ON \`_city_pages_v_version_services\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_city_pages_v_version_services_service_idx\` ON \`_city_pages_v_version_services\` (\`service_id\`);`)
  await db.run(sql`CREATE TABLE \`_city_pages_v_version_achievements_points\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`icon\` text,
  	\`value\` text,
  	\`label\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_city_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_city_pages_v_version_achievements_points_order_idx\` ON \`_city_pages_v_version_achievements_points\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_city_pages_v_version_achievements_points_parent_id_idx\` ON \`_city_pages_v_version_achievements_points\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_city_pages_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_achievements_heading\` text,
  	\`version_achievements_description\` text,
  	\`version_achievements_image_id\` integer,
  	\`version_edited_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`version_achievements_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_city_pages_v_version_achievements_version_achievements__idx\` ON \`_city_pages_v\` (\`version_achievements_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_city_pages_v_version_version__status_idx\` ON \`_city_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_city_pages_v_created_at_idx\` ON \`_city_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_city_pages_v_updated_at_idx\` ON \`_city_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_city_pages_v_latest_idx\` ON \`_city_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_city_pages_v_autosave_idx\` ON \`_city_pages_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_services_benefits_cards\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`icon\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_services_benefits_cards\`("_order", "_parent_id", "id", "title", "text", "icon") SELECT "_order", "_parent_id", "id", "title", "text", "icon" FROM \`services_benefits_cards\`;`)
  await db.run(sql`DROP TABLE \`services_benefits_cards\`;`)
  await db.run(sql`ALTER TABLE \`__new_services_benefits_cards\` RENAME TO \`services_benefits_cards\`;`)
  await db.run(sql`CREATE INDEX \`services_benefits_cards_order_idx\` ON \`services_benefits_cards\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`services_benefits_cards_parent_id_idx\` ON \`services_benefits_cards\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_services\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`shape\` text DEFAULT 'standalone',
  	\`parent\` text,
  	\`slug\` text,
  	\`title\` text,
  	\`description\` text,
  	\`price_note\` text,
  	\`image_id\` integer,
  	\`intro_heading\` text,
  	\`intro_paragraphs\` text,
  	\`intro_image_id\` integer,
  	\`why_choose_heading\` text,
  	\`why_choose_points\` text,
  	\`why_choose_before_image_id\` integer,
  	\`why_choose_after_image_id\` integer,
  	\`cleaned_heading\` text,
  	\`benefits_heading\` text,
  	\`closing_heading\` text,
  	\`closing_text\` text,
  	\`show_on_home\` integer DEFAULT true,
  	\`home_card_title\` text,
  	\`home_card_description\` text,
  	\`home_card_image_id\` integer,
  	\`show_on_cities\` integer DEFAULT true,
  	\`city_card_title\` text,
  	\`city_card_description\` text,
  	\`city_card_icon\` text,
  	\`in_quote_form\` integer DEFAULT true,
  	\`quote_service\` text,
  	\`intro_call\` text,
  	\`meta_meta_title\` text,
  	\`meta_meta_description\` text,
  	\`meta_meta_keywords\` text,
  	\`meta_og_title\` text,
  	\`meta_og_description\` text,
  	\`meta_og_image_id\` integer,
  	\`page_name\` text,
  	\`why_choose_id\` numeric,
  	\`intro_id\` numeric,
  	\`leads_to\` text,
  	\`edited_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`intro_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`why_choose_before_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`why_choose_after_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`home_card_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`meta_og_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_services\`("id", "name", "shape", "parent", "slug", "title", "description", "image_id", "intro_heading", "intro_paragraphs", "intro_image_id", "why_choose_heading", "why_choose_points", "why_choose_before_image_id", "why_choose_after_image_id", "cleaned_heading", "benefits_heading", "closing_heading", "closing_text", "show_on_home", "show_on_cities", "in_quote_form", "quote_service", "intro_call", "page_name", "why_choose_id", "intro_id", "leads_to", "edited_by", "updated_at", "created_at", "deleted_at") SELECT "id", "name", "shape", "parent", "slug", "title", "description", "image_id", "intro_heading", "intro_paragraphs", "intro_image_id", "why_choose_heading", "why_choose_points", "why_choose_before_image_id", "why_choose_after_image_id", "cleaned_heading", "benefits_heading", "closing_heading", "closing_text", "show_on_home", "show_on_cities", "in_quote_form", "quote_service", "intro_call", "page_name", "why_choose_id", "intro_id", "leads_to", "edited_by", "updated_at", "created_at", "deleted_at" FROM \`services\`;`)
  await db.run(sql`DROP TABLE \`services\`;`)
  await db.run(sql`ALTER TABLE \`__new_services\` RENAME TO \`services\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`services_slug_idx\` ON \`services\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`services_image_idx\` ON \`services\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`services_intro_intro_image_idx\` ON \`services\` (\`intro_image_id\`);`)
  await db.run(sql`CREATE INDEX \`services_why_choose_why_choose_before_image_idx\` ON \`services\` (\`why_choose_before_image_id\`);`)
  await db.run(sql`CREATE INDEX \`services_why_choose_why_choose_after_image_idx\` ON \`services\` (\`why_choose_after_image_id\`);`)
  await db.run(sql`CREATE INDEX \`services_home_card_home_card_image_idx\` ON \`services\` (\`home_card_image_id\`);`)
  await db.run(sql`CREATE INDEX \`services_meta_meta_og_image_idx\` ON \`services\` (\`meta_og_image_id\`);`)
  await db.run(sql`CREATE INDEX \`services_why_choose_id_idx\` ON \`services\` (\`why_choose_id\`);`)
  await db.run(sql`CREATE INDEX \`services_intro_id_idx\` ON \`services\` (\`intro_id\`);`)
  await db.run(sql`CREATE INDEX \`services_updated_at_idx\` ON \`services\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`services_created_at_idx\` ON \`services\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`services_deleted_at_idx\` ON \`services\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`services__status_idx\` ON \`services\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__services_v_version_benefits_cards\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`icon\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_services_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__services_v_version_benefits_cards\`("_order", "_parent_id", "id", "title", "text", "icon", "_uuid") SELECT "_order", "_parent_id", "id", "title", "text", "icon", "_uuid" FROM \`_services_v_version_benefits_cards\`;`)
  await db.run(sql`DROP TABLE \`_services_v_version_benefits_cards\`;`)
  await db.run(sql`ALTER TABLE \`__new__services_v_version_benefits_cards\` RENAME TO \`_services_v_version_benefits_cards\`;`)
  await db.run(sql`CREATE INDEX \`_services_v_version_benefits_cards_order_idx\` ON \`_services_v_version_benefits_cards\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_benefits_cards_parent_id_idx\` ON \`_services_v_version_benefits_cards\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__services_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text,
  	\`version_shape\` text DEFAULT 'standalone',
  	\`version_parent\` text,
  	\`version_slug\` text,
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_price_note\` text,
  	\`version_image_id\` integer,
  	\`version_intro_heading\` text,
  	\`version_intro_paragraphs\` text,
  	\`version_intro_image_id\` integer,
  	\`version_why_choose_heading\` text,
  	\`version_why_choose_points\` text,
  	\`version_why_choose_before_image_id\` integer,
  	\`version_why_choose_after_image_id\` integer,
  	\`version_cleaned_heading\` text,
  	\`version_benefits_heading\` text,
  	\`version_closing_heading\` text,
  	\`version_closing_text\` text,
  	\`version_show_on_home\` integer DEFAULT true,
  	\`version_home_card_title\` text,
  	\`version_home_card_description\` text,
  	\`version_home_card_image_id\` integer,
  	\`version_show_on_cities\` integer DEFAULT true,
  	\`version_city_card_title\` text,
  	\`version_city_card_description\` text,
  	\`version_city_card_icon\` text,
  	\`version_in_quote_form\` integer DEFAULT true,
  	\`version_quote_service\` text,
  	\`version_intro_call\` text,
  	\`version_meta_meta_title\` text,
  	\`version_meta_meta_description\` text,
  	\`version_meta_meta_keywords\` text,
  	\`version_meta_og_title\` text,
  	\`version_meta_og_description\` text,
  	\`version_meta_og_image_id\` integer,
  	\`version_page_name\` text,
  	\`version_why_choose_id\` numeric,
  	\`version_intro_id\` numeric,
  	\`version_leads_to\` text,
  	\`version_edited_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_intro_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_why_choose_before_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_why_choose_after_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_home_card_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_meta_og_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__services_v\`("id", "parent_id", "version_name", "version_shape", "version_parent", "version_slug", "version_title", "version_description", "version_image_id", "version_intro_heading", "version_intro_paragraphs", "version_intro_image_id", "version_why_choose_heading", "version_why_choose_points", "version_why_choose_before_image_id", "version_why_choose_after_image_id", "version_cleaned_heading", "version_benefits_heading", "version_closing_heading", "version_closing_text", "version_show_on_home", "version_show_on_cities", "version_in_quote_form", "version_quote_service", "version_intro_call", "version_page_name", "version_why_choose_id", "version_intro_id", "version_leads_to", "version_edited_by", "version_updated_at", "version_created_at", "version_deleted_at", "created_at", "updated_at") SELECT "id", "parent_id", "version_name", "version_shape", "version_parent", "version_slug", "version_title", "version_description", "version_image_id", "version_intro_heading", "version_intro_paragraphs", "version_intro_image_id", "version_why_choose_heading", "version_why_choose_points", "version_why_choose_before_image_id", "version_why_choose_after_image_id", "version_cleaned_heading", "version_benefits_heading", "version_closing_heading", "version_closing_text", "version_show_on_home", "version_show_on_cities", "version_in_quote_form", "version_quote_service", "version_intro_call", "version_page_name", "version_why_choose_id", "version_intro_id", "version_leads_to", "version_edited_by", "version_updated_at", "version_created_at", "version_deleted_at", "created_at", "updated_at" FROM \`_services_v\`;`)
  await db.run(sql`DROP TABLE \`_services_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__services_v\` RENAME TO \`_services_v\`;`)
  await db.run(sql`CREATE INDEX \`_services_v_parent_idx\` ON \`_services_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_slug_idx\` ON \`_services_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_image_idx\` ON \`_services_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_intro_version_intro_image_idx\` ON \`_services_v\` (\`version_intro_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_why_choose_version_why_choose_before_idx\` ON \`_services_v\` (\`version_why_choose_before_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_why_choose_version_why_choose_after__idx\` ON \`_services_v\` (\`version_why_choose_after_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_home_card_version_home_card_image_idx\` ON \`_services_v\` (\`version_home_card_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_meta_version_meta_og_image_idx\` ON \`_services_v\` (\`version_meta_og_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_why_choose_id_idx\` ON \`_services_v\` (\`version_why_choose_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_intro_id_idx\` ON \`_services_v\` (\`version_intro_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_updated_at_idx\` ON \`_services_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_created_at_idx\` ON \`_services_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_deleted_at_idx\` ON \`_services_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version__status_idx\` ON \`_services_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_created_at_idx\` ON \`_services_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_updated_at_idx\` ON \`_services_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_latest_idx\` ON \`_services_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_autosave_idx\` ON \`_services_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_cities\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_order\` text,
  	\`name\` text,
  	\`slug\` text,
  	\`route\` text,
  	\`office\` text,
  	\`services_heading\` text,
  	\`hero_title\` text,
  	\`hero_image_id\` integer,
  	\`who_we_are_heading\` text,
  	\`who_we_are_paragraphs\` text,
  	\`who_we_are_description\` text,
  	\`who_we_are_image_id\` integer,
  	\`card_heading\` text,
  	\`card_line1\` text,
  	\`card_line2\` text,
  	\`card_button_link\` text,
  	\`card_button_text\` text,
  	\`card_image_id\` integer,
  	\`meta_meta_title\` text,
  	\`meta_meta_description\` text,
  	\`meta_meta_keywords\` text,
  	\`meta_og_title\` text,
  	\`meta_og_description\` text,
  	\`meta_og_image_id\` integer,
  	\`leads_to\` text,
  	\`edited_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`hero_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`who_we_are_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`card_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`meta_og_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_cities\`("id", "_order", "name", "slug", "route", "office", "services_heading", "hero_title", "hero_image_id", "who_we_are_heading", "who_we_are_paragraphs", "who_we_are_description", "who_we_are_image_id", "card_heading", "card_line1", "card_line2", "card_button_link", "card_button_text", "card_image_id", "leads_to", "edited_by", "updated_at", "created_at", "deleted_at") SELECT "id", "_order", "name", "slug", "route", "office", "services_heading", "hero_title", "hero_image_id", "who_we_are_heading", "who_we_are_paragraphs", "who_we_are_description", "who_we_are_image_id", "card_heading", "card_line1", "card_line2", "card_button_link", "card_button_text", "card_image_id", "leads_to", "edited_by", "updated_at", "created_at", "deleted_at" FROM \`cities\`;`)
  await db.run(sql`DROP TABLE \`cities\`;`)
  await db.run(sql`ALTER TABLE \`__new_cities\` RENAME TO \`cities\`;`)
  await db.run(sql`CREATE INDEX \`cities__order_idx\` ON \`cities\` (\`_order\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`cities_slug_idx\` ON \`cities\` (\`slug\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`cities_route_idx\` ON \`cities\` (\`route\`);`)
  await db.run(sql`CREATE INDEX \`cities_hero_hero_image_idx\` ON \`cities\` (\`hero_image_id\`);`)
  await db.run(sql`CREATE INDEX \`cities_who_we_are_who_we_are_image_idx\` ON \`cities\` (\`who_we_are_image_id\`);`)
  await db.run(sql`CREATE INDEX \`cities_card_card_image_idx\` ON \`cities\` (\`card_image_id\`);`)
  await db.run(sql`CREATE INDEX \`cities_meta_meta_og_image_idx\` ON \`cities\` (\`meta_og_image_id\`);`)
  await db.run(sql`CREATE INDEX \`cities_updated_at_idx\` ON \`cities\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`cities_created_at_idx\` ON \`cities\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`cities_deleted_at_idx\` ON \`cities\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`cities__status_idx\` ON \`cities\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__cities_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_name\` text,
  	\`version_slug\` text,
  	\`version_route\` text,
  	\`version_office\` text,
  	\`version_services_heading\` text,
  	\`version_hero_title\` text,
  	\`version_hero_image_id\` integer,
  	\`version_who_we_are_heading\` text,
  	\`version_who_we_are_paragraphs\` text,
  	\`version_who_we_are_description\` text,
  	\`version_who_we_are_image_id\` integer,
  	\`version_card_heading\` text,
  	\`version_card_line1\` text,
  	\`version_card_line2\` text,
  	\`version_card_button_link\` text,
  	\`version_card_button_text\` text,
  	\`version_card_image_id\` integer,
  	\`version_meta_meta_title\` text,
  	\`version_meta_meta_description\` text,
  	\`version_meta_meta_keywords\` text,
  	\`version_meta_og_title\` text,
  	\`version_meta_og_description\` text,
  	\`version_meta_og_image_id\` integer,
  	\`version_leads_to\` text,
  	\`version_edited_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`cities\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_hero_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_who_we_are_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_card_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_meta_og_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__cities_v\`("id", "parent_id", "version__order", "version_name", "version_slug", "version_route", "version_office", "version_services_heading", "version_hero_title", "version_hero_image_id", "version_who_we_are_heading", "version_who_we_are_paragraphs", "version_who_we_are_description", "version_who_we_are_image_id", "version_card_heading", "version_card_line1", "version_card_line2", "version_card_button_link", "version_card_button_text", "version_card_image_id", "version_leads_to", "version_edited_by", "version_updated_at", "version_created_at", "version_deleted_at", "created_at", "updated_at") SELECT "id", "parent_id", "version__order", "version_name", "version_slug", "version_route", "version_office", "version_services_heading", "version_hero_title", "version_hero_image_id", "version_who_we_are_heading", "version_who_we_are_paragraphs", "version_who_we_are_description", "version_who_we_are_image_id", "version_card_heading", "version_card_line1", "version_card_line2", "version_card_button_link", "version_card_button_text", "version_card_image_id", "version_leads_to", "version_edited_by", "version_updated_at", "version_created_at", "version_deleted_at", "created_at", "updated_at" FROM \`_cities_v\`;`)
  await db.run(sql`DROP TABLE \`_cities_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__cities_v\` RENAME TO \`_cities_v\`;`)
  await db.run(sql`CREATE INDEX \`_cities_v_parent_idx\` ON \`_cities_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_cities_v_version_version__order_idx\` ON \`_cities_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_cities_v_version_version_slug_idx\` ON \`_cities_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_cities_v_version_version_route_idx\` ON \`_cities_v\` (\`version_route\`);`)
  await db.run(sql`CREATE INDEX \`_cities_v_version_hero_version_hero_image_idx\` ON \`_cities_v\` (\`version_hero_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_cities_v_version_who_we_are_version_who_we_are_image_idx\` ON \`_cities_v\` (\`version_who_we_are_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_cities_v_version_card_version_card_image_idx\` ON \`_cities_v\` (\`version_card_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_cities_v_version_meta_version_meta_og_image_idx\` ON \`_cities_v\` (\`version_meta_og_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_cities_v_version_version_updated_at_idx\` ON \`_cities_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_cities_v_version_version_created_at_idx\` ON \`_cities_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_cities_v_version_version_deleted_at_idx\` ON \`_cities_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_cities_v_version_version__status_idx\` ON \`_cities_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_cities_v_created_at_idx\` ON \`_cities_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_cities_v_updated_at_idx\` ON \`_cities_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_cities_v_latest_idx\` ON \`_cities_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_cities_v_autosave_idx\` ON \`_cities_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_faq_categories_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`question\` text,
  	\`answer\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`faq_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_faq_categories_items\`("_order", "_parent_id", "id", "question", "answer") SELECT "_order", "_parent_id", "id", "question", "answer" FROM \`faq_categories_items\`;`)
  await db.run(sql`DROP TABLE \`faq_categories_items\`;`)
  await db.run(sql`ALTER TABLE \`__new_faq_categories_items\` RENAME TO \`faq_categories_items\`;`)
  await db.run(sql`CREATE INDEX \`faq_categories_items_order_idx\` ON \`faq_categories_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`faq_categories_items_parent_id_idx\` ON \`faq_categories_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_faq_categories\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_order\` text,
  	\`category\` text,
  	\`service_id\` integer,
  	\`show_on_faq_page\` integer DEFAULT true,
  	\`edited_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`service_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_faq_categories\`("id", "_order", "category", "service_id", "show_on_faq_page", "edited_by", "updated_at", "created_at", "deleted_at") SELECT "id", "_order", "category", "service_id", "show_on_faq_page", "edited_by", "updated_at", "created_at", "deleted_at" FROM \`faq_categories\`;`)
  await db.run(sql`DROP TABLE \`faq_categories\`;`)
  await db.run(sql`ALTER TABLE \`__new_faq_categories\` RENAME TO \`faq_categories\`;`)
  await db.run(sql`CREATE INDEX \`faq_categories__order_idx\` ON \`faq_categories\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`faq_categories_service_idx\` ON \`faq_categories\` (\`service_id\`);`)
  await db.run(sql`CREATE INDEX \`faq_categories_updated_at_idx\` ON \`faq_categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`faq_categories_created_at_idx\` ON \`faq_categories\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`faq_categories_deleted_at_idx\` ON \`faq_categories\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`faq_categories__status_idx\` ON \`faq_categories\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__faq_categories_v_version_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`question\` text,
  	\`answer\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_faq_categories_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__faq_categories_v_version_items\`("_order", "_parent_id", "id", "question", "answer", "_uuid") SELECT "_order", "_parent_id", "id", "question", "answer", "_uuid" FROM \`_faq_categories_v_version_items\`;`)
  await db.run(sql`DROP TABLE \`_faq_categories_v_version_items\`;`)
  await db.run(sql`ALTER TABLE \`__new__faq_categories_v_version_items\` RENAME TO \`_faq_categories_v_version_items\`;`)
  await db.run(sql`CREATE INDEX \`_faq_categories_v_version_items_order_idx\` ON \`_faq_categories_v_version_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_faq_categories_v_version_items_parent_id_idx\` ON \`_faq_categories_v_version_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__faq_categories_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_category\` text,
  	\`version_service_id\` integer,
  	\`version_show_on_faq_page\` integer DEFAULT true,
  	\`version_edited_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`faq_categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_service_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__faq_categories_v\`("id", "parent_id", "version__order", "version_category", "version_service_id", "version_show_on_faq_page", "version_edited_by", "version_updated_at", "version_created_at", "version_deleted_at", "created_at", "updated_at") SELECT "id", "parent_id", "version__order", "version_category", "version_service_id", "version_show_on_faq_page", "version_edited_by", "version_updated_at", "version_created_at", "version_deleted_at", "created_at", "updated_at" FROM \`_faq_categories_v\`;`)
  await db.run(sql`DROP TABLE \`_faq_categories_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__faq_categories_v\` RENAME TO \`_faq_categories_v\`;`)
  await db.run(sql`CREATE INDEX \`_faq_categories_v_parent_idx\` ON \`_faq_categories_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_faq_categories_v_version_version__order_idx\` ON \`_faq_categories_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_faq_categories_v_version_version_service_idx\` ON \`_faq_categories_v\` (\`version_service_id\`);`)
  await db.run(sql`CREATE INDEX \`_faq_categories_v_version_version_updated_at_idx\` ON \`_faq_categories_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_faq_categories_v_version_version_created_at_idx\` ON \`_faq_categories_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_faq_categories_v_version_version_deleted_at_idx\` ON \`_faq_categories_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_faq_categories_v_version_version__status_idx\` ON \`_faq_categories_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_faq_categories_v_created_at_idx\` ON \`_faq_categories_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_faq_categories_v_updated_at_idx\` ON \`_faq_categories_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_faq_categories_v_latest_idx\` ON \`_faq_categories_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_faq_categories_v_autosave_idx\` ON \`_faq_categories_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_testimonials\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`comment\` text,
  	\`rating\` numeric DEFAULT 5,
  	\`date\` text,
  	\`platform\` text,
  	\`verified\` integer DEFAULT false,
  	\`avatar_id\` integer,
  	\`sample\` integer DEFAULT false,
  	\`edited_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`avatar_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_testimonials\`("id", "name", "comment", "rating", "date", "platform", "verified", "avatar_id", "sample", "edited_by", "updated_at", "created_at", "deleted_at") SELECT "id", "name", "comment", "rating", "date", "platform", "verified", "avatar_id", "sample", "edited_by", "updated_at", "created_at", "deleted_at" FROM \`testimonials\`;`)
  await db.run(sql`DROP TABLE \`testimonials\`;`)
  await db.run(sql`ALTER TABLE \`__new_testimonials\` RENAME TO \`testimonials\`;`)
  await db.run(sql`CREATE INDEX \`testimonials_date_idx\` ON \`testimonials\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_avatar_idx\` ON \`testimonials\` (\`avatar_id\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_sample_idx\` ON \`testimonials\` (\`sample\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_updated_at_idx\` ON \`testimonials\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_created_at_idx\` ON \`testimonials\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_deleted_at_idx\` ON \`testimonials\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`testimonials__status_idx\` ON \`testimonials\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`deletedAt_date_idx\` ON \`testimonials\` (\`deleted_at\`,\`date\`);`)
  await db.run(sql`CREATE TABLE \`__new__testimonials_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text,
  	\`version_comment\` text,
  	\`version_rating\` numeric DEFAULT 5,
  	\`version_date\` text,
  	\`version_platform\` text,
  	\`version_verified\` integer DEFAULT false,
  	\`version_avatar_id\` integer,
  	\`version_sample\` integer DEFAULT false,
  	\`version_edited_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`testimonials\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_avatar_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__testimonials_v\`("id", "parent_id", "version_name", "version_comment", "version_rating", "version_date", "version_platform", "version_verified", "version_avatar_id", "version_sample", "version_edited_by", "version_updated_at", "version_created_at", "version_deleted_at", "created_at", "updated_at") SELECT "id", "parent_id", "version_name", "version_comment", "version_rating", "version_date", "version_platform", "version_verified", "version_avatar_id", "version_sample", "version_edited_by", "version_updated_at", "version_created_at", "version_deleted_at", "created_at", "updated_at" FROM \`_testimonials_v\`;`)
  await db.run(sql`DROP TABLE \`_testimonials_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__testimonials_v\` RENAME TO \`_testimonials_v\`;`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_parent_idx\` ON \`_testimonials_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version_date_idx\` ON \`_testimonials_v\` (\`version_date\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version_avatar_idx\` ON \`_testimonials_v\` (\`version_avatar_id\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version_sample_idx\` ON \`_testimonials_v\` (\`version_sample\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version_updated_at_idx\` ON \`_testimonials_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version_created_at_idx\` ON \`_testimonials_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version_deleted_at_idx\` ON \`_testimonials_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version__status_idx\` ON \`_testimonials_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_created_at_idx\` ON \`_testimonials_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_updated_at_idx\` ON \`_testimonials_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_latest_idx\` ON \`_testimonials_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_autosave_idx\` ON \`_testimonials_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version_deletedAt_version_date_idx\` ON \`_testimonials_v\` (\`version_deleted_at\`,\`version_date\`);`)
  await db.run(sql`CREATE TABLE \`__new_about\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`hero_heading\` text,
  	\`hero_image_id\` integer,
  	\`section_heading\` text,
  	\`section_paragraphs\` text,
  	\`section_image_id\` integer,
  	\`section_mission\` text,
  	\`section_mission_image_id\` integer,
  	\`section_vision\` text,
  	\`section_vision_image_id\` integer,
  	\`ceo_heading\` text,
  	\`ceo_paragraph_1\` text,
  	\`ceo_paragraph_2\` text,
  	\`ceo_image_id\` integer,
  	\`meta_meta_title\` text,
  	\`meta_meta_description\` text,
  	\`meta_meta_keywords\` text,
  	\`meta_og_title\` text,
  	\`meta_og_description\` text,
  	\`meta_og_image_id\` integer,
  	\`sample\` integer DEFAULT false,
  	\`edited_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`hero_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`section_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`section_mission_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`section_vision_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`ceo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`meta_og_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_about\`("id", "hero_heading", "hero_image_id", "section_heading", "section_paragraphs", "section_image_id", "section_mission", "section_mission_image_id", "section_vision", "section_vision_image_id", "ceo_heading", "ceo_paragraph_1", "ceo_paragraph_2", "ceo_image_id", "sample", "edited_by", "updated_at", "created_at") SELECT "id", "hero_heading", "hero_image_id", "section_heading", "section_paragraphs", "section_image_id", "section_mission", "section_mission_image_id", "section_vision", "section_vision_image_id", "ceo_heading", "ceo_paragraph_1", "ceo_paragraph_2", "ceo_image_id", "sample", "edited_by", "updated_at", "created_at" FROM \`about\`;`)
  await db.run(sql`DROP TABLE \`about\`;`)
  await db.run(sql`ALTER TABLE \`__new_about\` RENAME TO \`about\`;`)
  await db.run(sql`CREATE INDEX \`about_hero_hero_image_idx\` ON \`about\` (\`hero_image_id\`);`)
  await db.run(sql`CREATE INDEX \`about_section_section_image_idx\` ON \`about\` (\`section_image_id\`);`)
  await db.run(sql`CREATE INDEX \`about_section_section_mission_image_idx\` ON \`about\` (\`section_mission_image_id\`);`)
  await db.run(sql`CREATE INDEX \`about_section_section_vision_image_idx\` ON \`about\` (\`section_vision_image_id\`);`)
  await db.run(sql`CREATE INDEX \`about_ceo_ceo_image_idx\` ON \`about\` (\`ceo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`about_meta_meta_og_image_idx\` ON \`about\` (\`meta_og_image_id\`);`)
  await db.run(sql`CREATE INDEX \`about_sample_idx\` ON \`about\` (\`sample\`);`)
  await db.run(sql`CREATE INDEX \`about__status_idx\` ON \`about\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__about_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_hero_heading\` text,
  	\`version_hero_image_id\` integer,
  	\`version_section_heading\` text,
  	\`version_section_paragraphs\` text,
  	\`version_section_image_id\` integer,
  	\`version_section_mission\` text,
  	\`version_section_mission_image_id\` integer,
  	\`version_section_vision\` text,
  	\`version_section_vision_image_id\` integer,
  	\`version_ceo_heading\` text,
  	\`version_ceo_paragraph_1\` text,
  	\`version_ceo_paragraph_2\` text,
  	\`version_ceo_image_id\` integer,
  	\`version_meta_meta_title\` text,
  	\`version_meta_meta_description\` text,
  	\`version_meta_meta_keywords\` text,
  	\`version_meta_og_title\` text,
  	\`version_meta_og_description\` text,
  	\`version_meta_og_image_id\` integer,
  	\`version_sample\` integer DEFAULT false,
  	\`version_edited_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`version_hero_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_section_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_section_mission_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_section_vision_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_ceo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_meta_og_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__about_v\`("id", "version_hero_heading", "version_hero_image_id", "version_section_heading", "version_section_paragraphs", "version_section_image_id", "version_section_mission", "version_section_mission_image_id", "version_section_vision", "version_section_vision_image_id", "version_ceo_heading", "version_ceo_paragraph_1", "version_ceo_paragraph_2", "version_ceo_image_id", "version_sample", "version_edited_by", "version_updated_at", "version_created_at", "created_at", "updated_at") SELECT "id", "version_hero_heading", "version_hero_image_id", "version_section_heading", "version_section_paragraphs", "version_section_image_id", "version_section_mission", "version_section_mission_image_id", "version_section_vision", "version_section_vision_image_id", "version_ceo_heading", "version_ceo_paragraph_1", "version_ceo_paragraph_2", "version_ceo_image_id", "version_sample", "version_edited_by", "version_updated_at", "version_created_at", "created_at", "updated_at" FROM \`_about_v\`;`)
  await db.run(sql`DROP TABLE \`_about_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__about_v\` RENAME TO \`_about_v\`;`)
  await db.run(sql`CREATE INDEX \`_about_v_version_hero_version_hero_image_idx\` ON \`_about_v\` (\`version_hero_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_section_version_section_image_idx\` ON \`_about_v\` (\`version_section_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_section_version_section_mission_image_idx\` ON \`_about_v\` (\`version_section_mission_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_section_version_section_vision_image_idx\` ON \`_about_v\` (\`version_section_vision_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_ceo_version_ceo_image_idx\` ON \`_about_v\` (\`version_ceo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_meta_version_meta_og_image_idx\` ON \`_about_v\` (\`version_meta_og_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_version_sample_idx\` ON \`_about_v\` (\`version_sample\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_version__status_idx\` ON \`_about_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_created_at_idx\` ON \`_about_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_updated_at_idx\` ON \`_about_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_latest_idx\` ON \`_about_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_autosave_idx\` ON \`_about_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_contact_page\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`subtitle\` text,
  	\`background_image_id\` integer,
  	\`meta_meta_title\` text,
  	\`meta_meta_description\` text,
  	\`meta_meta_keywords\` text,
  	\`meta_og_title\` text,
  	\`meta_og_description\` text,
  	\`meta_og_image_id\` integer,
  	\`edited_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`meta_og_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_contact_page\`("id", "title", "subtitle", "background_image_id", "edited_by", "updated_at", "created_at") SELECT "id", "title", "subtitle", "background_image_id", "edited_by", "updated_at", "created_at" FROM \`contact_page\`;`)
  await db.run(sql`DROP TABLE \`contact_page\`;`)
  await db.run(sql`ALTER TABLE \`__new_contact_page\` RENAME TO \`contact_page\`;`)
  await db.run(sql`CREATE INDEX \`contact_page_background_image_idx\` ON \`contact_page\` (\`background_image_id\`);`)
  await db.run(sql`CREATE INDEX \`contact_page_meta_meta_og_image_idx\` ON \`contact_page\` (\`meta_og_image_id\`);`)
  await db.run(sql`CREATE INDEX \`contact_page__status_idx\` ON \`contact_page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__contact_page_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_title\` text,
  	\`version_subtitle\` text,
  	\`version_background_image_id\` integer,
  	\`version_meta_meta_title\` text,
  	\`version_meta_meta_description\` text,
  	\`version_meta_meta_keywords\` text,
  	\`version_meta_og_title\` text,
  	\`version_meta_og_description\` text,
  	\`version_meta_og_image_id\` integer,
  	\`version_edited_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`version_background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_meta_og_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__contact_page_v\`("id", "version_title", "version_subtitle", "version_background_image_id", "version_edited_by", "version_updated_at", "version_created_at", "created_at", "updated_at") SELECT "id", "version_title", "version_subtitle", "version_background_image_id", "version_edited_by", "version_updated_at", "version_created_at", "created_at", "updated_at" FROM \`_contact_page_v\`;`)
  await db.run(sql`DROP TABLE \`_contact_page_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__contact_page_v\` RENAME TO \`_contact_page_v\`;`)
  await db.run(sql`CREATE INDEX \`_contact_page_v_version_version_background_image_idx\` ON \`_contact_page_v\` (\`version_background_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_contact_page_v_version_meta_version_meta_og_image_idx\` ON \`_contact_page_v\` (\`version_meta_og_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_contact_page_v_version_version__status_idx\` ON \`_contact_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_contact_page_v_created_at_idx\` ON \`_contact_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_contact_page_v_updated_at_idx\` ON \`_contact_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_contact_page_v_latest_idx\` ON \`_contact_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_contact_page_v_autosave_idx\` ON \`_contact_page_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_reviews\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`review_count\` text,
  	\`edited_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_reviews\`("id", "review_count", "edited_by", "updated_at", "created_at") SELECT "id", "review_count", "edited_by", "updated_at", "created_at" FROM \`reviews\`;`)
  await db.run(sql`DROP TABLE \`reviews\`;`)
  await db.run(sql`ALTER TABLE \`__new_reviews\` RENAME TO \`reviews\`;`)
  await db.run(sql`CREATE INDEX \`reviews__status_idx\` ON \`reviews\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__reviews_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_review_count\` text,
  	\`version_edited_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer
  );
  `)
  await db.run(sql`INSERT INTO \`__new__reviews_v\`("id", "version_review_count", "version_edited_by", "version_updated_at", "version_created_at", "created_at", "updated_at") SELECT "id", "version_review_count", "version_edited_by", "version_updated_at", "version_created_at", "created_at", "updated_at" FROM \`_reviews_v\`;`)
  await db.run(sql`DROP TABLE \`_reviews_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__reviews_v\` RENAME TO \`_reviews_v\`;`)
  await db.run(sql`CREATE INDEX \`_reviews_v_version_version__status_idx\` ON \`_reviews_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_created_at_idx\` ON \`_reviews_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_updated_at_idx\` ON \`_reviews_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_latest_idx\` ON \`_reviews_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_autosave_idx\` ON \`_reviews_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_settings_social\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`network\` text,
  	\`url\` text,
  	\`label\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_settings_social\`("_order", "_parent_id", "id", "network", "url", "label") SELECT "_order", "_parent_id", "id", "network", "url", "label" FROM \`settings_social\`;`)
  await db.run(sql`DROP TABLE \`settings_social\`;`)
  await db.run(sql`ALTER TABLE \`__new_settings_social\` RENAME TO \`settings_social\`;`)
  await db.run(sql`CREATE INDEX \`settings_social_order_idx\` ON \`settings_social\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_social_parent_id_idx\` ON \`settings_social\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_settings_opening_hours\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`days\` text,
  	\`hours\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_settings_opening_hours\`("_order", "_parent_id", "id", "days", "hours") SELECT "_order", "_parent_id", "id", "days", "hours" FROM \`settings_opening_hours\`;`)
  await db.run(sql`DROP TABLE \`settings_opening_hours\`;`)
  await db.run(sql`ALTER TABLE \`__new_settings_opening_hours\` RENAME TO \`settings_opening_hours\`;`)
  await db.run(sql`CREATE INDEX \`settings_opening_hours_order_idx\` ON \`settings_opening_hours\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_opening_hours_parent_id_idx\` ON \`settings_opening_hours\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_settings_offices\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`name\` text,
  	\`city\` text,
  	\`suburb\` text,
  	\`state\` text,
  	\`postcode\` text,
  	\`phone\` text,
  	\`email\` text,
  	\`hours\` text,
  	\`latitude\` numeric,
  	\`longitude\` numeric,
  	\`area_served\` text,
  	\`time_zone\` text DEFAULT 'Australia/Adelaide',
  	\`service_postcodes\` text,
  	\`service_suburbs\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_settings_offices\`("_order", "_parent_id", "id", "key", "name", "city", "suburb", "state", "postcode", "phone", "email", "hours", "latitude", "longitude", "area_served", "time_zone", "service_postcodes", "service_suburbs") SELECT "_order", "_parent_id", "id", "key", "name", "city", "suburb", "state", "postcode", "phone", "email", "hours", "latitude", "longitude", "area_served", "time_zone", "service_postcodes", "service_suburbs" FROM \`settings_offices\`;`)
  await db.run(sql`DROP TABLE \`settings_offices\`;`)
  await db.run(sql`ALTER TABLE \`__new_settings_offices\` RENAME TO \`settings_offices\`;`)
  await db.run(sql`CREATE INDEX \`settings_offices_order_idx\` ON \`settings_offices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_offices_parent_id_idx\` ON \`settings_offices\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_settings_cities\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`slug\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_settings_cities\`("_order", "_parent_id", "id", "name", "slug") SELECT "_order", "_parent_id", "id", "name", "slug" FROM \`settings_cities\`;`)
  await db.run(sql`DROP TABLE \`settings_cities\`;`)
  await db.run(sql`ALTER TABLE \`__new_settings_cities\` RENAME TO \`settings_cities\`;`)
  await db.run(sql`CREATE INDEX \`settings_cities_order_idx\` ON \`settings_cities\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_cities_parent_id_idx\` ON \`settings_cities\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_settings\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`brand\` text,
  	\`tagline\` text,
  	\`blurb\` text,
  	\`phone\` text,
  	\`mobile\` text,
  	\`email\` text,
  	\`time_zone\` text DEFAULT 'Australia/Adelaide',
  	\`sells_in_melbourne\` integer DEFAULT false,
  	\`states\` text,
  	\`services\` text,
  	\`cleaning_models\` text,
  	\`collection_notice\` text,
  	\`retention_months\` numeric DEFAULT 24,
  	\`claims_experience\` text,
  	\`claims_quote\` text,
  	\`claims_guarantee\` text,
  	\`claims_insurance\` text,
  	\`claims_eco\` text,
  	\`claims_customers\` text,
  	\`claims_solar\` text,
  	\`default_title\` text,
  	\`default_description\` text,
  	\`markup_opening_hours\` text,
  	\`markup_rating\` numeric,
  	\`markup_price_range\` text,
  	\`live_map_in_view\` integer DEFAULT false,
  	\`sample\` integer DEFAULT false,
  	\`edited_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_settings\`("id", "brand", "tagline", "blurb", "phone", "mobile", "email", "time_zone", "sells_in_melbourne", "states", "services", "cleaning_models", "collection_notice", "retention_months", "claims_experience", "claims_quote", "claims_guarantee", "claims_insurance", "claims_eco", "claims_customers", "claims_solar", "default_title", "default_description", "markup_opening_hours", "markup_rating", "markup_price_range", "live_map_in_view", "sample", "edited_by", "updated_at", "created_at") SELECT "id", "brand", "tagline", "blurb", "phone", "mobile", "email", "time_zone", "sells_in_melbourne", "states", "services", "cleaning_models", "collection_notice", "retention_months", "claims_experience", "claims_quote", "claims_guarantee", "claims_insurance", "claims_eco", "claims_customers", "claims_solar", "default_title", "default_description", "markup_opening_hours", "markup_rating", "markup_price_range", "live_map_in_view", "sample", "edited_by", "updated_at", "created_at" FROM \`settings\`;`)
  await db.run(sql`DROP TABLE \`settings\`;`)
  await db.run(sql`ALTER TABLE \`__new_settings\` RENAME TO \`settings\`;`)
  await db.run(sql`CREATE INDEX \`settings_sample_idx\` ON \`settings\` (\`sample\`);`)
  await db.run(sql`CREATE INDEX \`settings__status_idx\` ON \`settings\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__settings_v_version_social\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`network\` text,
  	\`url\` text,
  	\`label\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__settings_v_version_social\`("_order", "_parent_id", "id", "network", "url", "label", "_uuid") SELECT "_order", "_parent_id", "id", "network", "url", "label", "_uuid" FROM \`_settings_v_version_social\`;`)
  await db.run(sql`DROP TABLE \`_settings_v_version_social\`;`)
  await db.run(sql`ALTER TABLE \`__new__settings_v_version_social\` RENAME TO \`_settings_v_version_social\`;`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_social_order_idx\` ON \`_settings_v_version_social\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_social_parent_id_idx\` ON \`_settings_v_version_social\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__settings_v_version_opening_hours\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`days\` text,
  	\`hours\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__settings_v_version_opening_hours\`("_order", "_parent_id", "id", "days", "hours", "_uuid") SELECT "_order", "_parent_id", "id", "days", "hours", "_uuid" FROM \`_settings_v_version_opening_hours\`;`)
  await db.run(sql`DROP TABLE \`_settings_v_version_opening_hours\`;`)
  await db.run(sql`ALTER TABLE \`__new__settings_v_version_opening_hours\` RENAME TO \`_settings_v_version_opening_hours\`;`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_opening_hours_order_idx\` ON \`_settings_v_version_opening_hours\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_opening_hours_parent_id_idx\` ON \`_settings_v_version_opening_hours\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__settings_v_version_offices\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`name\` text,
  	\`city\` text,
  	\`suburb\` text,
  	\`state\` text,
  	\`postcode\` text,
  	\`phone\` text,
  	\`email\` text,
  	\`hours\` text,
  	\`latitude\` numeric,
  	\`longitude\` numeric,
  	\`area_served\` text,
  	\`time_zone\` text DEFAULT 'Australia/Adelaide',
  	\`service_postcodes\` text,
  	\`service_suburbs\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__settings_v_version_offices\`("_order", "_parent_id", "id", "key", "name", "city", "suburb", "state", "postcode", "phone", "email", "hours", "latitude", "longitude", "area_served", "time_zone", "service_postcodes", "service_suburbs", "_uuid") SELECT "_order", "_parent_id", "id", "key", "name", "city", "suburb", "state", "postcode", "phone", "email", "hours", "latitude", "longitude", "area_served", "time_zone", "service_postcodes", "service_suburbs", "_uuid" FROM \`_settings_v_version_offices\`;`)
  await db.run(sql`DROP TABLE \`_settings_v_version_offices\`;`)
  await db.run(sql`ALTER TABLE \`__new__settings_v_version_offices\` RENAME TO \`_settings_v_version_offices\`;`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_offices_order_idx\` ON \`_settings_v_version_offices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_offices_parent_id_idx\` ON \`_settings_v_version_offices\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__settings_v_version_cities\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`slug\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__settings_v_version_cities\`("_order", "_parent_id", "id", "name", "slug", "_uuid") SELECT "_order", "_parent_id", "id", "name", "slug", "_uuid" FROM \`_settings_v_version_cities\`;`)
  await db.run(sql`DROP TABLE \`_settings_v_version_cities\`;`)
  await db.run(sql`ALTER TABLE \`__new__settings_v_version_cities\` RENAME TO \`_settings_v_version_cities\`;`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_cities_order_idx\` ON \`_settings_v_version_cities\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_cities_parent_id_idx\` ON \`_settings_v_version_cities\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__settings_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_brand\` text,
  	\`version_tagline\` text,
  	\`version_blurb\` text,
  	\`version_phone\` text,
  	\`version_mobile\` text,
  	\`version_email\` text,
  	\`version_time_zone\` text DEFAULT 'Australia/Adelaide',
  	\`version_sells_in_melbourne\` integer DEFAULT false,
  	\`version_states\` text,
  	\`version_services\` text,
  	\`version_cleaning_models\` text,
  	\`version_collection_notice\` text,
  	\`version_retention_months\` numeric DEFAULT 24,
  	\`version_claims_experience\` text,
  	\`version_claims_quote\` text,
  	\`version_claims_guarantee\` text,
  	\`version_claims_insurance\` text,
  	\`version_claims_eco\` text,
  	\`version_claims_customers\` text,
  	\`version_claims_solar\` text,
  	\`version_default_title\` text,
  	\`version_default_description\` text,
  	\`version_markup_opening_hours\` text,
  	\`version_markup_rating\` numeric,
  	\`version_markup_price_range\` text,
  	\`version_live_map_in_view\` integer DEFAULT false,
  	\`version_sample\` integer DEFAULT false,
  	\`version_edited_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer
  );
  `)
  await db.run(sql`INSERT INTO \`__new__settings_v\`("id", "version_brand", "version_tagline", "version_blurb", "version_phone", "version_mobile", "version_email", "version_time_zone", "version_sells_in_melbourne", "version_states", "version_services", "version_cleaning_models", "version_collection_notice", "version_retention_months", "version_claims_experience", "version_claims_quote", "version_claims_guarantee", "version_claims_insurance", "version_claims_eco", "version_claims_customers", "version_claims_solar", "version_default_title", "version_default_description", "version_markup_opening_hours", "version_markup_rating", "version_markup_price_range", "version_live_map_in_view", "version_sample", "version_edited_by", "version_updated_at", "version_created_at", "created_at", "updated_at") SELECT "id", "version_brand", "version_tagline", "version_blurb", "version_phone", "version_mobile", "version_email", "version_time_zone", "version_sells_in_melbourne", "version_states", "version_services", "version_cleaning_models", "version_collection_notice", "version_retention_months", "version_claims_experience", "version_claims_quote", "version_claims_guarantee", "version_claims_insurance", "version_claims_eco", "version_claims_customers", "version_claims_solar", "version_default_title", "version_default_description", "version_markup_opening_hours", "version_markup_rating", "version_markup_price_range", "version_live_map_in_view", "version_sample", "version_edited_by", "version_updated_at", "version_created_at", "created_at", "updated_at" FROM \`_settings_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__settings_v\` RENAME TO \`_settings_v\`;`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_version_sample_idx\` ON \`_settings_v\` (\`version_sample\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_version__status_idx\` ON \`_settings_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_created_at_idx\` ON \`_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_updated_at_idx\` ON \`_settings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_latest_idx\` ON \`_settings_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_autosave_idx\` ON \`_settings_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_privacy_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`privacy\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_privacy_sections\`("_order", "_parent_id", "id", "title", "text") SELECT "_order", "_parent_id", "id", "title", "text" FROM \`privacy_sections\`;`)
  await db.run(sql`DROP TABLE \`privacy_sections\`;`)
  await db.run(sql`ALTER TABLE \`__new_privacy_sections\` RENAME TO \`privacy_sections\`;`)
  await db.run(sql`CREATE INDEX \`privacy_sections_order_idx\` ON \`privacy_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`privacy_sections_parent_id_idx\` ON \`privacy_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_privacy\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`meta_meta_title\` text,
  	\`meta_meta_description\` text,
  	\`meta_meta_keywords\` text,
  	\`meta_og_title\` text,
  	\`meta_og_description\` text,
  	\`meta_og_image_id\` integer,
  	\`sample\` integer DEFAULT false,
  	\`edited_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`meta_og_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_privacy\`("id", "title", "sample", "edited_by", "updated_at", "created_at") SELECT "id", "title", "sample", "edited_by", "updated_at", "created_at" FROM \`privacy\`;`)
  await db.run(sql`DROP TABLE \`privacy\`;`)
  await db.run(sql`ALTER TABLE \`__new_privacy\` RENAME TO \`privacy\`;`)
  await db.run(sql`CREATE INDEX \`privacy_meta_meta_og_image_idx\` ON \`privacy\` (\`meta_og_image_id\`);`)
  await db.run(sql`CREATE INDEX \`privacy_sample_idx\` ON \`privacy\` (\`sample\`);`)
  await db.run(sql`CREATE INDEX \`privacy__status_idx\` ON \`privacy\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__privacy_v_version_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_privacy_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__privacy_v_version_sections\`("_order", "_parent_id", "id", "title", "text", "_uuid") SELECT "_order", "_parent_id", "id", "title", "text", "_uuid" FROM \`_privacy_v_version_sections\`;`)
  await db.run(sql`DROP TABLE \`_privacy_v_version_sections\`;`)
  await db.run(sql`ALTER TABLE \`__new__privacy_v_version_sections\` RENAME TO \`_privacy_v_version_sections\`;`)
  await db.run(sql`CREATE INDEX \`_privacy_v_version_sections_order_idx\` ON \`_privacy_v_version_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_v_version_sections_parent_id_idx\` ON \`_privacy_v_version_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__privacy_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_title\` text,
  	\`version_meta_meta_title\` text,
  	\`version_meta_meta_description\` text,
  	\`version_meta_meta_keywords\` text,
  	\`version_meta_og_title\` text,
  	\`version_meta_og_description\` text,
  	\`version_meta_og_image_id\` integer,
  	\`version_sample\` integer DEFAULT false,
  	\`version_edited_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`version_meta_og_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__privacy_v\`("id", "version_title", "version_sample", "version_edited_by", "version_updated_at", "version_created_at", "created_at", "updated_at") SELECT "id", "version_title", "version_sample", "version_edited_by", "version_updated_at", "version_created_at", "created_at", "updated_at" FROM \`_privacy_v\`;`)
  await db.run(sql`DROP TABLE \`_privacy_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__privacy_v\` RENAME TO \`_privacy_v\`;`)
  await db.run(sql`CREATE INDEX \`_privacy_v_version_meta_version_meta_og_image_idx\` ON \`_privacy_v\` (\`version_meta_og_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_v_version_version_sample_idx\` ON \`_privacy_v\` (\`version_sample\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_v_version_version__status_idx\` ON \`_privacy_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_v_created_at_idx\` ON \`_privacy_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_v_updated_at_idx\` ON \`_privacy_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_v_latest_idx\` ON \`_privacy_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_v_autosave_idx\` ON \`_privacy_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`faq_page\` ADD \`meta_meta_title\` text;`)
  await db.run(sql`ALTER TABLE \`faq_page\` ADD \`meta_meta_description\` text;`)
  await db.run(sql`ALTER TABLE \`faq_page\` ADD \`meta_meta_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`faq_page\` ADD \`meta_og_title\` text;`)
  await db.run(sql`ALTER TABLE \`faq_page\` ADD \`meta_og_description\` text;`)
  await db.run(sql`ALTER TABLE \`faq_page\` ADD \`meta_og_image_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`faq_page\` ADD \`_status\` text DEFAULT 'draft';`)
  await db.run(sql`CREATE INDEX \`faq_page_meta_meta_og_image_idx\` ON \`faq_page\` (\`meta_og_image_id\`);`)
  await db.run(sql`CREATE INDEX \`faq_page__status_idx\` ON \`faq_page\` (\`_status\`);`)
  await db.run(sql`ALTER TABLE \`_faq_page_v\` ADD \`version_meta_meta_title\` text;`)
  await db.run(sql`ALTER TABLE \`_faq_page_v\` ADD \`version_meta_meta_description\` text;`)
  await db.run(sql`ALTER TABLE \`_faq_page_v\` ADD \`version_meta_meta_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`_faq_page_v\` ADD \`version_meta_og_title\` text;`)
  await db.run(sql`ALTER TABLE \`_faq_page_v\` ADD \`version_meta_og_description\` text;`)
  await db.run(sql`ALTER TABLE \`_faq_page_v\` ADD \`version_meta_og_image_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`_faq_page_v\` ADD \`version__status\` text DEFAULT 'draft';`)
  await db.run(sql`ALTER TABLE \`_faq_page_v\` ADD \`latest\` integer;`)
  await db.run(sql`ALTER TABLE \`_faq_page_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_faq_page_v_version_meta_version_meta_og_image_idx\` ON \`_faq_page_v\` (\`version_meta_og_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_faq_page_v_version_version__status_idx\` ON \`_faq_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_faq_page_v_latest_idx\` ON \`_faq_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_faq_page_v_autosave_idx\` ON \`_faq_page_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`blog_page\` ADD \`meta_meta_title\` text;`)
  await db.run(sql`ALTER TABLE \`blog_page\` ADD \`meta_meta_description\` text;`)
  await db.run(sql`ALTER TABLE \`blog_page\` ADD \`meta_meta_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`blog_page\` ADD \`meta_og_title\` text;`)
  await db.run(sql`ALTER TABLE \`blog_page\` ADD \`meta_og_description\` text;`)
  await db.run(sql`ALTER TABLE \`blog_page\` ADD \`meta_og_image_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`blog_page\` ADD \`_status\` text DEFAULT 'draft';`)
  await db.run(sql`CREATE INDEX \`blog_page_meta_meta_og_image_idx\` ON \`blog_page\` (\`meta_og_image_id\`);`)
  await db.run(sql`CREATE INDEX \`blog_page__status_idx\` ON \`blog_page\` (\`_status\`);`)
  await db.run(sql`ALTER TABLE \`_blog_page_v\` ADD \`version_meta_meta_title\` text;`)
  await db.run(sql`ALTER TABLE \`_blog_page_v\` ADD \`version_meta_meta_description\` text;`)
  await db.run(sql`ALTER TABLE \`_blog_page_v\` ADD \`version_meta_meta_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`_blog_page_v\` ADD \`version_meta_og_title\` text;`)
  await db.run(sql`ALTER TABLE \`_blog_page_v\` ADD \`version_meta_og_description\` text;`)
  await db.run(sql`ALTER TABLE \`_blog_page_v\` ADD \`version_meta_og_image_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`_blog_page_v\` ADD \`version__status\` text DEFAULT 'draft';`)
  await db.run(sql`ALTER TABLE \`_blog_page_v\` ADD \`latest\` integer;`)
  await db.run(sql`ALTER TABLE \`_blog_page_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_blog_page_v_version_meta_version_meta_og_image_idx\` ON \`_blog_page_v\` (\`version_meta_og_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_page_v_version_version__status_idx\` ON \`_blog_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_blog_page_v_latest_idx\` ON \`_blog_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_blog_page_v_autosave_idx\` ON \`_blog_page_v\` (\`autosave\`);`)
  for (const statement of intoOneRecord(sqlite)) await db.run(sql.raw(statement));
  await db.run(sql`PRAGMA foreign_keys=ON;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`home_slides\`;`)
  await db.run(sql`DROP TABLE \`home_cards\`;`)
  await db.run(sql`DROP TABLE \`home_stats\`;`)
  await db.run(sql`DROP TABLE \`home\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_slides\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_cards\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_stats\`;`)
  await db.run(sql`DROP TABLE \`_home_v\`;`)
  await db.run(sql`DROP TABLE \`quote_page\`;`)
  await db.run(sql`DROP TABLE \`_quote_page_v\`;`)
  await db.run(sql`DROP TABLE \`other_pages_listings\`;`)
  await db.run(sql`DROP TABLE \`other_pages\`;`)
  await db.run(sql`DROP TABLE \`_other_pages_v_version_listings\`;`)
  await db.run(sql`DROP TABLE \`_other_pages_v\`;`)
  await db.run(sql`DROP TABLE \`city_pages_services\`;`)
  await db.run(sql`DROP TABLE \`city_pages_achievements_points\`;`)
  await db.run(sql`DROP TABLE \`city_pages\`;`)
  await db.run(sql`DROP TABLE \`_city_pages_v_version_services\`;`)
  await db.run(sql`DROP TABLE \`_city_pages_v_version_achievements_points\`;`)
  await db.run(sql`DROP TABLE \`_city_pages_v\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_services\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`shape\` text DEFAULT 'standalone' NOT NULL,
  	\`parent\` text,
  	\`slug\` text NOT NULL,
  	\`title\` text,
  	\`description\` text,
  	\`image_id\` integer,
  	\`intro_heading\` text,
  	\`intro_paragraphs\` text,
  	\`intro_image_id\` integer,
  	\`why_choose_heading\` text,
  	\`why_choose_points\` text,
  	\`why_choose_before_image_id\` integer,
  	\`why_choose_after_image_id\` integer,
  	\`cleaned_heading\` text,
  	\`benefits_heading\` text,
  	\`closing_heading\` text,
  	\`closing_text\` text,
  	\`show_on_home\` integer DEFAULT true,
  	\`show_on_cities\` integer DEFAULT true,
  	\`in_quote_form\` integer DEFAULT true,
  	\`quote_service\` text,
  	\`intro_call\` text,
  	\`page_name\` text,
  	\`why_choose_id\` numeric,
  	\`intro_id\` numeric,
  	\`leads_to\` text,
  	\`edited_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`intro_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`why_choose_before_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`why_choose_after_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_services\`("id", "name", "shape", "parent", "slug", "title", "description", "image_id", "intro_heading", "intro_paragraphs", "intro_image_id", "why_choose_heading", "why_choose_points", "why_choose_before_image_id", "why_choose_after_image_id", "cleaned_heading", "benefits_heading", "closing_heading", "closing_text", "show_on_home", "show_on_cities", "in_quote_form", "quote_service", "intro_call", "page_name", "why_choose_id", "intro_id", "leads_to", "edited_by", "updated_at", "created_at", "deleted_at") SELECT "id", "name", "shape", "parent", "slug", "title", "description", "image_id", "intro_heading", "intro_paragraphs", "intro_image_id", "why_choose_heading", "why_choose_points", "why_choose_before_image_id", "why_choose_after_image_id", "cleaned_heading", "benefits_heading", "closing_heading", "closing_text", "show_on_home", "show_on_cities", "in_quote_form", "quote_service", "intro_call", "page_name", "why_choose_id", "intro_id", "leads_to", "edited_by", "updated_at", "created_at", "deleted_at" FROM \`services\`;`)
  await db.run(sql`DROP TABLE \`services\`;`)
  await db.run(sql`ALTER TABLE \`__new_services\` RENAME TO \`services\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`services_slug_idx\` ON \`services\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`services_image_idx\` ON \`services\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`services_intro_intro_image_idx\` ON \`services\` (\`intro_image_id\`);`)
  await db.run(sql`CREATE INDEX \`services_why_choose_why_choose_before_image_idx\` ON \`services\` (\`why_choose_before_image_id\`);`)
  await db.run(sql`CREATE INDEX \`services_why_choose_why_choose_after_image_idx\` ON \`services\` (\`why_choose_after_image_id\`);`)
  await db.run(sql`CREATE INDEX \`services_why_choose_id_idx\` ON \`services\` (\`why_choose_id\`);`)
  await db.run(sql`CREATE INDEX \`services_intro_id_idx\` ON \`services\` (\`intro_id\`);`)
  await db.run(sql`CREATE INDEX \`services_updated_at_idx\` ON \`services\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`services_created_at_idx\` ON \`services\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`services_deleted_at_idx\` ON \`services\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`__new__services_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text,
  	\`version_shape\` text DEFAULT 'standalone' NOT NULL,
  	\`version_parent\` text,
  	\`version_slug\` text NOT NULL,
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_image_id\` integer,
  	\`version_intro_heading\` text,
  	\`version_intro_paragraphs\` text,
  	\`version_intro_image_id\` integer,
  	\`version_why_choose_heading\` text,
  	\`version_why_choose_points\` text,
  	\`version_why_choose_before_image_id\` integer,
  	\`version_why_choose_after_image_id\` integer,
  	\`version_cleaned_heading\` text,
  	\`version_benefits_heading\` text,
  	\`version_closing_heading\` text,
  	\`version_closing_text\` text,
  	\`version_show_on_home\` integer DEFAULT true,
  	\`version_show_on_cities\` integer DEFAULT true,
  	\`version_in_quote_form\` integer DEFAULT true,
  	\`version_quote_service\` text,
  	\`version_intro_call\` text,
  	\`version_page_name\` text,
  	\`version_why_choose_id\` numeric,
  	\`version_intro_id\` numeric,
  	\`version_leads_to\` text,
  	\`version_edited_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_intro_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_why_choose_before_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_why_choose_after_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__services_v\`("id", "parent_id", "version_name", "version_shape", "version_parent", "version_slug", "version_title", "version_description", "version_image_id", "version_intro_heading", "version_intro_paragraphs", "version_intro_image_id", "version_why_choose_heading", "version_why_choose_points", "version_why_choose_before_image_id", "version_why_choose_after_image_id", "version_cleaned_heading", "version_benefits_heading", "version_closing_heading", "version_closing_text", "version_show_on_home", "version_show_on_cities", "version_in_quote_form", "version_quote_service", "version_intro_call", "version_page_name", "version_why_choose_id", "version_intro_id", "version_leads_to", "version_edited_by", "version_updated_at", "version_created_at", "version_deleted_at", "created_at", "updated_at") SELECT "id", "parent_id", "version_name", "version_shape", "version_parent", "version_slug", "version_title", "version_description", "version_image_id", "version_intro_heading", "version_intro_paragraphs", "version_intro_image_id", "version_why_choose_heading", "version_why_choose_points", "version_why_choose_before_image_id", "version_why_choose_after_image_id", "version_cleaned_heading", "version_benefits_heading", "version_closing_heading", "version_closing_text", "version_show_on_home", "version_show_on_cities", "version_in_quote_form", "version_quote_service", "version_intro_call", "version_page_name", "version_why_choose_id", "version_intro_id", "version_leads_to", "version_edited_by", "version_updated_at", "version_created_at", "version_deleted_at", "created_at", "updated_at" FROM \`_services_v\`;`)
  await db.run(sql`DROP TABLE \`_services_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__services_v\` RENAME TO \`_services_v\`;`)
  await db.run(sql`CREATE INDEX \`_services_v_parent_idx\` ON \`_services_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_slug_idx\` ON \`_services_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_image_idx\` ON \`_services_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_intro_version_intro_image_idx\` ON \`_services_v\` (\`version_intro_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_why_choose_version_why_choose_before_idx\` ON \`_services_v\` (\`version_why_choose_before_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_why_choose_version_why_choose_after__idx\` ON \`_services_v\` (\`version_why_choose_after_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_why_choose_id_idx\` ON \`_services_v\` (\`version_why_choose_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_intro_id_idx\` ON \`_services_v\` (\`version_intro_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_updated_at_idx\` ON \`_services_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_created_at_idx\` ON \`_services_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_deleted_at_idx\` ON \`_services_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_created_at_idx\` ON \`_services_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_updated_at_idx\` ON \`_services_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_cities\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_order\` text,
  	\`name\` text NOT NULL,
  	\`slug\` text NOT NULL,
  	\`route\` text NOT NULL,
  	\`office\` text NOT NULL,
  	\`services_heading\` text NOT NULL,
  	\`hero_title\` text NOT NULL,
  	\`hero_image_id\` integer,
  	\`who_we_are_heading\` text NOT NULL,
  	\`who_we_are_paragraphs\` text,
  	\`who_we_are_description\` text,
  	\`who_we_are_image_id\` integer,
  	\`card_heading\` text NOT NULL,
  	\`card_line1\` text,
  	\`card_line2\` text,
  	\`card_button_link\` text,
  	\`card_button_text\` text,
  	\`card_image_id\` integer,
  	\`leads_to\` text,
  	\`edited_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`hero_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`who_we_are_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`card_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_cities\`("id", "_order", "name", "slug", "route", "office", "services_heading", "hero_title", "hero_image_id", "who_we_are_heading", "who_we_are_paragraphs", "who_we_are_description", "who_we_are_image_id", "card_heading", "card_line1", "card_line2", "card_button_link", "card_button_text", "card_image_id", "leads_to", "edited_by", "updated_at", "created_at", "deleted_at") SELECT "id", "_order", "name", "slug", "route", "office", "services_heading", "hero_title", "hero_image_id", "who_we_are_heading", "who_we_are_paragraphs", "who_we_are_description", "who_we_are_image_id", "card_heading", "card_line1", "card_line2", "card_button_link", "card_button_text", "card_image_id", "leads_to", "edited_by", "updated_at", "created_at", "deleted_at" FROM \`cities\`;`)
  await db.run(sql`DROP TABLE \`cities\`;`)
  await db.run(sql`ALTER TABLE \`__new_cities\` RENAME TO \`cities\`;`)
  await db.run(sql`CREATE INDEX \`cities__order_idx\` ON \`cities\` (\`_order\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`cities_slug_idx\` ON \`cities\` (\`slug\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`cities_route_idx\` ON \`cities\` (\`route\`);`)
  await db.run(sql`CREATE INDEX \`cities_hero_hero_image_idx\` ON \`cities\` (\`hero_image_id\`);`)
  await db.run(sql`CREATE INDEX \`cities_who_we_are_who_we_are_image_idx\` ON \`cities\` (\`who_we_are_image_id\`);`)
  await db.run(sql`CREATE INDEX \`cities_card_card_image_idx\` ON \`cities\` (\`card_image_id\`);`)
  await db.run(sql`CREATE INDEX \`cities_updated_at_idx\` ON \`cities\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`cities_created_at_idx\` ON \`cities\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`cities_deleted_at_idx\` ON \`cities\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`__new__cities_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_name\` text NOT NULL,
  	\`version_slug\` text NOT NULL,
  	\`version_route\` text NOT NULL,
  	\`version_office\` text NOT NULL,
  	\`version_services_heading\` text NOT NULL,
  	\`version_hero_title\` text NOT NULL,
  	\`version_hero_image_id\` integer,
  	\`version_who_we_are_heading\` text NOT NULL,
  	\`version_who_we_are_paragraphs\` text,
  	\`version_who_we_are_description\` text,
  	\`version_who_we_are_image_id\` integer,
  	\`version_card_heading\` text NOT NULL,
  	\`version_card_line1\` text,
  	\`version_card_line2\` text,
  	\`version_card_button_link\` text,
  	\`version_card_button_text\` text,
  	\`version_card_image_id\` integer,
  	\`version_leads_to\` text,
  	\`version_edited_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`cities\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_hero_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_who_we_are_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_card_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__cities_v\`("id", "parent_id", "version__order", "version_name", "version_slug", "version_route", "version_office", "version_services_heading", "version_hero_title", "version_hero_image_id", "version_who_we_are_heading", "version_who_we_are_paragraphs", "version_who_we_are_description", "version_who_we_are_image_id", "version_card_heading", "version_card_line1", "version_card_line2", "version_card_button_link", "version_card_button_text", "version_card_image_id", "version_leads_to", "version_edited_by", "version_updated_at", "version_created_at", "version_deleted_at", "created_at", "updated_at") SELECT "id", "parent_id", "version__order", "version_name", "version_slug", "version_route", "version_office", "version_services_heading", "version_hero_title", "version_hero_image_id", "version_who_we_are_heading", "version_who_we_are_paragraphs", "version_who_we_are_description", "version_who_we_are_image_id", "version_card_heading", "version_card_line1", "version_card_line2", "version_card_button_link", "version_card_button_text", "version_card_image_id", "version_leads_to", "version_edited_by", "version_updated_at", "version_created_at", "version_deleted_at", "created_at", "updated_at" FROM \`_cities_v\`;`)
  await db.run(sql`DROP TABLE \`_cities_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__cities_v\` RENAME TO \`_cities_v\`;`)
  await db.run(sql`CREATE INDEX \`_cities_v_parent_idx\` ON \`_cities_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_cities_v_version_version__order_idx\` ON \`_cities_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_cities_v_version_version_slug_idx\` ON \`_cities_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_cities_v_version_version_route_idx\` ON \`_cities_v\` (\`version_route\`);`)
  await db.run(sql`CREATE INDEX \`_cities_v_version_hero_version_hero_image_idx\` ON \`_cities_v\` (\`version_hero_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_cities_v_version_who_we_are_version_who_we_are_image_idx\` ON \`_cities_v\` (\`version_who_we_are_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_cities_v_version_card_version_card_image_idx\` ON \`_cities_v\` (\`version_card_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_cities_v_version_version_updated_at_idx\` ON \`_cities_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_cities_v_version_version_created_at_idx\` ON \`_cities_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_cities_v_version_version_deleted_at_idx\` ON \`_cities_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_cities_v_created_at_idx\` ON \`_cities_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_cities_v_updated_at_idx\` ON \`_cities_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_about\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`hero_heading\` text,
  	\`hero_image_id\` integer,
  	\`section_heading\` text NOT NULL,
  	\`section_paragraphs\` text,
  	\`section_image_id\` integer,
  	\`section_mission\` text,
  	\`section_mission_image_id\` integer,
  	\`section_vision\` text,
  	\`section_vision_image_id\` integer,
  	\`ceo_heading\` text,
  	\`ceo_paragraph_1\` text,
  	\`ceo_paragraph_2\` text,
  	\`ceo_image_id\` integer,
  	\`sample\` integer DEFAULT false,
  	\`edited_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`hero_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`section_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`section_mission_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`section_vision_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`ceo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_about\`("id", "hero_heading", "hero_image_id", "section_heading", "section_paragraphs", "section_image_id", "section_mission", "section_mission_image_id", "section_vision", "section_vision_image_id", "ceo_heading", "ceo_paragraph_1", "ceo_paragraph_2", "ceo_image_id", "sample", "edited_by", "updated_at", "created_at") SELECT "id", "hero_heading", "hero_image_id", "section_heading", "section_paragraphs", "section_image_id", "section_mission", "section_mission_image_id", "section_vision", "section_vision_image_id", "ceo_heading", "ceo_paragraph_1", "ceo_paragraph_2", "ceo_image_id", "sample", "edited_by", "updated_at", "created_at" FROM \`about\`;`)
  await db.run(sql`DROP TABLE \`about\`;`)
  await db.run(sql`ALTER TABLE \`__new_about\` RENAME TO \`about\`;`)
  await db.run(sql`CREATE INDEX \`about_hero_hero_image_idx\` ON \`about\` (\`hero_image_id\`);`)
  await db.run(sql`CREATE INDEX \`about_section_section_image_idx\` ON \`about\` (\`section_image_id\`);`)
  await db.run(sql`CREATE INDEX \`about_section_section_mission_image_idx\` ON \`about\` (\`section_mission_image_id\`);`)
  await db.run(sql`CREATE INDEX \`about_section_section_vision_image_idx\` ON \`about\` (\`section_vision_image_id\`);`)
  await db.run(sql`CREATE INDEX \`about_ceo_ceo_image_idx\` ON \`about\` (\`ceo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`about_sample_idx\` ON \`about\` (\`sample\`);`)
  await db.run(sql`CREATE TABLE \`__new__about_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_hero_heading\` text,
  	\`version_hero_image_id\` integer,
  	\`version_section_heading\` text NOT NULL,
  	\`version_section_paragraphs\` text,
  	\`version_section_image_id\` integer,
  	\`version_section_mission\` text,
  	\`version_section_mission_image_id\` integer,
  	\`version_section_vision\` text,
  	\`version_section_vision_image_id\` integer,
  	\`version_ceo_heading\` text,
  	\`version_ceo_paragraph_1\` text,
  	\`version_ceo_paragraph_2\` text,
  	\`version_ceo_image_id\` integer,
  	\`version_sample\` integer DEFAULT false,
  	\`version_edited_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`version_hero_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_section_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_section_mission_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_section_vision_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_ceo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__about_v\`("id", "version_hero_heading", "version_hero_image_id", "version_section_heading", "version_section_paragraphs", "version_section_image_id", "version_section_mission", "version_section_mission_image_id", "version_section_vision", "version_section_vision_image_id", "version_ceo_heading", "version_ceo_paragraph_1", "version_ceo_paragraph_2", "version_ceo_image_id", "version_sample", "version_edited_by", "version_updated_at", "version_created_at", "created_at", "updated_at") SELECT "id", "version_hero_heading", "version_hero_image_id", "version_section_heading", "version_section_paragraphs", "version_section_image_id", "version_section_mission", "version_section_mission_image_id", "version_section_vision", "version_section_vision_image_id", "version_ceo_heading", "version_ceo_paragraph_1", "version_ceo_paragraph_2", "version_ceo_image_id", "version_sample", "version_edited_by", "version_updated_at", "version_created_at", "created_at", "updated_at" FROM \`_about_v\`;`)
  await db.run(sql`DROP TABLE \`_about_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__about_v\` RENAME TO \`_about_v\`;`)
  await db.run(sql`CREATE INDEX \`_about_v_version_hero_version_hero_image_idx\` ON \`_about_v\` (\`version_hero_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_section_version_section_image_idx\` ON \`_about_v\` (\`version_section_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_section_version_section_mission_image_idx\` ON \`_about_v\` (\`version_section_mission_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_section_version_section_vision_image_idx\` ON \`_about_v\` (\`version_section_vision_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_ceo_version_ceo_image_idx\` ON \`_about_v\` (\`version_ceo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_version_sample_idx\` ON \`_about_v\` (\`version_sample\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_created_at_idx\` ON \`_about_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_updated_at_idx\` ON \`_about_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_contact_page\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`subtitle\` text,
  	\`background_image_id\` integer,
  	\`edited_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_contact_page\`("id", "title", "subtitle", "background_image_id", "edited_by", "updated_at", "created_at") SELECT "id", "title", "subtitle", "background_image_id", "edited_by", "updated_at", "created_at" FROM \`contact_page\`;`)
  await db.run(sql`DROP TABLE \`contact_page\`;`)
  await db.run(sql`ALTER TABLE \`__new_contact_page\` RENAME TO \`contact_page\`;`)
  await db.run(sql`CREATE INDEX \`contact_page_background_image_idx\` ON \`contact_page\` (\`background_image_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__contact_page_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_title\` text NOT NULL,
  	\`version_subtitle\` text,
  	\`version_background_image_id\` integer,
  	\`version_edited_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`version_background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__contact_page_v\`("id", "version_title", "version_subtitle", "version_background_image_id", "version_edited_by", "version_updated_at", "version_created_at", "created_at", "updated_at") SELECT "id", "version_title", "version_subtitle", "version_background_image_id", "version_edited_by", "version_updated_at", "version_created_at", "created_at", "updated_at" FROM \`_contact_page_v\`;`)
  await db.run(sql`DROP TABLE \`_contact_page_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__contact_page_v\` RENAME TO \`_contact_page_v\`;`)
  await db.run(sql`CREATE INDEX \`_contact_page_v_version_version_background_image_idx\` ON \`_contact_page_v\` (\`version_background_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_contact_page_v_created_at_idx\` ON \`_contact_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_contact_page_v_updated_at_idx\` ON \`_contact_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_faq_page\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`heading\` text,
  	\`breadcrumb\` text,
  	\`background_image_id\` integer,
  	\`edited_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_faq_page\`("id", "heading", "breadcrumb", "background_image_id", "edited_by", "updated_at", "created_at") SELECT "id", "heading", "breadcrumb", "background_image_id", "edited_by", "updated_at", "created_at" FROM \`faq_page\`;`)
  await db.run(sql`DROP TABLE \`faq_page\`;`)
  await db.run(sql`ALTER TABLE \`__new_faq_page\` RENAME TO \`faq_page\`;`)
  await db.run(sql`CREATE INDEX \`faq_page_background_image_idx\` ON \`faq_page\` (\`background_image_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__faq_page_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_heading\` text,
  	\`version_breadcrumb\` text,
  	\`version_background_image_id\` integer,
  	\`version_edited_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`version_background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__faq_page_v\`("id", "version_heading", "version_breadcrumb", "version_background_image_id", "version_edited_by", "version_updated_at", "version_created_at", "created_at", "updated_at") SELECT "id", "version_heading", "version_breadcrumb", "version_background_image_id", "version_edited_by", "version_updated_at", "version_created_at", "created_at", "updated_at" FROM \`_faq_page_v\`;`)
  await db.run(sql`DROP TABLE \`_faq_page_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__faq_page_v\` RENAME TO \`_faq_page_v\`;`)
  await db.run(sql`CREATE INDEX \`_faq_page_v_version_version_background_image_idx\` ON \`_faq_page_v\` (\`version_background_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_faq_page_v_created_at_idx\` ON \`_faq_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_faq_page_v_updated_at_idx\` ON \`_faq_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_blog_page\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`heading\` text,
  	\`breadcrumb\` text,
  	\`background_image_id\` integer,
  	\`edited_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_blog_page\`("id", "heading", "breadcrumb", "background_image_id", "edited_by", "updated_at", "created_at") SELECT "id", "heading", "breadcrumb", "background_image_id", "edited_by", "updated_at", "created_at" FROM \`blog_page\`;`)
  await db.run(sql`DROP TABLE \`blog_page\`;`)
  await db.run(sql`ALTER TABLE \`__new_blog_page\` RENAME TO \`blog_page\`;`)
  await db.run(sql`CREATE INDEX \`blog_page_background_image_idx\` ON \`blog_page\` (\`background_image_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__blog_page_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_heading\` text,
  	\`version_breadcrumb\` text,
  	\`version_background_image_id\` integer,
  	\`version_edited_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`version_background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__blog_page_v\`("id", "version_heading", "version_breadcrumb", "version_background_image_id", "version_edited_by", "version_updated_at", "version_created_at", "created_at", "updated_at") SELECT "id", "version_heading", "version_breadcrumb", "version_background_image_id", "version_edited_by", "version_updated_at", "version_created_at", "created_at", "updated_at" FROM \`_blog_page_v\`;`)
  await db.run(sql`DROP TABLE \`_blog_page_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__blog_page_v\` RENAME TO \`_blog_page_v\`;`)
  await db.run(sql`CREATE INDEX \`_blog_page_v_version_version_background_image_idx\` ON \`_blog_page_v\` (\`version_background_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_page_v_created_at_idx\` ON \`_blog_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_page_v_updated_at_idx\` ON \`_blog_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_privacy\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`sample\` integer DEFAULT false,
  	\`edited_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_privacy\`("id", "title", "sample", "edited_by", "updated_at", "created_at") SELECT "id", "title", "sample", "edited_by", "updated_at", "created_at" FROM \`privacy\`;`)
  await db.run(sql`DROP TABLE \`privacy\`;`)
  await db.run(sql`ALTER TABLE \`__new_privacy\` RENAME TO \`privacy\`;`)
  await db.run(sql`CREATE INDEX \`privacy_sample_idx\` ON \`privacy\` (\`sample\`);`)
  await db.run(sql`CREATE TABLE \`__new__privacy_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_title\` text NOT NULL,
  	\`version_sample\` integer DEFAULT false,
  	\`version_edited_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new__privacy_v\`("id", "version_title", "version_sample", "version_edited_by", "version_updated_at", "version_created_at", "created_at", "updated_at") SELECT "id", "version_title", "version_sample", "version_edited_by", "version_updated_at", "version_created_at", "created_at", "updated_at" FROM \`_privacy_v\`;`)
  await db.run(sql`DROP TABLE \`_privacy_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__privacy_v\` RENAME TO \`_privacy_v\`;`)
  await db.run(sql`CREATE INDEX \`_privacy_v_version_version_sample_idx\` ON \`_privacy_v\` (\`version_sample\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_v_created_at_idx\` ON \`_privacy_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_v_updated_at_idx\` ON \`_privacy_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_faq_categories\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_order\` text,
  	\`category\` text NOT NULL,
  	\`service_id\` integer,
  	\`show_on_faq_page\` integer DEFAULT true,
  	\`edited_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`service_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_faq_categories\`("id", "_order", "category", "service_id", "show_on_faq_page", "edited_by", "updated_at", "created_at", "deleted_at") SELECT "id", "_order", "category", "service_id", "show_on_faq_page", "edited_by", "updated_at", "created_at", "deleted_at" FROM \`faq_categories\`;`)
  await db.run(sql`DROP TABLE \`faq_categories\`;`)
  await db.run(sql`ALTER TABLE \`__new_faq_categories\` RENAME TO \`faq_categories\`;`)
  await db.run(sql`CREATE INDEX \`faq_categories__order_idx\` ON \`faq_categories\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`faq_categories_service_idx\` ON \`faq_categories\` (\`service_id\`);`)
  await db.run(sql`CREATE INDEX \`faq_categories_updated_at_idx\` ON \`faq_categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`faq_categories_created_at_idx\` ON \`faq_categories\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`faq_categories_deleted_at_idx\` ON \`faq_categories\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`__new__faq_categories_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_category\` text NOT NULL,
  	\`version_service_id\` integer,
  	\`version_show_on_faq_page\` integer DEFAULT true,
  	\`version_edited_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`faq_categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_service_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__faq_categories_v\`("id", "parent_id", "version__order", "version_category", "version_service_id", "version_show_on_faq_page", "version_edited_by", "version_updated_at", "version_created_at", "version_deleted_at", "created_at", "updated_at") SELECT "id", "parent_id", "version__order", "version_category", "version_service_id", "version_show_on_faq_page", "version_edited_by", "version_updated_at", "version_created_at", "version_deleted_at", "created_at", "updated_at" FROM \`_faq_categories_v\`;`)
  await db.run(sql`DROP TABLE \`_faq_categories_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__faq_categories_v\` RENAME TO \`_faq_categories_v\`;`)
  await db.run(sql`CREATE INDEX \`_faq_categories_v_parent_idx\` ON \`_faq_categories_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_faq_categories_v_version_version__order_idx\` ON \`_faq_categories_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_faq_categories_v_version_version_service_idx\` ON \`_faq_categories_v\` (\`version_service_id\`);`)
  await db.run(sql`CREATE INDEX \`_faq_categories_v_version_version_updated_at_idx\` ON \`_faq_categories_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_faq_categories_v_version_version_created_at_idx\` ON \`_faq_categories_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_faq_categories_v_version_version_deleted_at_idx\` ON \`_faq_categories_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_faq_categories_v_created_at_idx\` ON \`_faq_categories_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_faq_categories_v_updated_at_idx\` ON \`_faq_categories_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_testimonials\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`comment\` text NOT NULL,
  	\`rating\` numeric DEFAULT 5 NOT NULL,
  	\`date\` text NOT NULL,
  	\`platform\` text,
  	\`verified\` integer DEFAULT false,
  	\`avatar_id\` integer,
  	\`sample\` integer DEFAULT false,
  	\`edited_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`avatar_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_testimonials\`("id", "name", "comment", "rating", "date", "platform", "verified", "avatar_id", "sample", "edited_by", "updated_at", "created_at", "deleted_at") SELECT "id", "name", "comment", "rating", "date", "platform", "verified", "avatar_id", "sample", "edited_by", "updated_at", "created_at", "deleted_at" FROM \`testimonials\`;`)
  await db.run(sql`DROP TABLE \`testimonials\`;`)
  await db.run(sql`ALTER TABLE \`__new_testimonials\` RENAME TO \`testimonials\`;`)
  await db.run(sql`CREATE INDEX \`testimonials_date_idx\` ON \`testimonials\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_avatar_idx\` ON \`testimonials\` (\`avatar_id\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_sample_idx\` ON \`testimonials\` (\`sample\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_updated_at_idx\` ON \`testimonials\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_created_at_idx\` ON \`testimonials\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_deleted_at_idx\` ON \`testimonials\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`deletedAt_date_idx\` ON \`testimonials\` (\`deleted_at\`,\`date\`);`)
  await db.run(sql`CREATE TABLE \`__new__testimonials_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text NOT NULL,
  	\`version_comment\` text NOT NULL,
  	\`version_rating\` numeric DEFAULT 5 NOT NULL,
  	\`version_date\` text NOT NULL,
  	\`version_platform\` text,
  	\`version_verified\` integer DEFAULT false,
  	\`version_avatar_id\` integer,
  	\`version_sample\` integer DEFAULT false,
  	\`version_edited_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`testimonials\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_avatar_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__testimonials_v\`("id", "parent_id", "version_name", "version_comment", "version_rating", "version_date", "version_platform", "version_verified", "version_avatar_id", "version_sample", "version_edited_by", "version_updated_at", "version_created_at", "version_deleted_at", "created_at", "updated_at") SELECT "id", "parent_id", "version_name", "version_comment", "version_rating", "version_date", "version_platform", "version_verified", "version_avatar_id", "version_sample", "version_edited_by", "version_updated_at", "version_created_at", "version_deleted_at", "created_at", "updated_at" FROM \`_testimonials_v\`;`)
  await db.run(sql`DROP TABLE \`_testimonials_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__testimonials_v\` RENAME TO \`_testimonials_v\`;`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_parent_idx\` ON \`_testimonials_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version_date_idx\` ON \`_testimonials_v\` (\`version_date\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version_avatar_idx\` ON \`_testimonials_v\` (\`version_avatar_id\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version_sample_idx\` ON \`_testimonials_v\` (\`version_sample\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version_updated_at_idx\` ON \`_testimonials_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version_created_at_idx\` ON \`_testimonials_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version_deleted_at_idx\` ON \`_testimonials_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_created_at_idx\` ON \`_testimonials_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_updated_at_idx\` ON \`_testimonials_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`version_deletedAt_version_date_idx\` ON \`_testimonials_v\` (\`version_deleted_at\`,\`version_date\`);`)
  await db.run(sql`CREATE TABLE \`__new_reviews\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`review_count\` text NOT NULL,
  	\`edited_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_reviews\`("id", "review_count", "edited_by", "updated_at", "created_at") SELECT "id", "review_count", "edited_by", "updated_at", "created_at" FROM \`reviews\`;`)
  await db.run(sql`DROP TABLE \`reviews\`;`)
  await db.run(sql`ALTER TABLE \`__new_reviews\` RENAME TO \`reviews\`;`)
  await db.run(sql`CREATE TABLE \`__new__reviews_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_review_count\` text NOT NULL,
  	\`version_edited_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new__reviews_v\`("id", "version_review_count", "version_edited_by", "version_updated_at", "version_created_at", "created_at", "updated_at") SELECT "id", "version_review_count", "version_edited_by", "version_updated_at", "version_created_at", "created_at", "updated_at" FROM \`_reviews_v\`;`)
  await db.run(sql`DROP TABLE \`_reviews_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__reviews_v\` RENAME TO \`_reviews_v\`;`)
  await db.run(sql`CREATE INDEX \`_reviews_v_created_at_idx\` ON \`_reviews_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_updated_at_idx\` ON \`_reviews_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_settings\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`brand\` text NOT NULL,
  	\`tagline\` text NOT NULL,
  	\`blurb\` text NOT NULL,
  	\`phone\` text NOT NULL,
  	\`mobile\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`time_zone\` text DEFAULT 'Australia/Adelaide' NOT NULL,
  	\`sells_in_melbourne\` integer DEFAULT false,
  	\`states\` text NOT NULL,
  	\`services\` text NOT NULL,
  	\`cleaning_models\` text NOT NULL,
  	\`collection_notice\` text NOT NULL,
  	\`retention_months\` numeric DEFAULT 24 NOT NULL,
  	\`claims_experience\` text NOT NULL,
  	\`claims_quote\` text NOT NULL,
  	\`claims_guarantee\` text NOT NULL,
  	\`claims_insurance\` text NOT NULL,
  	\`claims_eco\` text NOT NULL,
  	\`claims_customers\` text NOT NULL,
  	\`claims_solar\` text NOT NULL,
  	\`default_title\` text NOT NULL,
  	\`default_description\` text NOT NULL,
  	\`markup_opening_hours\` text NOT NULL,
  	\`markup_rating\` numeric NOT NULL,
  	\`markup_price_range\` text NOT NULL,
  	\`live_map_in_view\` integer DEFAULT false,
  	\`sample\` integer DEFAULT false,
  	\`edited_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_settings\`("id", "brand", "tagline", "blurb", "phone", "mobile", "email", "time_zone", "sells_in_melbourne", "states", "services", "cleaning_models", "collection_notice", "retention_months", "claims_experience", "claims_quote", "claims_guarantee", "claims_insurance", "claims_eco", "claims_customers", "claims_solar", "default_title", "default_description", "markup_opening_hours", "markup_rating", "markup_price_range", "live_map_in_view", "sample", "edited_by", "updated_at", "created_at") SELECT "id", "brand", "tagline", "blurb", "phone", "mobile", "email", "time_zone", "sells_in_melbourne", "states", "services", "cleaning_models", "collection_notice", "retention_months", "claims_experience", "claims_quote", "claims_guarantee", "claims_insurance", "claims_eco", "claims_customers", "claims_solar", "default_title", "default_description", "markup_opening_hours", "markup_rating", "markup_price_range", "live_map_in_view", "sample", "edited_by", "updated_at", "created_at" FROM \`settings\`;`)
  await db.run(sql`DROP TABLE \`settings\`;`)
  await db.run(sql`ALTER TABLE \`__new_settings\` RENAME TO \`settings\`;`)
  await db.run(sql`CREATE INDEX \`settings_sample_idx\` ON \`settings\` (\`sample\`);`)
  await db.run(sql`CREATE TABLE \`__new__settings_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_brand\` text NOT NULL,
  	\`version_tagline\` text NOT NULL,
  	\`version_blurb\` text NOT NULL,
  	\`version_phone\` text NOT NULL,
  	\`version_mobile\` text NOT NULL,
  	\`version_email\` text NOT NULL,
  	\`version_time_zone\` text DEFAULT 'Australia/Adelaide' NOT NULL,
  	\`version_sells_in_melbourne\` integer DEFAULT false,
  	\`version_states\` text NOT NULL,
  	\`version_services\` text NOT NULL,
  	\`version_cleaning_models\` text NOT NULL,
  	\`version_collection_notice\` text NOT NULL,
  	\`version_retention_months\` numeric DEFAULT 24 NOT NULL,
  	\`version_claims_experience\` text NOT NULL,
  	\`version_claims_quote\` text NOT NULL,
  	\`version_claims_guarantee\` text NOT NULL,
  	\`version_claims_insurance\` text NOT NULL,
  	\`version_claims_eco\` text NOT NULL,
  	\`version_claims_customers\` text NOT NULL,
  	\`version_claims_solar\` text NOT NULL,
  	\`version_default_title\` text NOT NULL,
  	\`version_default_description\` text NOT NULL,
  	\`version_markup_opening_hours\` text NOT NULL,
  	\`version_markup_rating\` numeric NOT NULL,
  	\`version_markup_price_range\` text NOT NULL,
  	\`version_live_map_in_view\` integer DEFAULT false,
  	\`version_sample\` integer DEFAULT false,
  	\`version_edited_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new__settings_v\`("id", "version_brand", "version_tagline", "version_blurb", "version_phone", "version_mobile", "version_email", "version_time_zone", "version_sells_in_melbourne", "version_states", "version_services", "version_cleaning_models", "version_collection_notice", "version_retention_months", "version_claims_experience", "version_claims_quote", "version_claims_guarantee", "version_claims_insurance", "version_claims_eco", "version_claims_customers", "version_claims_solar", "version_default_title", "version_default_description", "version_markup_opening_hours", "version_markup_rating", "version_markup_price_range", "version_live_map_in_view", "version_sample", "version_edited_by", "version_updated_at", "version_created_at", "created_at", "updated_at") SELECT "id", "version_brand", "version_tagline", "version_blurb", "version_phone", "version_mobile", "version_email", "version_time_zone", "version_sells_in_melbourne", "version_states", "version_services", "version_cleaning_models", "version_collection_notice", "version_retention_months", "version_claims_experience", "version_claims_quote", "version_claims_guarantee", "version_claims_insurance", "version_claims_eco", "version_claims_customers", "version_claims_solar", "version_default_title", "version_default_description", "version_markup_opening_hours", "version_markup_rating", "version_markup_price_range", "version_live_map_in_view", "version_sample", "version_edited_by", "version_updated_at", "version_created_at", "created_at", "updated_at" FROM \`_settings_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__settings_v\` RENAME TO \`_settings_v\`;`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_version_sample_idx\` ON \`_settings_v\` (\`version_sample\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_created_at_idx\` ON \`_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_updated_at_idx\` ON \`_settings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_services_benefits_cards\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`icon\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_services_benefits_cards\`("_order", "_parent_id", "id", "title", "text", "icon") SELECT "_order", "_parent_id", "id", "title", "text", "icon" FROM \`services_benefits_cards\`;`)
  await db.run(sql`DROP TABLE \`services_benefits_cards\`;`)
  await db.run(sql`ALTER TABLE \`__new_services_benefits_cards\` RENAME TO \`services_benefits_cards\`;`)
  await db.run(sql`CREATE INDEX \`services_benefits_cards_order_idx\` ON \`services_benefits_cards\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`services_benefits_cards_parent_id_idx\` ON \`services_benefits_cards\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__services_v_version_benefits_cards\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`icon\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_services_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__services_v_version_benefits_cards\`("_order", "_parent_id", "id", "title", "text", "icon", "_uuid") SELECT "_order", "_parent_id", "id", "title", "text", "icon", "_uuid" FROM \`_services_v_version_benefits_cards\`;`)
  await db.run(sql`DROP TABLE \`_services_v_version_benefits_cards\`;`)
  await db.run(sql`ALTER TABLE \`__new__services_v_version_benefits_cards\` RENAME TO \`_services_v_version_benefits_cards\`;`)
  await db.run(sql`CREATE INDEX \`_services_v_version_benefits_cards_order_idx\` ON \`_services_v_version_benefits_cards\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_benefits_cards_parent_id_idx\` ON \`_services_v_version_benefits_cards\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_faq_categories_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`question\` text NOT NULL,
  	\`answer\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`faq_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_faq_categories_items\`("_order", "_parent_id", "id", "question", "answer") SELECT "_order", "_parent_id", "id", "question", "answer" FROM \`faq_categories_items\`;`)
  await db.run(sql`DROP TABLE \`faq_categories_items\`;`)
  await db.run(sql`ALTER TABLE \`__new_faq_categories_items\` RENAME TO \`faq_categories_items\`;`)
  await db.run(sql`CREATE INDEX \`faq_categories_items_order_idx\` ON \`faq_categories_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`faq_categories_items_parent_id_idx\` ON \`faq_categories_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__faq_categories_v_version_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`question\` text NOT NULL,
  	\`answer\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_faq_categories_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__faq_categories_v_version_items\`("_order", "_parent_id", "id", "question", "answer", "_uuid") SELECT "_order", "_parent_id", "id", "question", "answer", "_uuid" FROM \`_faq_categories_v_version_items\`;`)
  await db.run(sql`DROP TABLE \`_faq_categories_v_version_items\`;`)
  await db.run(sql`ALTER TABLE \`__new__faq_categories_v_version_items\` RENAME TO \`_faq_categories_v_version_items\`;`)
  await db.run(sql`CREATE INDEX \`_faq_categories_v_version_items_order_idx\` ON \`_faq_categories_v_version_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_faq_categories_v_version_items_parent_id_idx\` ON \`_faq_categories_v_version_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_privacy_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`text\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`privacy\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_privacy_sections\`("_order", "_parent_id", "id", "title", "text") SELECT "_order", "_parent_id", "id", "title", "text" FROM \`privacy_sections\`;`)
  await db.run(sql`DROP TABLE \`privacy_sections\`;`)
  await db.run(sql`ALTER TABLE \`__new_privacy_sections\` RENAME TO \`privacy_sections\`;`)
  await db.run(sql`CREATE INDEX \`privacy_sections_order_idx\` ON \`privacy_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`privacy_sections_parent_id_idx\` ON \`privacy_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__privacy_v_version_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_privacy_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__privacy_v_version_sections\`("_order", "_parent_id", "id", "title", "text", "_uuid") SELECT "_order", "_parent_id", "id", "title", "text", "_uuid" FROM \`_privacy_v_version_sections\`;`)
  await db.run(sql`DROP TABLE \`_privacy_v_version_sections\`;`)
  await db.run(sql`ALTER TABLE \`__new__privacy_v_version_sections\` RENAME TO \`_privacy_v_version_sections\`;`)
  await db.run(sql`CREATE INDEX \`_privacy_v_version_sections_order_idx\` ON \`_privacy_v_version_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_v_version_sections_parent_id_idx\` ON \`_privacy_v_version_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_settings_social\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`network\` text NOT NULL,
  	\`url\` text NOT NULL,
  	\`label\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_settings_social\`("_order", "_parent_id", "id", "network", "url", "label") SELECT "_order", "_parent_id", "id", "network", "url", "label" FROM \`settings_social\`;`)
  await db.run(sql`DROP TABLE \`settings_social\`;`)
  await db.run(sql`ALTER TABLE \`__new_settings_social\` RENAME TO \`settings_social\`;`)
  await db.run(sql`CREATE INDEX \`settings_social_order_idx\` ON \`settings_social\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_social_parent_id_idx\` ON \`settings_social\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_settings_opening_hours\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`days\` text NOT NULL,
  	\`hours\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_settings_opening_hours\`("_order", "_parent_id", "id", "days", "hours") SELECT "_order", "_parent_id", "id", "days", "hours" FROM \`settings_opening_hours\`;`)
  await db.run(sql`DROP TABLE \`settings_opening_hours\`;`)
  await db.run(sql`ALTER TABLE \`__new_settings_opening_hours\` RENAME TO \`settings_opening_hours\`;`)
  await db.run(sql`CREATE INDEX \`settings_opening_hours_order_idx\` ON \`settings_opening_hours\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_opening_hours_parent_id_idx\` ON \`settings_opening_hours\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_settings_offices\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`city\` text NOT NULL,
  	\`suburb\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`postcode\` text NOT NULL,
  	\`phone\` text,
  	\`email\` text,
  	\`hours\` text,
  	\`latitude\` numeric NOT NULL,
  	\`longitude\` numeric NOT NULL,
  	\`area_served\` text NOT NULL,
  	\`time_zone\` text DEFAULT 'Australia/Adelaide' NOT NULL,
  	\`service_postcodes\` text,
  	\`service_suburbs\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_settings_offices\`("_order", "_parent_id", "id", "key", "name", "city", "suburb", "state", "postcode", "phone", "email", "hours", "latitude", "longitude", "area_served", "time_zone", "service_postcodes", "service_suburbs") SELECT "_order", "_parent_id", "id", "key", "name", "city", "suburb", "state", "postcode", "phone", "email", "hours", "latitude", "longitude", "area_served", "time_zone", "service_postcodes", "service_suburbs" FROM \`settings_offices\`;`)
  await db.run(sql`DROP TABLE \`settings_offices\`;`)
  await db.run(sql`ALTER TABLE \`__new_settings_offices\` RENAME TO \`settings_offices\`;`)
  await db.run(sql`CREATE INDEX \`settings_offices_order_idx\` ON \`settings_offices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_offices_parent_id_idx\` ON \`settings_offices\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_settings_cities\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`slug\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_settings_cities\`("_order", "_parent_id", "id", "name", "slug") SELECT "_order", "_parent_id", "id", "name", "slug" FROM \`settings_cities\`;`)
  await db.run(sql`DROP TABLE \`settings_cities\`;`)
  await db.run(sql`ALTER TABLE \`__new_settings_cities\` RENAME TO \`settings_cities\`;`)
  await db.run(sql`CREATE INDEX \`settings_cities_order_idx\` ON \`settings_cities\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_cities_parent_id_idx\` ON \`settings_cities\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__settings_v_version_social\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`network\` text NOT NULL,
  	\`url\` text NOT NULL,
  	\`label\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__settings_v_version_social\`("_order", "_parent_id", "id", "network", "url", "label", "_uuid") SELECT "_order", "_parent_id", "id", "network", "url", "label", "_uuid" FROM \`_settings_v_version_social\`;`)
  await db.run(sql`DROP TABLE \`_settings_v_version_social\`;`)
  await db.run(sql`ALTER TABLE \`__new__settings_v_version_social\` RENAME TO \`_settings_v_version_social\`;`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_social_order_idx\` ON \`_settings_v_version_social\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_social_parent_id_idx\` ON \`_settings_v_version_social\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__settings_v_version_opening_hours\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`days\` text NOT NULL,
  	\`hours\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__settings_v_version_opening_hours\`("_order", "_parent_id", "id", "days", "hours", "_uuid") SELECT "_order", "_parent_id", "id", "days", "hours", "_uuid" FROM \`_settings_v_version_opening_hours\`;`)
  await db.run(sql`DROP TABLE \`_settings_v_version_opening_hours\`;`)
  await db.run(sql`ALTER TABLE \`__new__settings_v_version_opening_hours\` RENAME TO \`_settings_v_version_opening_hours\`;`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_opening_hours_order_idx\` ON \`_settings_v_version_opening_hours\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_opening_hours_parent_id_idx\` ON \`_settings_v_version_opening_hours\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__settings_v_version_offices\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`city\` text NOT NULL,
  	\`suburb\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`postcode\` text NOT NULL,
  	\`phone\` text,
  	\`email\` text,
  	\`hours\` text,
  	\`latitude\` numeric NOT NULL,
  	\`longitude\` numeric NOT NULL,
  	\`area_served\` text NOT NULL,
  	\`time_zone\` text DEFAULT 'Australia/Adelaide' NOT NULL,
  	\`service_postcodes\` text,
  	\`service_suburbs\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__settings_v_version_offices\`("_order", "_parent_id", "id", "key", "name", "city", "suburb", "state", "postcode", "phone", "email", "hours", "latitude", "longitude", "area_served", "time_zone", "service_postcodes", "service_suburbs", "_uuid") SELECT "_order", "_parent_id", "id", "key", "name", "city", "suburb", "state", "postcode", "phone", "email", "hours", "latitude", "longitude", "area_served", "time_zone", "service_postcodes", "service_suburbs", "_uuid" FROM \`_settings_v_version_offices\`;`)
  await db.run(sql`DROP TABLE \`_settings_v_version_offices\`;`)
  await db.run(sql`ALTER TABLE \`__new__settings_v_version_offices\` RENAME TO \`_settings_v_version_offices\`;`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_offices_order_idx\` ON \`_settings_v_version_offices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_offices_parent_id_idx\` ON \`_settings_v_version_offices\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__settings_v_version_cities\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`slug\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__settings_v_version_cities\`("_order", "_parent_id", "id", "name", "slug", "_uuid") SELECT "_order", "_parent_id", "id", "name", "slug", "_uuid" FROM \`_settings_v_version_cities\`;`)
  await db.run(sql`DROP TABLE \`_settings_v_version_cities\`;`)
  await db.run(sql`ALTER TABLE \`__new__settings_v_version_cities\` RENAME TO \`_settings_v_version_cities\`;`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_cities_order_idx\` ON \`_settings_v_version_cities\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_cities_parent_id_idx\` ON \`_settings_v_version_cities\` (\`_parent_id\`);`)
}
