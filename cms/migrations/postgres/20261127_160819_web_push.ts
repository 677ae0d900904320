import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_users_ring_when" AS ENUM('always', 'hours');
  CREATE TYPE "public"."enum_pushes_push_state" AS ENUM('waiting', 'sending', 'sent', 'kept', 'held', 'failed', 'none');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'forget-old-pushes' BEFORE 'forget-old-audit';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'forget-old-pushes' BEFORE 'forget-old-audit';
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
  
  ALTER TABLE "users" ADD COLUMN "ring_new" boolean DEFAULT true;
  ALTER TABLE "users" ADD COLUMN "ring_soon" boolean DEFAULT true;
  ALTER TABLE "users" ADD COLUMN "ring_quote" boolean DEFAULT true;
  ALTER TABLE "users" ADD COLUMN "ring_message" boolean DEFAULT true;
  ALTER TABLE "users" ADD COLUMN "ring_when" "enum_users_ring_when" DEFAULT 'always';
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "push_devices_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "pushes_id" integer;
  ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pushes" ADD CONSTRAINT "pushes_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pushes" ADD CONSTRAINT "pushes_device_id_push_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."push_devices"("id") ON DELETE set null ON UPDATE no action;
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
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_push_devices_fk" FOREIGN KEY ("push_devices_id") REFERENCES "public"."push_devices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pushes_fk" FOREIGN KEY ("pushes_id") REFERENCES "public"."pushes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_push_devices_id_idx" ON "payload_locked_documents_rels" USING btree ("push_devices_id");
  CREATE INDEX "payload_locked_documents_rels_pushes_id_idx" ON "payload_locked_documents_rels" USING btree ("pushes_id");`)
}
