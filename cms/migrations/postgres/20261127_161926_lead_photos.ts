import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'tidy-photos' BEFORE 'back-up';
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
  
  ALTER TABLE "leads" ADD COLUMN "photos_announced" numeric;
  ALTER TABLE "_leads_v" ADD COLUMN "version_photos_announced" numeric;
  ALTER TABLE "services" ADD COLUMN "photo_hint" varchar;
  ALTER TABLE "_services_v" ADD COLUMN "version_photo_hint" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "lead_photos_id" integer;
  ALTER TABLE "lead_photos" ADD CONSTRAINT "lead_photos_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "lead_photos_lead_idx" ON "lead_photos" USING btree ("lead_id");
  CREATE UNIQUE INDEX "lead_photos_photo_idx" ON "lead_photos" USING btree ("photo");
  CREATE INDEX "lead_photos_file_idx" ON "lead_photos" USING btree ("file");
  CREATE INDEX "lead_photos_updated_at_idx" ON "lead_photos" USING btree ("updated_at");
  CREATE INDEX "lead_photos_created_at_idx" ON "lead_photos" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lead_photos_fk" FOREIGN KEY ("lead_photos_id") REFERENCES "public"."lead_photos"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_lead_photos_id_idx" ON "payload_locked_documents_rels" USING btree ("lead_photos_id");`)
}
