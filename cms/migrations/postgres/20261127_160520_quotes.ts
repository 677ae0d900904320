import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_quotes_state" AS ENUM('draft', 'sent', 'accepted', 'declined', 'replaced');
  CREATE TYPE "public"."enum_quotes_quote_mail_state" AS ENUM('waiting', 'sending', 'sent', 'kept', 'held', 'failed', 'none');
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
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "quotes_id" integer;
  ALTER TABLE "quotes" ADD CONSTRAINT "quotes_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "prices_rows" ADD CONSTRAINT "prices_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."prices"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "quotes_lead_idx" ON "quotes" USING btree ("lead_id");
  CREATE INDEX "quotes_state_idx" ON "quotes" USING btree ("state");
  CREATE INDEX "quotes_quote_mail_state_idx" ON "quotes" USING btree ("quote_mail_state");
  CREATE INDEX "quotes_quote_mail_next_at_idx" ON "quotes" USING btree ("quote_mail_next_at");
  CREATE INDEX "quotes_updated_at_idx" ON "quotes" USING btree ("updated_at");
  CREATE INDEX "quotes_created_at_idx" ON "quotes" USING btree ("created_at");
  CREATE UNIQUE INDEX "lead_version_idx" ON "quotes" USING btree ("lead_id","version");
  CREATE INDEX "prices_rows_order_idx" ON "prices_rows" USING btree ("_order");
  CREATE INDEX "prices_rows_parent_id_idx" ON "prices_rows" USING btree ("_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_quotes_fk" FOREIGN KEY ("quotes_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_quotes_id_idx" ON "payload_locked_documents_rels" USING btree ("quotes_id");`)
}
