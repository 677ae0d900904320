import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "lead_notes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"lead_id" integer,
  	"key" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"written_by" varchar,
  	"written_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "lead_notes_id" integer;
  ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "lead_notes_lead_idx" ON "lead_notes" USING btree ("lead_id");
  CREATE UNIQUE INDEX "lead_notes_key_idx" ON "lead_notes" USING btree ("key");
  CREATE INDEX "lead_notes_updated_at_idx" ON "lead_notes" USING btree ("updated_at");
  CREATE INDEX "lead_notes_created_at_idx" ON "lead_notes" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lead_notes_fk" FOREIGN KEY ("lead_notes_id") REFERENCES "public"."lead_notes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_lead_notes_id_idx" ON "payload_locked_documents_rels" USING btree ("lead_notes_id");`)
  // The tables of the array stay for the release before: `cms/leads/notes/release-before.ts`.
  await db.execute(sql`INSERT INTO lead_notes (lead_id, key, text, written_by, written_at, created_at, updated_at)
    SELECT _parent_id, leads_notes.id, text, written_by, written_at,
      COALESCE(written_at, leads.updated_at), COALESCE(written_at, leads.updated_at)
    FROM leads_notes JOIN leads ON leads.id = _parent_id ORDER BY _parent_id, _order;`)
}
