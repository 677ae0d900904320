import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`done_jobs\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`lead_id\` integer,
  	\`key\` text NOT NULL,
  	\`starts_at\` text,
  	\`ends_at\` text,
  	\`amount_cents\` numeric,
  	\`done_at\` text NOT NULL,
  	\`done_by\` text,
  	\`every_weeks\` numeric,
  	\`next_starts_at\` text,
  	\`job_webhook_state\` text,
  	\`job_webhook_attempts\` numeric DEFAULT 0,
  	\`job_webhook_next_at\` text,
  	\`job_webhook_error\` text,
  	\`job_webhook_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`lead_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`done_jobs_lead_idx\` ON \`done_jobs\` (\`lead_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`done_jobs_key_idx\` ON \`done_jobs\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`done_jobs_job_webhook_state_idx\` ON \`done_jobs\` (\`job_webhook_state\`);`)
  await db.run(sql`CREATE INDEX \`done_jobs_job_webhook_next_at_idx\` ON \`done_jobs\` (\`job_webhook_next_at\`);`)
  await db.run(sql`CREATE INDEX \`done_jobs_updated_at_idx\` ON \`done_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`done_jobs_created_at_idx\` ON \`done_jobs\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`job_due_at\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`done_at\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`day_mail_state\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`day_mail_attempts\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`day_mail_next_at\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`day_mail_error\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`day_mail_at\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`day_told_starts_at\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`day_told_ends_at\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`day_changed_at\` text;`)
  await db.run(sql`CREATE INDEX \`leads_day_mail_state_idx\` ON \`leads\` (\`day_mail_state\`);`)
  await db.run(sql`CREATE INDEX \`leads_day_mail_next_at_idx\` ON \`leads\` (\`day_mail_next_at\`);`)
  await db.run(sql`CREATE INDEX \`deletedAt_job_due_at_agreed_starts_at_idx\` ON \`leads\` (\`deleted_at\`,\`job_due_at\`,\`agreed_starts_at\`);`)
  await db.run(sql`CREATE INDEX \`deletedAt_agreed_ends_at_agreed_starts_at_status_due_at_idx\` ON \`leads\` (\`deleted_at\`,\`agreed_ends_at\`,\`agreed_starts_at\`,\`status\`,\`due_at\`);`)
  await db.run(sql`ALTER TABLE \`_leads_v\` ADD \`version_job_due_at\` text;`)
  await db.run(sql`ALTER TABLE \`_leads_v\` ADD \`version_done_at\` text;`)
  await db.run(sql`ALTER TABLE \`_leads_v\` ADD \`version_day_mail_state\` text;`)
  await db.run(sql`ALTER TABLE \`_leads_v\` ADD \`version_day_mail_attempts\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`_leads_v\` ADD \`version_day_mail_next_at\` text;`)
  await db.run(sql`ALTER TABLE \`_leads_v\` ADD \`version_day_mail_error\` text;`)
  await db.run(sql`ALTER TABLE \`_leads_v\` ADD \`version_day_mail_at\` text;`)
  await db.run(sql`ALTER TABLE \`_leads_v\` ADD \`version_day_told_starts_at\` text;`)
  await db.run(sql`ALTER TABLE \`_leads_v\` ADD \`version_day_told_ends_at\` text;`)
  await db.run(sql`ALTER TABLE \`_leads_v\` ADD \`version_day_changed_at\` text;`)
  await db.run(sql`CREATE INDEX \`_leads_v_version_version_day_mail_state_idx\` ON \`_leads_v\` (\`version_day_mail_state\`);`)
  await db.run(sql`CREATE INDEX \`_leads_v_version_version_day_mail_next_at_idx\` ON \`_leads_v\` (\`version_day_mail_next_at\`);`)
  await db.run(sql`CREATE INDEX \`version_deletedAt_version_job_due_at_version_agreed_star_idx\` ON \`_leads_v\` (\`version_deleted_at\`,\`version_job_due_at\`,\`version_agreed_starts_at\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_5_idx\` ON \`_leads_v\` (\`version_deleted_at\`,\`version_agreed_ends_at\`,\`version_agreed_starts_at\`,\`version_status\`,\`version_due_at\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`done_jobs_id\` integer REFERENCES done_jobs(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_done_jobs_id_idx\` ON \`payload_locked_documents_rels\` (\`done_jobs_id\`);`)
  await db.run(sql`ALTER TABLE \`notifications\` ADD \`day_reminder\` integer;`)
  await db.run(sql`ALTER TABLE \`notifications\` ADD \`day_subject\` text;`)
  await db.run(sql`ALTER TABLE \`notifications\` ADD \`day_body\` text;`)
  await db.run(sql`ALTER TABLE \`notifications\` ADD \`day_off_subject\` text;`)
  await db.run(sql`ALTER TABLE \`notifications\` ADD \`day_off_body\` text;`)
  await db.run(sql`ALTER TABLE \`notifications\` ADD \`reminder_subject\` text;`)
  await db.run(sql`ALTER TABLE \`notifications\` ADD \`reminder_body\` text;`)
  // Jobs that were over before there was *Done* wait for nobody, and who had a day saw it on the page of the request.
  await db.run(sql`UPDATE leads SET done_at = updated_at WHERE status = 'won'
    AND COALESCE(agreed_ends_at, updated_at) < strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-30 days');`)
  await db.run(sql`UPDATE leads SET job_due_at = COALESCE(agreed_ends_at, updated_at)
    WHERE status = 'won' AND done_at IS NULL AND due_at IS NOT NULL;`)
  await db.run(sql`UPDATE leads SET day_told_starts_at = agreed_starts_at, day_told_ends_at = agreed_ends_at
    WHERE agreed_starts_at IS NOT NULL;`)
}
