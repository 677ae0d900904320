import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_quotes_state" AS ENUM('draft', 'sent', 'accepted', 'declined', 'replaced');
  CREATE TYPE "public"."enum_quotes_quote_mail_state" AS ENUM('waiting', 'sending', 'sent', 'kept', 'held', 'failed', 'none');
  CREATE TYPE "public"."enum_users_ring_when" AS ENUM('always', 'hours');
  CREATE TYPE "public"."enum_pushes_push_state" AS ENUM('waiting', 'sending', 'sent', 'kept', 'held', 'failed', 'none');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'forget-old-pushes' BEFORE 'forget-old-audit';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'tidy-photos' BEFORE 'back-up';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'forget-old-pushes' BEFORE 'forget-old-audit';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'tidy-photos' BEFORE 'back-up';
  CREATE TABLE "lead_photos" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"lead_id" integer,
  	"photo" varchar NOT NULL,
  	"name" varchar,
  	"file" varchar,
  	"width" numeric,
  	"height" numeric,
  	"bytes" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "quotes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"lead_id" integer,
  	"version" numeric NOT NULL,
  	"state" "enum_quotes_state" NOT NULL,
  	"lines" jsonb NOT NULL,
  	"gst" boolean DEFAULT false NOT NULL,
  	"greeting" varchar,
  	"valid_until" timestamp(3) with time zone NOT NULL,
  	"total_cents" numeric NOT NULL,
  	"gst_cents" numeric,
  	"sent_at" timestamp(3) with time zone,
  	"accepted_at" timestamp(3) with time zone,
  	"saved_from" varchar,
  	"sent_by" varchar,
  	"sent_to" varchar,
  	"accepted_name" varchar,
  	"accepted_from" varchar,
  	"declined_reason" varchar,
  	"decided_by" varchar,
  	"lead_knows" varchar,
  	"quote_mail_state" "enum_quotes_quote_mail_state",
  	"quote_mail_attempts" numeric DEFAULT 0,
  	"quote_mail_next_at" timestamp(3) with time zone,
  	"quote_mail_error" varchar,
  	"quote_mail_at" timestamp(3) with time zone,
  	"edited_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "push_devices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer,
  	"endpoint_hash" varchar NOT NULL,
  	"sealed" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"last_success_at" timestamp(3) with time zone,
  	"failures" numeric DEFAULT 0,
  	"last_answer" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "pushes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"lead_id" integer,
  	"device_id" integer,
  	"ring" varchar NOT NULL,
  	"held_until" timestamp(3) with time zone,
  	"push_state" "enum_pushes_push_state",
  	"push_attempts" numeric DEFAULT 0,
  	"push_next_at" timestamp(3) with time zone,
  	"push_error" varchar,
  	"push_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "prices_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"unit" varchar,
  	"price" numeric NOT NULL
  );
  
  CREATE TABLE "prices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"gst" boolean,
  	"edited_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "leads" ADD COLUMN "call_when" varchar;
  ALTER TABLE "leads" ADD COLUMN "question_due_at" timestamp(3) with time zone;
  ALTER TABLE "leads" ADD COLUMN "agreed_starts_at" timestamp(3) with time zone;
  ALTER TABLE "leads" ADD COLUMN "agreed_ends_at" timestamp(3) with time zone;
  ALTER TABLE "leads" ADD COLUMN "follow_edition" numeric;
  ALTER TABLE "leads" ADD COLUMN "photos_announced" numeric;
  ALTER TABLE "_leads_v" ADD COLUMN "version_call_when" varchar;
  ALTER TABLE "_leads_v" ADD COLUMN "version_question_due_at" timestamp(3) with time zone;
  ALTER TABLE "_leads_v" ADD COLUMN "version_agreed_starts_at" timestamp(3) with time zone;
  ALTER TABLE "_leads_v" ADD COLUMN "version_agreed_ends_at" timestamp(3) with time zone;
  ALTER TABLE "_leads_v" ADD COLUMN "version_follow_edition" numeric;
  ALTER TABLE "_leads_v" ADD COLUMN "version_photos_announced" numeric;
  ALTER TABLE "services" ADD COLUMN "photo_hint" varchar;
  ALTER TABLE "_services_v" ADD COLUMN "version_photo_hint" varchar;
  ALTER TABLE "users" ADD COLUMN "ring_new" boolean DEFAULT true;
  ALTER TABLE "users" ADD COLUMN "ring_soon" boolean DEFAULT true;
  ALTER TABLE "users" ADD COLUMN "ring_quote" boolean DEFAULT true;
  ALTER TABLE "users" ADD COLUMN "ring_message" boolean DEFAULT true;
  ALTER TABLE "users" ADD COLUMN "ring_when" "enum_users_ring_when" DEFAULT 'always';
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "lead_photos_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "quotes_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "push_devices_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "pushes_id" integer;
  ALTER TABLE "lead_photos" ADD CONSTRAINT "lead_photos_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "quotes" ADD CONSTRAINT "quotes_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pushes" ADD CONSTRAINT "pushes_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pushes" ADD CONSTRAINT "pushes_device_id_push_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."push_devices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "prices_rows" ADD CONSTRAINT "prices_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."prices"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "lead_photos_lead_idx" ON "lead_photos" USING btree ("lead_id");
  CREATE UNIQUE INDEX "lead_photos_photo_idx" ON "lead_photos" USING btree ("photo");
  CREATE INDEX "lead_photos_file_idx" ON "lead_photos" USING btree ("file");
  CREATE INDEX "lead_photos_updated_at_idx" ON "lead_photos" USING btree ("updated_at");
  CREATE INDEX "lead_photos_created_at_idx" ON "lead_photos" USING btree ("created_at");
  CREATE INDEX "quotes_lead_idx" ON "quotes" USING btree ("lead_id");
  CREATE INDEX "quotes_state_idx" ON "quotes" USING btree ("state");
  CREATE INDEX "quotes_quote_mail_state_idx" ON "quotes" USING btree ("quote_mail_state");
  CREATE INDEX "quotes_quote_mail_next_at_idx" ON "quotes" USING btree ("quote_mail_next_at");
  CREATE INDEX "quotes_updated_at_idx" ON "quotes" USING btree ("updated_at");
  CREATE INDEX "quotes_created_at_idx" ON "quotes" USING btree ("created_at");
  CREATE UNIQUE INDEX "lead_version_idx" ON "quotes" USING btree ("lead_id","version");
  CREATE INDEX "push_devices_user_idx" ON "push_devices" USING btree ("user_id");
  CREATE UNIQUE INDEX "push_devices_endpoint_hash_idx" ON "push_devices" USING btree ("endpoint_hash");
  CREATE INDEX "push_devices_updated_at_idx" ON "push_devices" USING btree ("updated_at");
  CREATE INDEX "push_devices_created_at_idx" ON "push_devices" USING btree ("created_at");
  CREATE UNIQUE INDEX "pushes_key_idx" ON "pushes" USING btree ("key");
  CREATE INDEX "pushes_lead_idx" ON "pushes" USING btree ("lead_id");
  CREATE INDEX "pushes_device_idx" ON "pushes" USING btree ("device_id");
  CREATE INDEX "pushes_held_until_idx" ON "pushes" USING btree ("held_until");
  CREATE INDEX "pushes_push_state_idx" ON "pushes" USING btree ("push_state");
  CREATE INDEX "pushes_push_next_at_idx" ON "pushes" USING btree ("push_next_at");
  CREATE INDEX "pushes_updated_at_idx" ON "pushes" USING btree ("updated_at");
  CREATE INDEX "pushes_created_at_idx" ON "pushes" USING btree ("created_at");
  CREATE INDEX "prices_rows_order_idx" ON "prices_rows" USING btree ("_order");
  CREATE INDEX "prices_rows_parent_id_idx" ON "prices_rows" USING btree ("_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lead_photos_fk" FOREIGN KEY ("lead_photos_id") REFERENCES "public"."lead_photos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_quotes_fk" FOREIGN KEY ("quotes_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_push_devices_fk" FOREIGN KEY ("push_devices_id") REFERENCES "public"."push_devices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pushes_fk" FOREIGN KEY ("pushes_id") REFERENCES "public"."pushes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "leads_question_due_at_idx" ON "leads" USING btree ("question_due_at");
  CREATE INDEX "deletedAt_question_due_at_status_idx" ON "leads" USING btree ("deleted_at","question_due_at","status");
  CREATE INDEX "_leads_v_version_version_question_due_at_idx" ON "_leads_v" USING btree ("version_question_due_at");
  CREATE INDEX "version_deletedAt_version_question_due_at_version_status_idx" ON "_leads_v" USING btree ("version_deleted_at","version_question_due_at","version_status");
  CREATE INDEX "payload_locked_documents_rels_lead_photos_id_idx" ON "payload_locked_documents_rels" USING btree ("lead_photos_id");
  CREATE INDEX "payload_locked_documents_rels_quotes_id_idx" ON "payload_locked_documents_rels" USING btree ("quotes_id");
  CREATE INDEX "payload_locked_documents_rels_push_devices_id_idx" ON "payload_locked_documents_rels" USING btree ("push_devices_id");
  CREATE INDEX "payload_locked_documents_rels_pushes_id_idx" ON "payload_locked_documents_rels" USING btree ("pushes_id");`)
}
