import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_notifications\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`leads_to\` text,
  	\`sender_name\` text,
  	\`sender_address\` text,
  	\`smtp_host\` text,
  	\`smtp_encryption\` text DEFAULT 'starttls',
  	\`smtp_port\` numeric,
  	\`smtp_user\` text,
  	\`office_subject\` text,
  	\`office_body\` text,
  	\`customer_subject\` text,
  	\`customer_body\` text,
  	\`digest_subject\` text,
  	\`digest_body\` text,
  	\`webhook_url\` text,
  	\`webhook_secret\` text,
  	\`edited_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_notifications\`("id", "leads_to", "sender_name", "sender_address", "smtp_host", "smtp_encryption", "smtp_port", "smtp_user", "office_subject", "office_body", "customer_subject", "customer_body", "digest_subject", "digest_body", "webhook_url", "webhook_secret", "edited_by", "updated_at", "created_at") SELECT "id", "leads_to", "sender_name", "sender_address", "smtp_host", "smtp_encryption", "smtp_port", "smtp_user", "office_subject", "office_body", "customer_subject", "customer_body", "digest_subject", "digest_body", "webhook_url", "webhook_secret", "edited_by", "updated_at", "created_at" FROM \`notifications\`;`)
  await db.run(sql`DROP TABLE \`notifications\`;`)
  await db.run(sql`ALTER TABLE \`__new_notifications\` RENAME TO \`notifications\`;`)
  await db.run(sql`ALTER TABLE \`settings_offices\` ADD \`in_forms\` integer;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`reply_amount\` numeric DEFAULT 24;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`reply_unit\` text DEFAULT 'hours';`)
  await db.run(sql`ALTER TABLE \`_settings_v_version_offices\` ADD \`in_forms\` integer;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_reply_amount\` numeric DEFAULT 24;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_reply_unit\` text DEFAULT 'hours';`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  // Mails say the promise of the settings; texts that somebody changed there keep their other words.
  await db.run(sql`UPDATE \`notifications\` SET
    customer_body = replace(customer_body, 'within 24 hours, that is', 'within {reply}, that is'),
    digest_subject = replace(digest_subject, 'for more than 24 hours', 'for more than {reply}'),
    digest_body = replace(digest_body, 'for more than 24 hours', 'for more than {reply}');`)
}

