import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`leads\` ADD \`about\` text;`)
  await db.run(sql`ALTER TABLE \`_leads_v\` ADD \`version_about\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`about\`;`)
  await db.run(sql`ALTER TABLE \`_leads_v\` DROP COLUMN \`version_about\`;`)
}
