import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`conversions\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`lead_id\` integer,
  	\`network\` text NOT NULL,
  	\`event\` text NOT NULL,
  	\`happened_at\` text NOT NULL,
  	\`worth\` numeric,
  	\`conversion_state\` text,
  	\`conversion_attempts\` numeric DEFAULT 0,
  	\`conversion_next_at\` text,
  	\`conversion_error\` text,
  	\`conversion_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`lead_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`conversions_key_idx\` ON \`conversions\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`conversions_lead_idx\` ON \`conversions\` (\`lead_id\`);`)
  await db.run(sql`CREATE INDEX \`conversions_network_idx\` ON \`conversions\` (\`network\`);`)
  await db.run(sql`CREATE INDEX \`conversions_happened_at_idx\` ON \`conversions\` (\`happened_at\`);`)
  await db.run(sql`CREATE INDEX \`conversions_conversion_state_idx\` ON \`conversions\` (\`conversion_state\`);`)
  await db.run(sql`CREATE INDEX \`conversions_conversion_next_at_idx\` ON \`conversions\` (\`conversion_next_at\`);`)
  await db.run(sql`CREATE INDEX \`conversions_updated_at_idx\` ON \`conversions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`conversions_created_at_idx\` ON \`conversions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`measuring\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`google_analytics_way\` text DEFAULT 'off',
  	\`google_analytics_account\` text,
  	\`google_ads_way\` text DEFAULT 'off',
  	\`google_ads_account\` text,
  	\`google_ads_conversion\` text,
  	\`google_ads_lead_name\` text,
  	\`google_ads_won_name\` text,
  	\`meta_way\` text DEFAULT 'off',
  	\`meta_account\` text,
  	\`meta_test_code\` text,
  	\`microsoft_way\` text DEFAULT 'off',
  	\`microsoft_account\` text,
  	\`microsoft_lead_name\` text,
  	\`microsoft_won_name\` text,
  	\`linkedin_way\` text DEFAULT 'off',
  	\`linkedin_account\` text,
  	\`linkedin_conversion\` text,
  	\`edited_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`agreed_to\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`agreed_browser\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`latest_source\` text;`)
  await db.run(sql`CREATE INDEX \`leads_latest_source_idx\` ON \`leads\` (\`latest_source\`);`)
  await db.run(sql`ALTER TABLE \`_leads_v\` ADD \`version_agreed_to\` text;`)
  await db.run(sql`ALTER TABLE \`_leads_v\` ADD \`version_agreed_browser\` text;`)
  await db.run(sql`ALTER TABLE \`_leads_v\` ADD \`version_latest_source\` text;`)
  await db.run(sql`CREATE INDEX \`_leads_v_version_version_latest_source_idx\` ON \`_leads_v\` (\`version_latest_source\`);`)
  await db.run(sql`ALTER TABLE \`outbox\` ADD \`body\` text;`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`sections\` text;`)
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`version_sections\` text;`)
  await db.run(sql`ALTER TABLE \`cities\` ADD \`sections\` text;`)
  await db.run(sql`ALTER TABLE \`_cities_v\` ADD \`version_sections\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`uploaded_at\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`paused\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`conversions_id\` integer REFERENCES conversions(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_conversions_id_idx\` ON \`payload_locked_documents_rels\` (\`conversions_id\`);`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`sections\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_sections\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`thanks_contact\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`thanks_quote\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`embed_hosts\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_thanks_contact\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_thanks_quote\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_embed_hosts\` text;`)
  await db.run(sql`ALTER TABLE \`announcement\` ADD \`shown_on_own\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_announcement_v\` ADD \`version_shown_on_own\` integer DEFAULT false;`)
}
