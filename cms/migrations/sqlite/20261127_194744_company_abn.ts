import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`settings\` ADD \`abn\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_abn\` text;`)
}
