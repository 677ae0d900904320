import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
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
}
