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
  await db.run(sql`ALTER TABLE \`leads\` ADD \`photos_announced\` numeric;`)
  await db.run(sql`ALTER TABLE \`_leads_v\` ADD \`version_photos_announced\` numeric;`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`photo_hint\` text;`)
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`version_photo_hint\` text;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`lead_photos_id\` integer REFERENCES lead_photos(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_lead_photos_id_idx\` ON \`payload_locked_documents_rels\` (\`lead_photos_id\`);`)
}
