import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/** All that the list of enquiries asks for, in its order. It is in no model: PostgreSQL takes no index of long texts. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE INDEX IF NOT EXISTS \`leads_list_idx\` ON \`leads\` (\`deleted_at\`, \`received_at\`, \`id\`, \`status\`, \`service\`, \`suburb\`, \`city\`, \`source\`, \`assigned_to_id\`, \`suspicion\`, \`due_at\`, \`first_answered_at\`, \`question_due_at\`, \`follow_up_on\`, \`search_text\`);`)
}
