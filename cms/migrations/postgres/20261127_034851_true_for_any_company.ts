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
  ALTER TABLE "settings" ADD COLUMN "reply_amount" numeric DEFAULT 24;
  ALTER TABLE "settings" ADD COLUMN "reply_unit" "enum_settings_reply_unit" DEFAULT 'hours';
  ALTER TABLE "_settings_v" ADD COLUMN "version_reply_amount" numeric DEFAULT 24;
  ALTER TABLE "_settings_v" ADD COLUMN "version_reply_unit" "enum__settings_v_version_reply_unit" DEFAULT 'hours';`)
}
