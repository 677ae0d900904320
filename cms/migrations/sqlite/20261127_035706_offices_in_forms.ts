import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`settings_offices\` ADD \`in_forms\` integer;`)
  await db.run(sql`ALTER TABLE \`_settings_v_version_offices\` ADD \`in_forms\` integer;`)
}
