import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`leads\` ADD \`visit_first_clicks\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`visit_last_clicks\` text;`)
  await db.run(sql`ALTER TABLE \`_leads_v\` ADD \`version_visit_first_clicks\` text;`)
  await db.run(sql`ALTER TABLE \`_leads_v\` ADD \`version_visit_last_clicks\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`visit_first_clicks\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`visit_last_clicks\`;`)
  await db.run(sql`ALTER TABLE \`_leads_v\` DROP COLUMN \`version_visit_first_clicks\`;`)
  await db.run(sql`ALTER TABLE \`_leads_v\` DROP COLUMN \`version_visit_last_clicks\`;`)
}
