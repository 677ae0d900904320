import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`lead_notes\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`lead_id\` integer,
  	\`key\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`written_by\` text,
  	\`written_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`lead_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`lead_notes_lead_idx\` ON \`lead_notes\` (\`lead_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`lead_notes_key_idx\` ON \`lead_notes\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`lead_notes_updated_at_idx\` ON \`lead_notes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`lead_notes_created_at_idx\` ON \`lead_notes\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`lead_notes_id\` integer REFERENCES lead_notes(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_lead_notes_id_idx\` ON \`payload_locked_documents_rels\` (\`lead_notes_id\`);`)
  // The tables of the array stay for the release before: `cms/leads/notes/release-before.ts`.
  await db.run(sql`INSERT INTO lead_notes (lead_id, key, text, written_by, written_at, created_at, updated_at)
    SELECT _parent_id, leads_notes.id, text, written_by, written_at,
      COALESCE(written_at, leads.updated_at), COALESCE(written_at, leads.updated_at)
    FROM leads_notes JOIN leads ON leads.id = _parent_id ORDER BY _parent_id, _order;`)
}
