import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`leads\` ADD \`call_when\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`question_due_at\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`agreed_starts_at\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`agreed_ends_at\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`follow_edition\` numeric;`)
  await db.run(sql`CREATE INDEX \`leads_question_due_at_idx\` ON \`leads\` (\`question_due_at\`);`)
  await db.run(sql`CREATE INDEX \`deletedAt_question_due_at_status_idx\` ON \`leads\` (\`deleted_at\`,\`question_due_at\`,\`status\`);`)
  await db.run(sql`ALTER TABLE \`_leads_v\` ADD \`version_call_when\` text;`)
  await db.run(sql`ALTER TABLE \`_leads_v\` ADD \`version_question_due_at\` text;`)
  await db.run(sql`ALTER TABLE \`_leads_v\` ADD \`version_agreed_starts_at\` text;`)
  await db.run(sql`ALTER TABLE \`_leads_v\` ADD \`version_agreed_ends_at\` text;`)
  await db.run(sql`ALTER TABLE \`_leads_v\` ADD \`version_follow_edition\` numeric;`)
  await db.run(sql`CREATE INDEX \`_leads_v_version_version_question_due_at_idx\` ON \`_leads_v\` (\`version_question_due_at\`);`)
  await db.run(sql`CREATE INDEX \`version_deletedAt_version_question_due_at_version_status_idx\` ON \`_leads_v\` (\`version_deleted_at\`,\`version_question_due_at\`,\`version_status\`);`)
}
