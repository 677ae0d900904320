import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'
import { fillSearchText } from '../../leads/search/fill';

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
  await db.run(sql`DROP INDEX \`deletedAt_status_received_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`reached_us_by\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`search_text\` text;`)
  await db.run(sql`CREATE INDEX \`deletedAt_status_received_at_due_at_idx\` ON \`leads\` (\`deleted_at\`,\`status\`,\`received_at\`,\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`deletedAt_suspicion_received_at_status_idx\` ON \`leads\` (\`deleted_at\`,\`suspicion\`,\`received_at\`,\`status\`);`)
  await db.run(sql`DROP INDEX \`version_deletedAt_version_status_version_received_at_idx\`;`)
  await db.run(sql`DROP INDEX \`compound_index_1_idx\`;`)
  await db.run(sql`DROP INDEX \`compound_index_2_idx\`;`)
  await db.run(sql`ALTER TABLE \`_leads_v\` ADD \`version_reached_us_by\` text;`)
  await db.run(sql`ALTER TABLE \`_leads_v\` ADD \`version_search_text\` text;`)
  await db.run(sql`CREATE INDEX \`compound_index_3_idx\` ON \`_leads_v\` (\`version_deleted_at\`,\`version_suspicion\`,\`version_received_at\`,\`version_status\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_4_idx\` ON \`_leads_v\` (\`version_deleted_at\`,\`version_received_at\`,\`version_status\`,\`version_is_test\`,\`version_first_answered_at\`,\`version_service\`,\`version_source\`,\`version_quoted_amount\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_1_idx\` ON \`_leads_v\` (\`version_deleted_at\`,\`version_status\`,\`version_received_at\`,\`version_due_at\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_2_idx\` ON \`_leads_v\` (\`version_deleted_at\`,\`version_status\`,\`version_due_at\`,\`version_first_answered_at\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`reply_texts_id\` integer REFERENCES reply_texts(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_reply_texts_id_idx\` ON \`payload_locked_documents_rels\` (\`reply_texts_id\`);`)
  await fillSearchText((query) => db.all(query));
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`reply_texts\`;`)
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
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`reached_us_by\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`search_text\`;`)
  await db.run(sql`DROP INDEX \`compound_index_3_idx\`;`)
  await db.run(sql`DROP INDEX \`compound_index_4_idx\`;`)
  await db.run(sql`DROP INDEX \`compound_index_1_idx\`;`)
  await db.run(sql`DROP INDEX \`compound_index_2_idx\`;`)
  await db.run(sql`CREATE INDEX \`version_deletedAt_version_status_version_received_at_idx\` ON \`_leads_v\` (\`version_deleted_at\`,\`version_status\`,\`version_received_at\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_1_idx\` ON \`_leads_v\` (\`version_deleted_at\`,\`version_status\`,\`version_due_at\`,\`version_first_answered_at\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_2_idx\` ON \`_leads_v\` (\`version_deleted_at\`,\`version_received_at\`,\`version_status\`,\`version_is_test\`,\`version_first_answered_at\`,\`version_service\`,\`version_source\`,\`version_quoted_amount\`);`)
  await db.run(sql`ALTER TABLE \`_leads_v\` DROP COLUMN \`version_reached_us_by\`;`)
  await db.run(sql`ALTER TABLE \`_leads_v\` DROP COLUMN \`version_search_text\`;`)
}
