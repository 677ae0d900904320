import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "leads" ADD COLUMN "call_when" varchar;
  ALTER TABLE "leads" ADD COLUMN "question_due_at" timestamp(3) with time zone;
  ALTER TABLE "leads" ADD COLUMN "agreed_starts_at" timestamp(3) with time zone;
  ALTER TABLE "leads" ADD COLUMN "agreed_ends_at" timestamp(3) with time zone;
  ALTER TABLE "leads" ADD COLUMN "follow_edition" numeric;
  ALTER TABLE "_leads_v" ADD COLUMN "version_call_when" varchar;
  ALTER TABLE "_leads_v" ADD COLUMN "version_question_due_at" timestamp(3) with time zone;
  ALTER TABLE "_leads_v" ADD COLUMN "version_agreed_starts_at" timestamp(3) with time zone;
  ALTER TABLE "_leads_v" ADD COLUMN "version_agreed_ends_at" timestamp(3) with time zone;
  ALTER TABLE "_leads_v" ADD COLUMN "version_follow_edition" numeric;
  CREATE INDEX "leads_question_due_at_idx" ON "leads" USING btree ("question_due_at");
  CREATE INDEX "deletedAt_question_due_at_status_idx" ON "leads" USING btree ("deleted_at","question_due_at","status");
  CREATE INDEX "_leads_v_version_version_question_due_at_idx" ON "_leads_v" USING btree ("version_question_due_at");
  CREATE INDEX "version_deletedAt_version_question_due_at_version_status_idx" ON "_leads_v" USING btree ("version_deleted_at","version_question_due_at","version_status");`)
}
