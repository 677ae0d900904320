import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { fillSearchText } from '../../leads/search/fill';

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_leads_reached_us_by" AS ENUM('phone', 'walk_in', 'referral', 'email', 'repeat', 'other');
  CREATE TYPE "public"."enum__leads_v_version_reached_us_by" AS ENUM('phone', 'walk_in', 'referral', 'email', 'repeat', 'other');
  CREATE TABLE "reply_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"edited_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  DROP INDEX "deletedAt_status_received_at_idx";
  DROP INDEX "version_deletedAt_version_status_version_received_at_idx";
  DROP INDEX "compound_index_1_idx";
  DROP INDEX "compound_index_2_idx";
  ALTER TABLE "leads" ADD COLUMN "reached_us_by" "enum_leads_reached_us_by";
  ALTER TABLE "leads" ADD COLUMN "search_text" varchar;
  ALTER TABLE "_leads_v" ADD COLUMN "version_reached_us_by" "enum__leads_v_version_reached_us_by";
  ALTER TABLE "_leads_v" ADD COLUMN "version_search_text" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "reply_texts_id" integer;
  CREATE INDEX "reply_texts_updated_at_idx" ON "reply_texts" USING btree ("updated_at");
  CREATE INDEX "reply_texts_created_at_idx" ON "reply_texts" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reply_texts_fk" FOREIGN KEY ("reply_texts_id") REFERENCES "public"."reply_texts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "deletedAt_status_received_at_due_at_idx" ON "leads" USING btree ("deleted_at","status","received_at","due_at");
  CREATE INDEX "deletedAt_suspicion_received_at_status_idx" ON "leads" USING btree ("deleted_at","suspicion","received_at","status");
  CREATE INDEX "compound_index_3_idx" ON "_leads_v" USING btree ("version_deleted_at","version_suspicion","version_received_at","version_status");
  CREATE INDEX "compound_index_4_idx" ON "_leads_v" USING btree ("version_deleted_at","version_received_at","version_status","version_is_test","version_first_answered_at","version_service","version_source","version_quoted_amount");
  CREATE INDEX "payload_locked_documents_rels_reply_texts_id_idx" ON "payload_locked_documents_rels" USING btree ("reply_texts_id");
  CREATE INDEX "compound_index_1_idx" ON "_leads_v" USING btree ("version_deleted_at","version_status","version_received_at","version_due_at");
  CREATE INDEX "compound_index_2_idx" ON "_leads_v" USING btree ("version_deleted_at","version_status","version_due_at","version_first_answered_at");`)
  await fillSearchText(async (query) => (await db.execute(query)).rows);
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "reply_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "reply_texts" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_reply_texts_fk";
  
  DROP INDEX "deletedAt_status_received_at_due_at_idx";
  DROP INDEX "deletedAt_suspicion_received_at_status_idx";
  DROP INDEX "compound_index_3_idx";
  DROP INDEX "compound_index_4_idx";
  DROP INDEX "payload_locked_documents_rels_reply_texts_id_idx";
  DROP INDEX "compound_index_1_idx";
  DROP INDEX "compound_index_2_idx";
  CREATE INDEX "deletedAt_status_received_at_idx" ON "leads" USING btree ("deleted_at","status","received_at");
  CREATE INDEX "version_deletedAt_version_status_version_received_at_idx" ON "_leads_v" USING btree ("version_deleted_at","version_status","version_received_at");
  CREATE INDEX "compound_index_1_idx" ON "_leads_v" USING btree ("version_deleted_at","version_status","version_due_at","version_first_answered_at");
  CREATE INDEX "compound_index_2_idx" ON "_leads_v" USING btree ("version_deleted_at","version_received_at","version_status","version_is_test","version_first_answered_at","version_service","version_source","version_quoted_amount");
  ALTER TABLE "leads" DROP COLUMN "reached_us_by";
  ALTER TABLE "leads" DROP COLUMN "search_text";
  ALTER TABLE "_leads_v" DROP COLUMN "version_reached_us_by";
  ALTER TABLE "_leads_v" DROP COLUMN "version_search_text";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "reply_texts_id";
  DROP TYPE "public"."enum_leads_reached_us_by";
  DROP TYPE "public"."enum__leads_v_version_reached_us_by";`)
}
