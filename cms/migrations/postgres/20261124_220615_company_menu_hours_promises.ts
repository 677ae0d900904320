import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "settings_hours_exceptions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"from" timestamp(3) with time zone,
  	"to" timestamp(3) with time zone,
  	"hours" varchar
  );
  
  CREATE TABLE "settings_offices_hours_exceptions" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"from" timestamp(3) with time zone,
  	"to" timestamp(3) with time zone,
  	"hours" varchar
  );
  
  CREATE TABLE "settings_menu" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"page" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "settings_footer_navigation" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"page" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "settings_footer_services" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"page" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "_settings_v_version_hours_exceptions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"from" timestamp(3) with time zone,
  	"to" timestamp(3) with time zone,
  	"hours" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_settings_v_version_offices_hours_exceptions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"from" timestamp(3) with time zone,
  	"to" timestamp(3) with time zone,
  	"hours" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_settings_v_version_menu" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"page" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_settings_v_version_footer_navigation" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"page" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_settings_v_version_footer_services" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"page" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "settings" ADD COLUMN "founded" numeric;
  ALTER TABLE "settings" ADD COLUMN "footer_navigation_title" varchar;
  ALTER TABLE "settings" ADD COLUMN "footer_services_title" varchar;
  ALTER TABLE "settings" ADD COLUMN "footer_information_title" varchar;
  ALTER TABLE "settings" ADD COLUMN "figures_customers" varchar;
  ALTER TABLE "settings" ADD COLUMN "figures_solar" varchar;
  ALTER TABLE "settings" ADD COLUMN "claims_experience_evidence" varchar;
  ALTER TABLE "settings" ADD COLUMN "claims_experience_link" varchar;
  ALTER TABLE "settings" ADD COLUMN "claims_experience_review" timestamp(3) with time zone;
  ALTER TABLE "settings" ADD COLUMN "claims_quote_evidence" varchar;
  ALTER TABLE "settings" ADD COLUMN "claims_quote_link" varchar;
  ALTER TABLE "settings" ADD COLUMN "claims_quote_review" timestamp(3) with time zone;
  ALTER TABLE "settings" ADD COLUMN "claims_guarantee_evidence" varchar;
  ALTER TABLE "settings" ADD COLUMN "claims_guarantee_link" varchar;
  ALTER TABLE "settings" ADD COLUMN "claims_guarantee_review" timestamp(3) with time zone;
  ALTER TABLE "settings" ADD COLUMN "claims_insurance_evidence" varchar;
  ALTER TABLE "settings" ADD COLUMN "claims_insurance_link" varchar;
  ALTER TABLE "settings" ADD COLUMN "claims_insurance_review" timestamp(3) with time zone;
  ALTER TABLE "settings" ADD COLUMN "claims_eco_evidence" varchar;
  ALTER TABLE "settings" ADD COLUMN "claims_eco_link" varchar;
  ALTER TABLE "settings" ADD COLUMN "claims_eco_review" timestamp(3) with time zone;
  ALTER TABLE "settings" ADD COLUMN "claims_customers_evidence" varchar;
  ALTER TABLE "settings" ADD COLUMN "claims_customers_link" varchar;
  ALTER TABLE "settings" ADD COLUMN "claims_customers_review" timestamp(3) with time zone;
  ALTER TABLE "settings" ADD COLUMN "claims_solar_evidence" varchar;
  ALTER TABLE "settings" ADD COLUMN "claims_solar_link" varchar;
  ALTER TABLE "settings" ADD COLUMN "claims_solar_review" timestamp(3) with time zone;
  ALTER TABLE "_settings_v" ADD COLUMN "version_founded" numeric;
  ALTER TABLE "_settings_v" ADD COLUMN "version_footer_navigation_title" varchar;
  ALTER TABLE "_settings_v" ADD COLUMN "version_footer_services_title" varchar;
  ALTER TABLE "_settings_v" ADD COLUMN "version_footer_information_title" varchar;
  ALTER TABLE "_settings_v" ADD COLUMN "version_figures_customers" varchar;
  ALTER TABLE "_settings_v" ADD COLUMN "version_figures_solar" varchar;
  ALTER TABLE "_settings_v" ADD COLUMN "version_claims_experience_evidence" varchar;
  ALTER TABLE "_settings_v" ADD COLUMN "version_claims_experience_link" varchar;
  ALTER TABLE "_settings_v" ADD COLUMN "version_claims_experience_review" timestamp(3) with time zone;
  ALTER TABLE "_settings_v" ADD COLUMN "version_claims_quote_evidence" varchar;
  ALTER TABLE "_settings_v" ADD COLUMN "version_claims_quote_link" varchar;
  ALTER TABLE "_settings_v" ADD COLUMN "version_claims_quote_review" timestamp(3) with time zone;
  ALTER TABLE "_settings_v" ADD COLUMN "version_claims_guarantee_evidence" varchar;
  ALTER TABLE "_settings_v" ADD COLUMN "version_claims_guarantee_link" varchar;
  ALTER TABLE "_settings_v" ADD COLUMN "version_claims_guarantee_review" timestamp(3) with time zone;
  ALTER TABLE "_settings_v" ADD COLUMN "version_claims_insurance_evidence" varchar;
  ALTER TABLE "_settings_v" ADD COLUMN "version_claims_insurance_link" varchar;
  ALTER TABLE "_settings_v" ADD COLUMN "version_claims_insurance_review" timestamp(3) with time zone;
  ALTER TABLE "_settings_v" ADD COLUMN "version_claims_eco_evidence" varchar;
  ALTER TABLE "_settings_v" ADD COLUMN "version_claims_eco_link" varchar;
  ALTER TABLE "_settings_v" ADD COLUMN "version_claims_eco_review" timestamp(3) with time zone;
  ALTER TABLE "_settings_v" ADD COLUMN "version_claims_customers_evidence" varchar;
  ALTER TABLE "_settings_v" ADD COLUMN "version_claims_customers_link" varchar;
  ALTER TABLE "_settings_v" ADD COLUMN "version_claims_customers_review" timestamp(3) with time zone;
  ALTER TABLE "_settings_v" ADD COLUMN "version_claims_solar_evidence" varchar;
  ALTER TABLE "_settings_v" ADD COLUMN "version_claims_solar_link" varchar;
  ALTER TABLE "_settings_v" ADD COLUMN "version_claims_solar_review" timestamp(3) with time zone;
  ALTER TABLE "settings_hours_exceptions" ADD CONSTRAINT "settings_hours_exceptions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_offices_hours_exceptions" ADD CONSTRAINT "settings_offices_hours_exceptions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings_offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_menu" ADD CONSTRAINT "settings_menu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_footer_navigation" ADD CONSTRAINT "settings_footer_navigation_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_footer_services" ADD CONSTRAINT "settings_footer_services_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_version_hours_exceptions" ADD CONSTRAINT "_settings_v_version_hours_exceptions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_version_offices_hours_exceptions" ADD CONSTRAINT "_settings_v_version_offices_hours_exceptions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v_version_offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_version_menu" ADD CONSTRAINT "_settings_v_version_menu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_version_footer_navigation" ADD CONSTRAINT "_settings_v_version_footer_navigation_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_version_footer_services" ADD CONSTRAINT "_settings_v_version_footer_services_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "settings_hours_exceptions_order_idx" ON "settings_hours_exceptions" USING btree ("_order");
  CREATE INDEX "settings_hours_exceptions_parent_id_idx" ON "settings_hours_exceptions" USING btree ("_parent_id");
  CREATE INDEX "settings_offices_hours_exceptions_order_idx" ON "settings_offices_hours_exceptions" USING btree ("_order");
  CREATE INDEX "settings_offices_hours_exceptions_parent_id_idx" ON "settings_offices_hours_exceptions" USING btree ("_parent_id");
  CREATE INDEX "settings_menu_order_idx" ON "settings_menu" USING btree ("_order");
  CREATE INDEX "settings_menu_parent_id_idx" ON "settings_menu" USING btree ("_parent_id");
  CREATE INDEX "settings_footer_navigation_order_idx" ON "settings_footer_navigation" USING btree ("_order");
  CREATE INDEX "settings_footer_navigation_parent_id_idx" ON "settings_footer_navigation" USING btree ("_parent_id");
  CREATE INDEX "settings_footer_services_order_idx" ON "settings_footer_services" USING btree ("_order");
  CREATE INDEX "settings_footer_services_parent_id_idx" ON "settings_footer_services" USING btree ("_parent_id");
  CREATE INDEX "_settings_v_version_hours_exceptions_order_idx" ON "_settings_v_version_hours_exceptions" USING btree ("_order");
  CREATE INDEX "_settings_v_version_hours_exceptions_parent_id_idx" ON "_settings_v_version_hours_exceptions" USING btree ("_parent_id");
  CREATE INDEX "_settings_v_version_offices_hours_exceptions_order_idx" ON "_settings_v_version_offices_hours_exceptions" USING btree ("_order");
  CREATE INDEX "_settings_v_version_offices_hours_exceptions_parent_id_idx" ON "_settings_v_version_offices_hours_exceptions" USING btree ("_parent_id");
  CREATE INDEX "_settings_v_version_menu_order_idx" ON "_settings_v_version_menu" USING btree ("_order");
  CREATE INDEX "_settings_v_version_menu_parent_id_idx" ON "_settings_v_version_menu" USING btree ("_parent_id");
  CREATE INDEX "_settings_v_version_footer_navigation_order_idx" ON "_settings_v_version_footer_navigation" USING btree ("_order");
  CREATE INDEX "_settings_v_version_footer_navigation_parent_id_idx" ON "_settings_v_version_footer_navigation" USING btree ("_parent_id");
  CREATE INDEX "_settings_v_version_footer_services_order_idx" ON "_settings_v_version_footer_services" USING btree ("_order");
  CREATE INDEX "_settings_v_version_footer_services_parent_id_idx" ON "_settings_v_version_footer_services" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "settings_hours_exceptions" CASCADE;
  DROP TABLE "settings_offices_hours_exceptions" CASCADE;
  DROP TABLE "settings_menu" CASCADE;
  DROP TABLE "settings_footer_navigation" CASCADE;
  DROP TABLE "settings_footer_services" CASCADE;
  DROP TABLE "_settings_v_version_hours_exceptions" CASCADE;
  DROP TABLE "_settings_v_version_offices_hours_exceptions" CASCADE;
  DROP TABLE "_settings_v_version_menu" CASCADE;
  DROP TABLE "_settings_v_version_footer_navigation" CASCADE;
  DROP TABLE "_settings_v_version_footer_services" CASCADE;
  ALTER TABLE "settings" DROP COLUMN "founded";
  ALTER TABLE "settings" DROP COLUMN "footer_navigation_title";
  ALTER TABLE "settings" DROP COLUMN "footer_services_title";
  ALTER TABLE "settings" DROP COLUMN "footer_information_title";
  ALTER TABLE "settings" DROP COLUMN "figures_customers";
  ALTER TABLE "settings" DROP COLUMN "figures_solar";
  ALTER TABLE "settings" DROP COLUMN "claims_experience_evidence";
  ALTER TABLE "settings" DROP COLUMN "claims_experience_link";
  ALTER TABLE "settings" DROP COLUMN "claims_experience_review";
  ALTER TABLE "settings" DROP COLUMN "claims_quote_evidence";
  ALTER TABLE "settings" DROP COLUMN "claims_quote_link";
  ALTER TABLE "settings" DROP COLUMN "claims_quote_review";
  ALTER TABLE "settings" DROP COLUMN "claims_guarantee_evidence";
  ALTER TABLE "settings" DROP COLUMN "claims_guarantee_link";
  ALTER TABLE "settings" DROP COLUMN "claims_guarantee_review";
  ALTER TABLE "settings" DROP COLUMN "claims_insurance_evidence";
  ALTER TABLE "settings" DROP COLUMN "claims_insurance_link";
  ALTER TABLE "settings" DROP COLUMN "claims_insurance_review";
  ALTER TABLE "settings" DROP COLUMN "claims_eco_evidence";
  ALTER TABLE "settings" DROP COLUMN "claims_eco_link";
  ALTER TABLE "settings" DROP COLUMN "claims_eco_review";
  ALTER TABLE "settings" DROP COLUMN "claims_customers_evidence";
  ALTER TABLE "settings" DROP COLUMN "claims_customers_link";
  ALTER TABLE "settings" DROP COLUMN "claims_customers_review";
  ALTER TABLE "settings" DROP COLUMN "claims_solar_evidence";
  ALTER TABLE "settings" DROP COLUMN "claims_solar_link";
  ALTER TABLE "settings" DROP COLUMN "claims_solar_review";
  ALTER TABLE "_settings_v" DROP COLUMN "version_founded";
  ALTER TABLE "_settings_v" DROP COLUMN "version_footer_navigation_title";
  ALTER TABLE "_settings_v" DROP COLUMN "version_footer_services_title";
  ALTER TABLE "_settings_v" DROP COLUMN "version_footer_information_title";
  ALTER TABLE "_settings_v" DROP COLUMN "version_figures_customers";
  ALTER TABLE "_settings_v" DROP COLUMN "version_figures_solar";
  ALTER TABLE "_settings_v" DROP COLUMN "version_claims_experience_evidence";
  ALTER TABLE "_settings_v" DROP COLUMN "version_claims_experience_link";
  ALTER TABLE "_settings_v" DROP COLUMN "version_claims_experience_review";
  ALTER TABLE "_settings_v" DROP COLUMN "version_claims_quote_evidence";
  ALTER TABLE "_settings_v" DROP COLUMN "version_claims_quote_link";
  ALTER TABLE "_settings_v" DROP COLUMN "version_claims_quote_review";
  ALTER TABLE "_settings_v" DROP COLUMN "version_claims_guarantee_evidence";
  ALTER TABLE "_settings_v" DROP COLUMN "version_claims_guarantee_link";
  ALTER TABLE "_settings_v" DROP COLUMN "version_claims_guarantee_review";
  ALTER TABLE "_settings_v" DROP COLUMN "version_claims_insurance_evidence";
  ALTER TABLE "_settings_v" DROP COLUMN "version_claims_insurance_link";
  ALTER TABLE "_settings_v" DROP COLUMN "version_claims_insurance_review";
  ALTER TABLE "_settings_v" DROP COLUMN "version_claims_eco_evidence";
  ALTER TABLE "_settings_v" DROP COLUMN "version_claims_eco_link";
  ALTER TABLE "_settings_v" DROP COLUMN "version_claims_eco_review";
  ALTER TABLE "_settings_v" DROP COLUMN "version_claims_customers_evidence";
  ALTER TABLE "_settings_v" DROP COLUMN "version_claims_customers_link";
  ALTER TABLE "_settings_v" DROP COLUMN "version_claims_customers_review";
  ALTER TABLE "_settings_v" DROP COLUMN "version_claims_solar_evidence";
  ALTER TABLE "_settings_v" DROP COLUMN "version_claims_solar_link";
  ALTER TABLE "_settings_v" DROP COLUMN "version_claims_solar_review";`)
}
