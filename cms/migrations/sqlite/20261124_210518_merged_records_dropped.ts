import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'
import { mergedTables } from '../one-record';

export const shrinks = mergedTables;

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`leads_id\` integer,
  	\`reply_texts_id\` integer,
  	\`outbox_id\` integer,
  	\`services_id\` integer,
  	\`cities_id\` integer,
  	\`posts_id\` integer,
  	\`faq_categories_id\` integer,
  	\`testimonials_id\` integer,
  	\`media_id\` integer,
  	\`redirects_id\` integer,
  	\`users_id\` integer,
  	\`vitals_id\` integer,
  	\`missing_paths_id\` integer,
  	\`audit_id\` integer,
  	\`second_factors_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`leads_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`reply_texts_id\`) REFERENCES \`reply_texts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`outbox_id\`) REFERENCES \`outbox\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`cities_id\`) REFERENCES \`cities\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`faq_categories_id\`) REFERENCES \`faq_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`testimonials_id\`) REFERENCES \`testimonials\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`vitals_id\`) REFERENCES \`vitals\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`missing_paths_id\`) REFERENCES \`missing_paths\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`audit_id\`) REFERENCES \`audit\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`second_factors_id\`) REFERENCES \`second_factors\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "leads_id", "reply_texts_id", "outbox_id", "services_id", "cities_id", "posts_id", "faq_categories_id", "testimonials_id", "media_id", "redirects_id", "users_id", "vitals_id", "missing_paths_id", "audit_id", "second_factors_id") SELECT "id", "order", "parent_id", "path", "leads_id", "reply_texts_id", "outbox_id", "services_id", "cities_id", "posts_id", "faq_categories_id", "testimonials_id", "media_id", "redirects_id", "users_id", "vitals_id", "missing_paths_id", "audit_id", "second_factors_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`hero_slides\`;`)
  await db.run(sql`DROP TABLE \`_hero_slides_v\`;`)
  await db.run(sql`DROP TABLE \`premium_services\`;`)
  await db.run(sql`DROP TABLE \`_premium_services_v\`;`)
  await db.run(sql`DROP TABLE \`stat_boxes\`;`)
  await db.run(sql`DROP TABLE \`_stat_boxes_v\`;`)
  await db.run(sql`DROP TABLE \`city_services\`;`)
  await db.run(sql`DROP TABLE \`_city_services_v\`;`)
  await db.run(sql`DROP TABLE \`page_meta\`;`)
  await db.run(sql`DROP TABLE \`_page_meta_v\`;`)
  await db.run(sql`DROP TABLE \`achievements_points\`;`)
  await db.run(sql`DROP TABLE \`achievements\`;`)
  await db.run(sql`DROP TABLE \`_achievements_v_version_points\`;`)
  await db.run(sql`DROP TABLE \`_achievements_v\`;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_leads_id_idx\` ON \`payload_locked_documents_rels\` (\`leads_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_reply_texts_id_idx\` ON \`payload_locked_documents_rels\` (\`reply_texts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_outbox_id_idx\` ON \`payload_locked_documents_rels\` (\`outbox_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_services_id_idx\` ON \`payload_locked_documents_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_cities_id_idx\` ON \`payload_locked_documents_rels\` (\`cities_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_posts_id_idx\` ON \`payload_locked_documents_rels\` (\`posts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_faq_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`faq_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_testimonials_id_idx\` ON \`payload_locked_documents_rels\` (\`testimonials_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_vitals_id_idx\` ON \`payload_locked_documents_rels\` (\`vitals_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_missing_paths_id_idx\` ON \`payload_locked_documents_rels\` (\`missing_paths_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_audit_id_idx\` ON \`payload_locked_documents_rels\` (\`audit_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_second_factors_id_idx\` ON \`payload_locked_documents_rels\` (\`second_factors_id\`);`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`hero_slides\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_order\` text,
  	\`heading\` text NOT NULL,
  	\`paragraph\` text,
  	\`media_id\` integer NOT NULL,
  	\`poster_id\` integer,
  	\`happy_customers\` text,
  	\`rating\` text,
  	\`edited_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`poster_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`hero_slides__order_idx\` ON \`hero_slides\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`hero_slides_media_idx\` ON \`hero_slides\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`hero_slides_poster_idx\` ON \`hero_slides\` (\`poster_id\`);`)
  await db.run(sql`CREATE INDEX \`hero_slides_updated_at_idx\` ON \`hero_slides\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`hero_slides_created_at_idx\` ON \`hero_slides\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`hero_slides_deleted_at_idx\` ON \`hero_slides\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`_hero_slides_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_heading\` text NOT NULL,
  	\`version_paragraph\` text,
  	\`version_media_id\` integer NOT NULL,
  	\`version_poster_id\` integer,
  	\`version_happy_customers\` text,
  	\`version_rating\` text,
  	\`version_edited_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`hero_slides\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_poster_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_hero_slides_v_parent_idx\` ON \`_hero_slides_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_hero_slides_v_version_version__order_idx\` ON \`_hero_slides_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_hero_slides_v_version_version_media_idx\` ON \`_hero_slides_v\` (\`version_media_id\`);`)
  await db.run(sql`CREATE INDEX \`_hero_slides_v_version_version_poster_idx\` ON \`_hero_slides_v\` (\`version_poster_id\`);`)
  await db.run(sql`CREATE INDEX \`_hero_slides_v_version_version_updated_at_idx\` ON \`_hero_slides_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_hero_slides_v_version_version_created_at_idx\` ON \`_hero_slides_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_hero_slides_v_version_version_deleted_at_idx\` ON \`_hero_slides_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_hero_slides_v_created_at_idx\` ON \`_hero_slides_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_hero_slides_v_updated_at_idx\` ON \`_hero_slides_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`premium_services\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_order\` text,
  	\`title\` text NOT NULL,
  	\`description\` text,
  	\`image_id\` integer NOT NULL,
  	\`route\` text NOT NULL,
  	\`edited_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`premium_services__order_idx\` ON \`premium_services\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`premium_services_image_idx\` ON \`premium_services\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`premium_services_updated_at_idx\` ON \`premium_services\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`premium_services_created_at_idx\` ON \`premium_services\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`premium_services_deleted_at_idx\` ON \`premium_services\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`_premium_services_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_title\` text NOT NULL,
  	\`version_description\` text,
  	\`version_image_id\` integer NOT NULL,
  	\`version_route\` text NOT NULL,
  	\`version_edited_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`premium_services\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_premium_services_v_parent_idx\` ON \`_premium_services_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_premium_services_v_version_version__order_idx\` ON \`_premium_services_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_premium_services_v_version_version_image_idx\` ON \`_premium_services_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_premium_services_v_version_version_updated_at_idx\` ON \`_premium_services_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_premium_services_v_version_version_created_at_idx\` ON \`_premium_services_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_premium_services_v_version_version_deleted_at_idx\` ON \`_premium_services_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_premium_services_v_created_at_idx\` ON \`_premium_services_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_premium_services_v_updated_at_idx\` ON \`_premium_services_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`stat_boxes\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_order\` text,
  	\`icon\` text,
  	\`number\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`edited_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`stat_boxes__order_idx\` ON \`stat_boxes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`stat_boxes_updated_at_idx\` ON \`stat_boxes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`stat_boxes_created_at_idx\` ON \`stat_boxes\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`stat_boxes_deleted_at_idx\` ON \`stat_boxes\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`_stat_boxes_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_icon\` text,
  	\`version_number\` text NOT NULL,
  	\`version_text\` text NOT NULL,
  	\`version_edited_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`stat_boxes\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_stat_boxes_v_parent_idx\` ON \`_stat_boxes_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_stat_boxes_v_version_version__order_idx\` ON \`_stat_boxes_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_stat_boxes_v_version_version_updated_at_idx\` ON \`_stat_boxes_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_stat_boxes_v_version_version_created_at_idx\` ON \`_stat_boxes_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_stat_boxes_v_version_version_deleted_at_idx\` ON \`_stat_boxes_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_stat_boxes_v_created_at_idx\` ON \`_stat_boxes_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_stat_boxes_v_updated_at_idx\` ON \`_stat_boxes_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`city_services\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_order\` text,
  	\`title\` text NOT NULL,
  	\`description\` text,
  	\`icon\` text,
  	\`route\` text NOT NULL,
  	\`edited_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`city_services__order_idx\` ON \`city_services\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`city_services_updated_at_idx\` ON \`city_services\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`city_services_created_at_idx\` ON \`city_services\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`city_services_deleted_at_idx\` ON \`city_services\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`_city_services_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_title\` text NOT NULL,
  	\`version_description\` text,
  	\`version_icon\` text,
  	\`version_route\` text NOT NULL,
  	\`version_edited_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`city_services\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_city_services_v_parent_idx\` ON \`_city_services_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_city_services_v_version_version__order_idx\` ON \`_city_services_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_city_services_v_version_version_updated_at_idx\` ON \`_city_services_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_city_services_v_version_version_created_at_idx\` ON \`_city_services_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_city_services_v_version_version_deleted_at_idx\` ON \`_city_services_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_city_services_v_created_at_idx\` ON \`_city_services_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_city_services_v_updated_at_idx\` ON \`_city_services_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`page_meta\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`route\` text NOT NULL,
  	\`meta_title\` text,
  	\`meta_description\` text,
  	\`meta_keywords\` text,
  	\`og_title\` text,
  	\`og_description\` text,
  	\`og_image_id\` integer,
  	\`edited_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`og_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`page_meta_route_idx\` ON \`page_meta\` (\`route\`);`)
  await db.run(sql`CREATE INDEX \`page_meta_og_image_idx\` ON \`page_meta\` (\`og_image_id\`);`)
  await db.run(sql`CREATE INDEX \`page_meta_updated_at_idx\` ON \`page_meta\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`page_meta_created_at_idx\` ON \`page_meta\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`page_meta_deleted_at_idx\` ON \`page_meta\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`_page_meta_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_route\` text NOT NULL,
  	\`version_meta_title\` text,
  	\`version_meta_description\` text,
  	\`version_meta_keywords\` text,
  	\`version_og_title\` text,
  	\`version_og_description\` text,
  	\`version_og_image_id\` integer,
  	\`version_edited_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`page_meta\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_og_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_page_meta_v_parent_idx\` ON \`_page_meta_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_meta_v_version_version_route_idx\` ON \`_page_meta_v\` (\`version_route\`);`)
  await db.run(sql`CREATE INDEX \`_page_meta_v_version_version_og_image_idx\` ON \`_page_meta_v\` (\`version_og_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_meta_v_version_version_updated_at_idx\` ON \`_page_meta_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_meta_v_version_version_created_at_idx\` ON \`_page_meta_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_meta_v_version_version_deleted_at_idx\` ON \`_page_meta_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_meta_v_created_at_idx\` ON \`_page_meta_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_meta_v_updated_at_idx\` ON \`_page_meta_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`achievements_points\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`icon\` text,
  	\`value\` text NOT NULL,
  	\`label\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`achievements\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`achievements_points_order_idx\` ON \`achievements_points\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`achievements_points_parent_id_idx\` ON \`achievements_points\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`achievements\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`heading\` text NOT NULL,
  	\`description\` text,
  	\`image_id\` integer,
  	\`edited_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`achievements_image_idx\` ON \`achievements\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_achievements_v_version_points\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`icon\` text,
  	\`value\` text NOT NULL,
  	\`label\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_achievements_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_achievements_v_version_points_order_idx\` ON \`_achievements_v_version_points\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_achievements_v_version_points_parent_id_idx\` ON \`_achievements_v_version_points\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_achievements_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_heading\` text NOT NULL,
  	\`version_description\` text,
  	\`version_image_id\` integer,
  	\`version_edited_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_achievements_v_version_version_image_idx\` ON \`_achievements_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_achievements_v_created_at_idx\` ON \`_achievements_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_achievements_v_updated_at_idx\` ON \`_achievements_v\` (\`updated_at\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`hero_slides_id\` integer REFERENCES hero_slides(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`premium_services_id\` integer REFERENCES premium_services(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`stat_boxes_id\` integer REFERENCES stat_boxes(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`city_services_id\` integer REFERENCES city_services(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`page_meta_id\` integer REFERENCES page_meta(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_hero_slides_id_idx\` ON \`payload_locked_documents_rels\` (\`hero_slides_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_premium_services_id_idx\` ON \`payload_locked_documents_rels\` (\`premium_services_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_stat_boxes_id_idx\` ON \`payload_locked_documents_rels\` (\`stat_boxes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_city_services_id_idx\` ON \`payload_locked_documents_rels\` (\`city_services_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_page_meta_id_idx\` ON \`payload_locked_documents_rels\` (\`page_meta_id\`);`)
}
