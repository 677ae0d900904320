import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
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
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`quotes_id\` integer REFERENCES quotes(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_quotes_id_idx\` ON \`payload_locked_documents_rels\` (\`quotes_id\`);`)
}
