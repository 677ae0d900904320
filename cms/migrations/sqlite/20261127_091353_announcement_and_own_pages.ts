import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`own_pages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`route\` text,
  	\`sections\` text,
  	\`meta_meta_title\` text,
  	\`meta_meta_description\` text,
  	\`meta_meta_keywords\` text,
  	\`meta_og_title\` text,
  	\`meta_og_description\` text,
  	\`meta_og_image_id\` integer,
  	\`noindex\` integer,
  	\`only_by_link\` integer,
  	\`leads_to\` text,
  	\`edited_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`meta_og_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`own_pages_route_idx\` ON \`own_pages\` (\`route\`);`)
  await db.run(sql`CREATE INDEX \`own_pages_meta_meta_og_image_idx\` ON \`own_pages\` (\`meta_og_image_id\`);`)
  await db.run(sql`CREATE INDEX \`own_pages_updated_at_idx\` ON \`own_pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`own_pages_created_at_idx\` ON \`own_pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`own_pages_deleted_at_idx\` ON \`own_pages\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`own_pages__status_idx\` ON \`own_pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_own_pages_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_route\` text,
  	\`version_sections\` text,
  	\`version_meta_meta_title\` text,
  	\`version_meta_meta_description\` text,
  	\`version_meta_meta_keywords\` text,
  	\`version_meta_og_title\` text,
  	\`version_meta_og_description\` text,
  	\`version_meta_og_image_id\` integer,
  	\`version_noindex\` integer,
  	\`version_only_by_link\` integer,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`own_pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_meta_og_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_own_pages_v_parent_idx\` ON \`_own_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_own_pages_v_version_version_route_idx\` ON \`_own_pages_v\` (\`version_route\`);`)
  await db.run(sql`CREATE INDEX \`_own_pages_v_version_meta_version_meta_og_image_idx\` ON \`_own_pages_v\` (\`version_meta_og_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_own_pages_v_version_version_updated_at_idx\` ON \`_own_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_own_pages_v_version_version_created_at_idx\` ON \`_own_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_own_pages_v_version_version_deleted_at_idx\` ON \`_own_pages_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_own_pages_v_version_version__status_idx\` ON \`_own_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_own_pages_v_created_at_idx\` ON \`_own_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_own_pages_v_updated_at_idx\` ON \`_own_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_own_pages_v_latest_idx\` ON \`_own_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_own_pages_v_autosave_idx\` ON \`_own_pages_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`announcement\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`text\` text,
  	\`link_label\` text,
  	\`link_page\` text,
  	\`link_address\` text,
  	\`from\` text,
  	\`from_time\` text,
  	\`until\` text,
  	\`until_time\` text,
  	\`shown_on_home\` integer DEFAULT false,
  	\`shown_on_services\` integer DEFAULT false,
  	\`shown_on_cities\` integer DEFAULT false,
  	\`shown_on_blog\` integer DEFAULT false,
  	\`shown_on_contact\` integer DEFAULT false,
  	\`edited_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`announcement__status_idx\` ON \`announcement\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_announcement_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_text\` text,
  	\`version_link_label\` text,
  	\`version_link_page\` text,
  	\`version_link_address\` text,
  	\`version_from\` text,
  	\`version_from_time\` text,
  	\`version_until\` text,
  	\`version_until_time\` text,
  	\`version_shown_on_home\` integer DEFAULT false,
  	\`version_shown_on_services\` integer DEFAULT false,
  	\`version_shown_on_cities\` integer DEFAULT false,
  	\`version_shown_on_blog\` integer DEFAULT false,
  	\`version_shown_on_contact\` integer DEFAULT false,
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
  await db.run(sql`CREATE INDEX \`_announcement_v_version_version__status_idx\` ON \`_announcement_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_announcement_v_created_at_idx\` ON \`_announcement_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_announcement_v_updated_at_idx\` ON \`_announcement_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_announcement_v_latest_idx\` ON \`_announcement_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_announcement_v_autosave_idx\` ON \`_announcement_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`own_pages_id\` integer REFERENCES own_pages(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_own_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`own_pages_id\`);`)
}
