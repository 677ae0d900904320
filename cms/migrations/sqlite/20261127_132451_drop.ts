import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`services\` ADD \`sections\` text;`)
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`version_sections\` text;`)
  await db.run(sql`ALTER TABLE \`cities\` ADD \`sections\` text;`)
  await db.run(sql`ALTER TABLE \`_cities_v\` ADD \`version_sections\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`uploaded_at\` text;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`sections\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_sections\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`embed_hosts\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_embed_hosts\` text;`)
  await db.run(sql`ALTER TABLE \`announcement\` ADD \`shown_on_own\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_announcement_v\` ADD \`version_shown_on_own\` integer DEFAULT false;`)
}
