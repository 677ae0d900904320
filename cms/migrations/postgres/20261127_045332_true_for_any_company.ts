import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_settings_reply_unit" AS ENUM('hours', 'working-hours', 'working-days');
  CREATE TYPE "public"."enum__settings_v_version_reply_unit" AS ENUM('hours', 'working-hours', 'working-days');
  ALTER TABLE "notifications" ALTER COLUMN "office_subject" DROP DEFAULT;
  ALTER TABLE "notifications" ALTER COLUMN "office_body" DROP DEFAULT;
  ALTER TABLE "notifications" ALTER COLUMN "customer_subject" DROP DEFAULT;
  ALTER TABLE "notifications" ALTER COLUMN "customer_body" DROP DEFAULT;
  ALTER TABLE "notifications" ALTER COLUMN "digest_subject" DROP DEFAULT;
  ALTER TABLE "notifications" ALTER COLUMN "digest_body" DROP DEFAULT;
  ALTER TABLE "settings_offices" ADD COLUMN "in_forms" boolean;
  ALTER TABLE "settings" ADD COLUMN "reply_amount" numeric DEFAULT 24;
  ALTER TABLE "settings" ADD COLUMN "reply_unit" "enum_settings_reply_unit" DEFAULT 'hours';
  ALTER TABLE "_settings_v_version_offices" ADD COLUMN "in_forms" boolean;
  ALTER TABLE "_settings_v" ADD COLUMN "version_reply_amount" numeric DEFAULT 24;
  ALTER TABLE "_settings_v" ADD COLUMN "version_reply_unit" "enum__settings_v_version_reply_unit" DEFAULT 'hours';`)
  // Mails say the promise of the settings; texts that somebody changed there keep their other words.
  await db.execute(sql`UPDATE "notifications" SET
    customer_body = replace(customer_body, 'within 24 hours, that is', 'within {reply}, that is'),
    digest_subject = replace(digest_subject, 'for more than 24 hours', 'for more than {reply}'),
    digest_body = replace(digest_body, 'for more than 24 hours', 'for more than {reply}');`)
}
