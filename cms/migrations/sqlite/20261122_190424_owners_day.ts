import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'
import { fillSearchText } from '../../leads/search/fill';
import { emptyRepeatedFacts } from '../company-facts';

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`reply_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`edited_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`reply_texts_updated_at_idx\` ON \`reply_texts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`reply_texts_created_at_idx\` ON \`reply_texts\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`redirects\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`from\` text NOT NULL,
  	\`to\` text NOT NULL,
  	\`edited_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`redirects_from_idx\` ON \`redirects\` (\`from\`);`)
  await db.run(sql`CREATE INDEX \`redirects_updated_at_idx\` ON \`redirects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_created_at_idx\` ON \`redirects\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`_redirects_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_from\` text NOT NULL,
  	\`version_to\` text NOT NULL,
  	\`version_edited_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_redirects_v_parent_idx\` ON \`_redirects_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version_from_idx\` ON \`_redirects_v\` (\`version_from\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version_updated_at_idx\` ON \`_redirects_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version_created_at_idx\` ON \`_redirects_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_created_at_idx\` ON \`_redirects_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_updated_at_idx\` ON \`_redirects_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`second_factors\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`account\` numeric NOT NULL,
  	\`secret\` text NOT NULL,
  	\`recovery\` text NOT NULL,
  	\`last_step\` numeric NOT NULL,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`attempted_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`second_factors_account_idx\` ON \`second_factors\` (\`account\`);`)
  await db.run(sql`CREATE INDEX \`second_factors_updated_at_idx\` ON \`second_factors\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`second_factors_created_at_idx\` ON \`second_factors\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`sign_in_rules\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`owners_need_second_factor\` integer DEFAULT false,
  	\`edited_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`DROP INDEX \`deletedAt_status_received_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`about\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`reached_us_by\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`search_text\` text;`)
  await db.run(sql`CREATE INDEX \`deletedAt_status_received_at_due_at_idx\` ON \`leads\` (\`deleted_at\`,\`status\`,\`received_at\`,\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`deletedAt_suspicion_received_at_status_idx\` ON \`leads\` (\`deleted_at\`,\`suspicion\`,\`received_at\`,\`status\`);`)
  await db.run(sql`DROP INDEX \`version_deletedAt_version_status_version_received_at_idx\`;`)
  await db.run(sql`DROP INDEX \`compound_index_1_idx\`;`)
  await db.run(sql`DROP INDEX \`compound_index_2_idx\`;`)
  await db.run(sql`ALTER TABLE \`_leads_v\` ADD \`version_about\` text;`)
  await db.run(sql`ALTER TABLE \`_leads_v\` ADD \`version_reached_us_by\` text;`)
  await db.run(sql`ALTER TABLE \`_leads_v\` ADD \`version_search_text\` text;`)
  await db.run(sql`CREATE INDEX \`compound_index_3_idx\` ON \`_leads_v\` (\`version_deleted_at\`,\`version_suspicion\`,\`version_received_at\`,\`version_status\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_4_idx\` ON \`_leads_v\` (\`version_deleted_at\`,\`version_received_at\`,\`version_status\`,\`version_is_test\`,\`version_first_answered_at\`,\`version_service\`,\`version_source\`,\`version_quoted_amount\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_1_idx\` ON \`_leads_v\` (\`version_deleted_at\`,\`version_status\`,\`version_received_at\`,\`version_due_at\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_2_idx\` ON \`_leads_v\` (\`version_deleted_at\`,\`version_status\`,\`version_due_at\`,\`version_first_answered_at\`);`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
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
  await db.run(sql`INSERT INTO \`__new_settings_offices\`("_order", "_parent_id", "id", "key", "name", "city", "suburb", "state", "postcode", "phone", "email", "latitude", "longitude", "area_served", "time_zone", "service_postcodes", "service_suburbs") SELECT "_order", "_parent_id", "id", "key", "name", "city", "suburb", "state", "postcode", "phone", "email", "latitude", "longitude", "area_served", "time_zone", "service_postcodes", "service_suburbs" FROM \`settings_offices\`;`)
  await db.run(sql`DROP TABLE \`settings_offices\`;`)
  await db.run(sql`ALTER TABLE \`__new_settings_offices\` RENAME TO \`settings_offices\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`settings_offices_order_idx\` ON \`settings_offices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_offices_parent_id_idx\` ON \`settings_offices\` (\`_parent_id\`);`)
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
  await db.run(sql`INSERT INTO \`__new__settings_v_version_offices\`("_order", "_parent_id", "id", "key", "name", "city", "suburb", "state", "postcode", "phone", "email", "latitude", "longitude", "area_served", "time_zone", "service_postcodes", "service_suburbs", "_uuid") SELECT "_order", "_parent_id", "id", "key", "name", "city", "suburb", "state", "postcode", "phone", "email", "latitude", "longitude", "area_served", "time_zone", "service_postcodes", "service_suburbs", "_uuid" FROM \`_settings_v_version_offices\`;`)
  await db.run(sql`DROP TABLE \`_settings_v_version_offices\`;`)
  await db.run(sql`ALTER TABLE \`__new__settings_v_version_offices\` RENAME TO \`_settings_v_version_offices\`;`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_offices_order_idx\` ON \`_settings_v_version_offices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_offices_parent_id_idx\` ON \`_settings_v_version_offices\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`show_on_home\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`show_on_cities\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`in_quote_form\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`leads_to\` text;`)
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`version_show_on_home\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`version_show_on_cities\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`version_in_quote_form\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`version_leads_to\` text;`)
  await db.run(sql`ALTER TABLE \`cities\` ADD \`leads_to\` text;`)
  await db.run(sql`ALTER TABLE \`_cities_v\` ADD \`version_leads_to\` text;`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`leads_to\` text;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_leads_to\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`invited\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`reply_texts_id\` integer REFERENCES reply_texts(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`redirects_id\` integer REFERENCES redirects(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`second_factors_id\` integer REFERENCES second_factors(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_reply_texts_id_idx\` ON \`payload_locked_documents_rels\` (\`reply_texts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_second_factors_id_idx\` ON \`payload_locked_documents_rels\` (\`second_factors_id\`);`)
  await db.run(sql`ALTER TABLE \`notifications\` ADD \`leads_to\` text;`)
  await db.run(sql`ALTER TABLE \`notifications\` ADD \`sender_name\` text;`)
  await db.run(sql`ALTER TABLE \`notifications\` ADD \`sender_address\` text;`)
  await db.run(sql`ALTER TABLE \`notifications\` ADD \`smtp_host\` text;`)
  await db.run(sql`ALTER TABLE \`notifications\` ADD \`smtp_encryption\` text DEFAULT 'starttls';`)
  await db.run(sql`ALTER TABLE \`notifications\` ADD \`smtp_port\` numeric;`)
  await db.run(sql`ALTER TABLE \`notifications\` ADD \`smtp_user\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`markup_review_count\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_markup_review_count\`;`)
  for (const statement of emptyRepeatedFacts) await db.run(sql.raw(statement));
  await fillSearchText((query) => db.all(query));
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`reply_texts\`;`)
  await db.run(sql`DROP TABLE \`redirects\`;`)
  await db.run(sql`DROP TABLE \`_redirects_v\`;`)
  await db.run(sql`DROP TABLE \`second_factors\`;`)
  await db.run(sql`DROP TABLE \`sign_in_rules\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`leads_id\` integer,
  	\`outbox_id\` integer,
  	\`hero_slides_id\` integer,
  	\`premium_services_id\` integer,
  	\`stat_boxes_id\` integer,
  	\`services_id\` integer,
  	\`cities_id\` integer,
  	\`city_services_id\` integer,
  	\`faq_categories_id\` integer,
  	\`posts_id\` integer,
  	\`testimonials_id\` integer,
  	\`page_meta_id\` integer,
  	\`media_id\` integer,
  	\`users_id\` integer,
  	\`vitals_id\` integer,
  	\`audit_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`leads_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`outbox_id\`) REFERENCES \`outbox\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`hero_slides_id\`) REFERENCES \`hero_slides\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`premium_services_id\`) REFERENCES \`premium_services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`stat_boxes_id\`) REFERENCES \`stat_boxes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`cities_id\`) REFERENCES \`cities\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`city_services_id\`) REFERENCES \`city_services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`faq_categories_id\`) REFERENCES \`faq_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`testimonials_id\`) REFERENCES \`testimonials\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_meta_id\`) REFERENCES \`page_meta\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`vitals_id\`) REFERENCES \`vitals\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`audit_id\`) REFERENCES \`audit\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "leads_id", "outbox_id", "hero_slides_id", "premium_services_id", "stat_boxes_id", "services_id", "cities_id", "city_services_id", "faq_categories_id", "posts_id", "testimonials_id", "page_meta_id", "media_id", "users_id", "vitals_id", "audit_id") SELECT "id", "order", "parent_id", "path", "leads_id", "outbox_id", "hero_slides_id", "premium_services_id", "stat_boxes_id", "services_id", "cities_id", "city_services_id", "faq_categories_id", "posts_id", "testimonials_id", "page_meta_id", "media_id", "users_id", "vitals_id", "audit_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_leads_id_idx\` ON \`payload_locked_documents_rels\` (\`leads_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_outbox_id_idx\` ON \`payload_locked_documents_rels\` (\`outbox_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_hero_slides_id_idx\` ON \`payload_locked_documents_rels\` (\`hero_slides_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_premium_services_id_idx\` ON \`payload_locked_documents_rels\` (\`premium_services_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_stat_boxes_id_idx\` ON \`payload_locked_documents_rels\` (\`stat_boxes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_services_id_idx\` ON \`payload_locked_documents_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_cities_id_idx\` ON \`payload_locked_documents_rels\` (\`cities_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_city_services_id_idx\` ON \`payload_locked_documents_rels\` (\`city_services_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_faq_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`faq_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_posts_id_idx\` ON \`payload_locked_documents_rels\` (\`posts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_testimonials_id_idx\` ON \`payload_locked_documents_rels\` (\`testimonials_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_page_meta_id_idx\` ON \`payload_locked_documents_rels\` (\`page_meta_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_vitals_id_idx\` ON \`payload_locked_documents_rels\` (\`vitals_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_audit_id_idx\` ON \`payload_locked_documents_rels\` (\`audit_id\`);`)
  await db.run(sql`DROP INDEX \`deletedAt_status_received_at_due_at_idx\`;`)
  await db.run(sql`DROP INDEX \`deletedAt_suspicion_received_at_status_idx\`;`)
  await db.run(sql`CREATE INDEX \`deletedAt_status_received_at_idx\` ON \`leads\` (\`deleted_at\`,\`status\`,\`received_at\`);`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`about\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`reached_us_by\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`search_text\`;`)
  await db.run(sql`DROP INDEX \`compound_index_3_idx\`;`)
  await db.run(sql`DROP INDEX \`compound_index_4_idx\`;`)
  await db.run(sql`DROP INDEX \`compound_index_1_idx\`;`)
  await db.run(sql`DROP INDEX \`compound_index_2_idx\`;`)
  await db.run(sql`CREATE INDEX \`version_deletedAt_version_status_version_received_at_idx\` ON \`_leads_v\` (\`version_deleted_at\`,\`version_status\`,\`version_received_at\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_1_idx\` ON \`_leads_v\` (\`version_deleted_at\`,\`version_status\`,\`version_due_at\`,\`version_first_answered_at\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_2_idx\` ON \`_leads_v\` (\`version_deleted_at\`,\`version_received_at\`,\`version_status\`,\`version_is_test\`,\`version_first_answered_at\`,\`version_service\`,\`version_source\`,\`version_quoted_amount\`);`)
  await db.run(sql`ALTER TABLE \`_leads_v\` DROP COLUMN \`version_about\`;`)
  await db.run(sql`ALTER TABLE \`_leads_v\` DROP COLUMN \`version_reached_us_by\`;`)
  await db.run(sql`ALTER TABLE \`_leads_v\` DROP COLUMN \`version_search_text\`;`)
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
  	\`phone\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`latitude\` numeric NOT NULL,
  	\`longitude\` numeric NOT NULL,
  	\`area_served\` text NOT NULL,
  	\`time_zone\` text DEFAULT 'Australia/Adelaide' NOT NULL,
  	\`service_postcodes\` text,
  	\`service_suburbs\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_settings_offices\`("_order", "_parent_id", "id", "key", "name", "city", "suburb", "state", "postcode", "phone", "email", "latitude", "longitude", "area_served", "time_zone", "service_postcodes", "service_suburbs") SELECT "_order", "_parent_id", "id", "key", "name", "city", "suburb", "state", "postcode", "phone", "email", "latitude", "longitude", "area_served", "time_zone", "service_postcodes", "service_suburbs" FROM \`settings_offices\`;`)
  await db.run(sql`DROP TABLE \`settings_offices\`;`)
  await db.run(sql`ALTER TABLE \`__new_settings_offices\` RENAME TO \`settings_offices\`;`)
  await db.run(sql`CREATE INDEX \`settings_offices_order_idx\` ON \`settings_offices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_offices_parent_id_idx\` ON \`settings_offices\` (\`_parent_id\`);`)
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
  	\`phone\` text NOT NULL,
  	\`email\` text NOT NULL,
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
  await db.run(sql`INSERT INTO \`__new__settings_v_version_offices\`("_order", "_parent_id", "id", "key", "name", "city", "suburb", "state", "postcode", "phone", "email", "latitude", "longitude", "area_served", "time_zone", "service_postcodes", "service_suburbs", "_uuid") SELECT "_order", "_parent_id", "id", "key", "name", "city", "suburb", "state", "postcode", "phone", "email", "latitude", "longitude", "area_served", "time_zone", "service_postcodes", "service_suburbs", "_uuid" FROM \`_settings_v_version_offices\`;`)
  await db.run(sql`DROP TABLE \`_settings_v_version_offices\`;`)
  await db.run(sql`ALTER TABLE \`__new__settings_v_version_offices\` RENAME TO \`_settings_v_version_offices\`;`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_offices_order_idx\` ON \`_settings_v_version_offices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_offices_parent_id_idx\` ON \`_settings_v_version_offices\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`markup_review_count\` numeric NOT NULL;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_markup_review_count\` numeric NOT NULL;`)
  await db.run(sql`ALTER TABLE \`services\` DROP COLUMN \`show_on_home\`;`)
  await db.run(sql`ALTER TABLE \`services\` DROP COLUMN \`show_on_cities\`;`)
  await db.run(sql`ALTER TABLE \`services\` DROP COLUMN \`in_quote_form\`;`)
  await db.run(sql`ALTER TABLE \`services\` DROP COLUMN \`leads_to\`;`)
  await db.run(sql`ALTER TABLE \`_services_v\` DROP COLUMN \`version_show_on_home\`;`)
  await db.run(sql`ALTER TABLE \`_services_v\` DROP COLUMN \`version_show_on_cities\`;`)
  await db.run(sql`ALTER TABLE \`_services_v\` DROP COLUMN \`version_in_quote_form\`;`)
  await db.run(sql`ALTER TABLE \`_services_v\` DROP COLUMN \`version_leads_to\`;`)
  await db.run(sql`ALTER TABLE \`cities\` DROP COLUMN \`leads_to\`;`)
  await db.run(sql`ALTER TABLE \`_cities_v\` DROP COLUMN \`version_leads_to\`;`)
  await db.run(sql`ALTER TABLE \`posts\` DROP COLUMN \`leads_to\`;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` DROP COLUMN \`version_leads_to\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`invited\`;`)
  await db.run(sql`ALTER TABLE \`notifications\` DROP COLUMN \`leads_to\`;`)
  await db.run(sql`ALTER TABLE \`notifications\` DROP COLUMN \`sender_name\`;`)
  await db.run(sql`ALTER TABLE \`notifications\` DROP COLUMN \`sender_address\`;`)
  await db.run(sql`ALTER TABLE \`notifications\` DROP COLUMN \`smtp_host\`;`)
  await db.run(sql`ALTER TABLE \`notifications\` DROP COLUMN \`smtp_encryption\`;`)
  await db.run(sql`ALTER TABLE \`notifications\` DROP COLUMN \`smtp_port\`;`)
  await db.run(sql`ALTER TABLE \`notifications\` DROP COLUMN \`smtp_user\`;`)
}
