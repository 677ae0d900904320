import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_notifications_smtp_encryption" AS ENUM('starttls', 'tls', 'none');
  CREATE TABLE "second_factors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"account" numeric NOT NULL,
  	"secret" varchar NOT NULL,
  	"recovery" varchar NOT NULL,
  	"last_step" numeric NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"attempted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "sign_in_rules" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"owners_need_second_factor" boolean DEFAULT false,
  	"edited_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "users" ADD COLUMN "invited" boolean DEFAULT false;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "second_factors_id" integer;
  ALTER TABLE "notifications" ADD COLUMN "leads_to" varchar;
  ALTER TABLE "notifications" ADD COLUMN "sender_name" varchar;
  ALTER TABLE "notifications" ADD COLUMN "sender_address" varchar;
  ALTER TABLE "notifications" ADD COLUMN "smtp_host" varchar;
  ALTER TABLE "notifications" ADD COLUMN "smtp_encryption" "enum_notifications_smtp_encryption" DEFAULT 'starttls';
  ALTER TABLE "notifications" ADD COLUMN "smtp_port" numeric;
  ALTER TABLE "notifications" ADD COLUMN "smtp_user" varchar;
  CREATE UNIQUE INDEX "second_factors_account_idx" ON "second_factors" USING btree ("account");
  CREATE INDEX "second_factors_updated_at_idx" ON "second_factors" USING btree ("updated_at");
  CREATE INDEX "second_factors_created_at_idx" ON "second_factors" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_second_factors_fk" FOREIGN KEY ("second_factors_id") REFERENCES "public"."second_factors"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_second_factors_id_idx" ON "payload_locked_documents_rels" USING btree ("second_factors_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "second_factors" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sign_in_rules" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "second_factors" CASCADE;
  DROP TABLE "sign_in_rules" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_second_factors_fk";
  
  DROP INDEX "payload_locked_documents_rels_second_factors_id_idx";
  ALTER TABLE "users" DROP COLUMN "invited";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "second_factors_id";
  ALTER TABLE "notifications" DROP COLUMN "leads_to";
  ALTER TABLE "notifications" DROP COLUMN "sender_name";
  ALTER TABLE "notifications" DROP COLUMN "sender_address";
  ALTER TABLE "notifications" DROP COLUMN "smtp_host";
  ALTER TABLE "notifications" DROP COLUMN "smtp_encryption";
  ALTER TABLE "notifications" DROP COLUMN "smtp_port";
  ALTER TABLE "notifications" DROP COLUMN "smtp_user";
  DROP TYPE "public"."enum_notifications_smtp_encryption";`)
}
