import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_leads_day_mail_state" AS ENUM('waiting', 'sending', 'sent', 'kept', 'held', 'failed', 'none');
  CREATE TYPE "public"."enum__leads_v_version_day_mail_state" AS ENUM('waiting', 'sending', 'sent', 'kept', 'held', 'failed', 'none');
  CREATE TYPE "public"."enum_done_jobs_job_webhook_state" AS ENUM('waiting', 'sending', 'sent', 'kept', 'held', 'failed', 'none');
  CREATE TABLE "done_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"lead_id" integer,
  	"key" varchar NOT NULL,
  	"starts_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone,
  	"amount_cents" numeric,
  	"done_at" timestamp(3) with time zone NOT NULL,
  	"done_by" varchar,
  	"every_weeks" numeric,
  	"next_starts_at" timestamp(3) with time zone,
  	"job_webhook_state" "enum_done_jobs_job_webhook_state",
  	"job_webhook_attempts" numeric DEFAULT 0,
  	"job_webhook_next_at" timestamp(3) with time zone,
  	"job_webhook_error" varchar,
  	"job_webhook_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "leads" ADD COLUMN "job_due_at" timestamp(3) with time zone;
  ALTER TABLE "leads" ADD COLUMN "done_at" timestamp(3) with time zone;
  ALTER TABLE "leads" ADD COLUMN "day_mail_state" "enum_leads_day_mail_state";
  ALTER TABLE "leads" ADD COLUMN "day_mail_attempts" numeric DEFAULT 0;
  ALTER TABLE "leads" ADD COLUMN "day_mail_next_at" timestamp(3) with time zone;
  ALTER TABLE "leads" ADD COLUMN "day_mail_error" varchar;
  ALTER TABLE "leads" ADD COLUMN "day_mail_at" timestamp(3) with time zone;
  ALTER TABLE "leads" ADD COLUMN "day_told_starts_at" timestamp(3) with time zone;
  ALTER TABLE "leads" ADD COLUMN "day_told_ends_at" timestamp(3) with time zone;
  ALTER TABLE "leads" ADD COLUMN "day_changed_at" timestamp(3) with time zone;
  ALTER TABLE "_leads_v" ADD COLUMN "version_job_due_at" timestamp(3) with time zone;
  ALTER TABLE "_leads_v" ADD COLUMN "version_done_at" timestamp(3) with time zone;
  ALTER TABLE "_leads_v" ADD COLUMN "version_day_mail_state" "enum__leads_v_version_day_mail_state";
  ALTER TABLE "_leads_v" ADD COLUMN "version_day_mail_attempts" numeric DEFAULT 0;
  ALTER TABLE "_leads_v" ADD COLUMN "version_day_mail_next_at" timestamp(3) with time zone;
  ALTER TABLE "_leads_v" ADD COLUMN "version_day_mail_error" varchar;
  ALTER TABLE "_leads_v" ADD COLUMN "version_day_mail_at" timestamp(3) with time zone;
  ALTER TABLE "_leads_v" ADD COLUMN "version_day_told_starts_at" timestamp(3) with time zone;
  ALTER TABLE "_leads_v" ADD COLUMN "version_day_told_ends_at" timestamp(3) with time zone;
  ALTER TABLE "_leads_v" ADD COLUMN "version_day_changed_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "done_jobs_id" integer;
  ALTER TABLE "notifications" ADD COLUMN "day_reminder" boolean;
  ALTER TABLE "notifications" ADD COLUMN "day_subject" varchar;
  ALTER TABLE "notifications" ADD COLUMN "day_body" varchar;
  ALTER TABLE "notifications" ADD COLUMN "day_off_subject" varchar;
  ALTER TABLE "notifications" ADD COLUMN "day_off_body" varchar;
  ALTER TABLE "notifications" ADD COLUMN "reminder_subject" varchar;
  ALTER TABLE "notifications" ADD COLUMN "reminder_body" varchar;
  ALTER TABLE "done_jobs" ADD CONSTRAINT "done_jobs_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "done_jobs_lead_idx" ON "done_jobs" USING btree ("lead_id");
  CREATE UNIQUE INDEX "done_jobs_key_idx" ON "done_jobs" USING btree ("key");
  CREATE INDEX "done_jobs_job_webhook_state_idx" ON "done_jobs" USING btree ("job_webhook_state");
  CREATE INDEX "done_jobs_job_webhook_next_at_idx" ON "done_jobs" USING btree ("job_webhook_next_at");
  CREATE INDEX "done_jobs_updated_at_idx" ON "done_jobs" USING btree ("updated_at");
  CREATE INDEX "done_jobs_created_at_idx" ON "done_jobs" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_done_jobs_fk" FOREIGN KEY ("done_jobs_id") REFERENCES "public"."done_jobs"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "leads_day_mail_state_idx" ON "leads" USING btree ("day_mail_state");
  CREATE INDEX "leads_day_mail_next_at_idx" ON "leads" USING btree ("day_mail_next_at");
  CREATE INDEX "deletedAt_job_due_at_agreed_starts_at_idx" ON "leads" USING btree ("deleted_at","job_due_at","agreed_starts_at");
  CREATE INDEX "deletedAt_agreed_ends_at_agreed_starts_at_status_due_at_idx" ON "leads" USING btree ("deleted_at","agreed_ends_at","agreed_starts_at","status","due_at");
  CREATE INDEX "_leads_v_version_version_day_mail_state_idx" ON "_leads_v" USING btree ("version_day_mail_state");
  CREATE INDEX "_leads_v_version_version_day_mail_next_at_idx" ON "_leads_v" USING btree ("version_day_mail_next_at");
  CREATE INDEX "version_deletedAt_version_job_due_at_version_agreed_star_idx" ON "_leads_v" USING btree ("version_deleted_at","version_job_due_at","version_agreed_starts_at");
  CREATE INDEX "compound_index_5_idx" ON "_leads_v" USING btree ("version_deleted_at","version_agreed_ends_at","version_agreed_starts_at","version_status","version_due_at");
  CREATE INDEX "payload_locked_documents_rels_done_jobs_id_idx" ON "payload_locked_documents_rels" USING btree ("done_jobs_id");`)
  // Jobs that were over before there was *Done* wait for nobody, and who had a day saw it on the page of the request.
  await db.execute(sql`UPDATE leads SET done_at = updated_at WHERE status = 'won'
    AND COALESCE(agreed_ends_at, updated_at) < now() - interval '30 days';`)
  await db.execute(sql`UPDATE leads SET job_due_at = COALESCE(agreed_ends_at, updated_at)
    WHERE status = 'won' AND done_at IS NULL AND due_at IS NOT NULL;`)
  await db.execute(sql`UPDATE leads SET day_told_starts_at = agreed_starts_at, day_told_ends_at = agreed_ends_at
    WHERE agreed_starts_at IS NOT NULL;`)
}
