import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`lead_photos\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`lead_id\` integer,
  	\`photo\` text NOT NULL,
  	\`name\` text,
  	\`file\` text,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`bytes\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`lead_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`lead_photos_lead_idx\` ON \`lead_photos\` (\`lead_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`lead_photos_photo_idx\` ON \`lead_photos\` (\`photo\`);`)
  await db.run(sql`CREATE INDEX \`lead_photos_file_idx\` ON \`lead_photos\` (\`file\`);`)
  await db.run(sql`CREATE INDEX \`lead_photos_updated_at_idx\` ON \`lead_photos\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`lead_photos_created_at_idx\` ON \`lead_photos\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`quotes\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`lead_id\` integer,
  	\`version\` numeric NOT NULL,
  	\`state\` text NOT NULL,
  	\`lines\` text NOT NULL,
  	\`gst\` integer DEFAULT false NOT NULL,
  	\`greeting\` text,
  	\`valid_until\` text NOT NULL,
  	\`total_cents\` numeric NOT NULL,
  	\`gst_cents\` numeric,
  	\`sent_at\` text,
  	\`accepted_at\` text,
  	\`saved_from\` text,
  	\`sent_by\` text,
  	\`sent_to\` text,
  	\`accepted_name\` text,
  	\`accepted_from\` text,
  	\`declined_reason\` text,
  	\`decided_by\` text,
  	\`lead_knows\` text,
  	\`quote_mail_state\` text,
  	\`quote_mail_attempts\` numeric DEFAULT 0,
  	\`quote_mail_next_at\` text,
  	\`quote_mail_error\` text,
  	\`quote_mail_at\` text,
  	\`edited_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`lead_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`quotes_lead_idx\` ON \`quotes\` (\`lead_id\`);`)
  await db.run(sql`CREATE INDEX \`quotes_state_idx\` ON \`quotes\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`quotes_quote_mail_state_idx\` ON \`quotes\` (\`quote_mail_state\`);`)
  await db.run(sql`CREATE INDEX \`quotes_quote_mail_next_at_idx\` ON \`quotes\` (\`quote_mail_next_at\`);`)
  await db.run(sql`CREATE INDEX \`quotes_updated_at_idx\` ON \`quotes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`quotes_created_at_idx\` ON \`quotes\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`lead_version_idx\` ON \`quotes\` (\`lead_id\`,\`version\`);`)
  await db.run(sql`CREATE TABLE \`push_devices\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`user_id\` integer,
  	\`endpoint_hash\` text NOT NULL,
  	\`sealed\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`last_success_at\` text,
  	\`failures\` numeric DEFAULT 0,
  	\`last_answer\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`push_devices_user_idx\` ON \`push_devices\` (\`user_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`push_devices_endpoint_hash_idx\` ON \`push_devices\` (\`endpoint_hash\`);`)
  await db.run(sql`CREATE INDEX \`push_devices_updated_at_idx\` ON \`push_devices\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`push_devices_created_at_idx\` ON \`push_devices\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`pushes\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`lead_id\` integer,
  	\`device_id\` integer,
  	\`ring\` text NOT NULL,
  	\`held_until\` text,
  	\`push_state\` text,
  	\`push_attempts\` numeric DEFAULT 0,
  	\`push_next_at\` text,
  	\`push_error\` text,
  	\`push_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`lead_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`device_id\`) REFERENCES \`push_devices\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pushes_key_idx\` ON \`pushes\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`pushes_lead_idx\` ON \`pushes\` (\`lead_id\`);`)
  await db.run(sql`CREATE INDEX \`pushes_device_idx\` ON \`pushes\` (\`device_id\`);`)
  await db.run(sql`CREATE INDEX \`pushes_held_until_idx\` ON \`pushes\` (\`held_until\`);`)
  await db.run(sql`CREATE INDEX \`pushes_push_state_idx\` ON \`pushes\` (\`push_state\`);`)
  await db.run(sql`CREATE INDEX \`pushes_push_next_at_idx\` ON \`pushes\` (\`push_next_at\`);`)
  await db.run(sql`CREATE INDEX \`pushes_updated_at_idx\` ON \`pushes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pushes_created_at_idx\` ON \`pushes\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`prices_rows\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`unit\` text,
  	\`price\` numeric NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`prices\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`prices_rows_order_idx\` ON \`prices_rows\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`prices_rows_parent_id_idx\` ON \`prices_rows\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`prices\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`gst\` integer,
  	\`edited_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`call_when\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`question_due_at\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`agreed_starts_at\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`agreed_ends_at\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`follow_edition\` numeric;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`photos_announced\` numeric;`)
  await db.run(sql`CREATE INDEX \`leads_question_due_at_idx\` ON \`leads\` (\`question_due_at\`);`)
  await db.run(sql`CREATE INDEX \`deletedAt_question_due_at_status_idx\` ON \`leads\` (\`deleted_at\`,\`question_due_at\`,\`status\`);`)
  await db.run(sql`ALTER TABLE \`_leads_v\` ADD \`version_call_when\` text;`)
  await db.run(sql`ALTER TABLE \`_leads_v\` ADD \`version_question_due_at\` text;`)
  await db.run(sql`ALTER TABLE \`_leads_v\` ADD \`version_agreed_starts_at\` text;`)
  await db.run(sql`ALTER TABLE \`_leads_v\` ADD \`version_agreed_ends_at\` text;`)
  await db.run(sql`ALTER TABLE \`_leads_v\` ADD \`version_follow_edition\` numeric;`)
  await db.run(sql`ALTER TABLE \`_leads_v\` ADD \`version_photos_announced\` numeric;`)
  await db.run(sql`CREATE INDEX \`_leads_v_version_version_question_due_at_idx\` ON \`_leads_v\` (\`version_question_due_at\`);`)
  await db.run(sql`CREATE INDEX \`version_deletedAt_version_question_due_at_version_status_idx\` ON \`_leads_v\` (\`version_deleted_at\`,\`version_question_due_at\`,\`version_status\`);`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`photo_hint\` text;`)
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`version_photo_hint\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`ring_new\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`ring_soon\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`ring_quote\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`ring_message\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`ring_when\` text DEFAULT 'always';`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`lead_photos_id\` integer REFERENCES lead_photos(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`quotes_id\` integer REFERENCES quotes(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`push_devices_id\` integer REFERENCES push_devices(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`pushes_id\` integer REFERENCES pushes(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_lead_photos_id_idx\` ON \`payload_locked_documents_rels\` (\`lead_photos_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_quotes_id_idx\` ON \`payload_locked_documents_rels\` (\`quotes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_push_devices_id_idx\` ON \`payload_locked_documents_rels\` (\`push_devices_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pushes_id_idx\` ON \`payload_locked_documents_rels\` (\`pushes_id\`);`)
}
