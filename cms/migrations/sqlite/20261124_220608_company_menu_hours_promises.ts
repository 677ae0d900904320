import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`settings_hours_exceptions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`from\` text,
  	\`to\` text,
  	\`hours\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_hours_exceptions_order_idx\` ON \`settings_hours_exceptions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_hours_exceptions_parent_id_idx\` ON \`settings_hours_exceptions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_offices_hours_exceptions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`from\` text,
  	\`to\` text,
  	\`hours\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`settings_offices\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_offices_hours_exceptions_order_idx\` ON \`settings_offices_hours_exceptions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_offices_hours_exceptions_parent_id_idx\` ON \`settings_offices_hours_exceptions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_menu\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`page\` text,
  	\`address\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_menu_order_idx\` ON \`settings_menu\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_menu_parent_id_idx\` ON \`settings_menu\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_footer_navigation\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`page\` text,
  	\`address\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_footer_navigation_order_idx\` ON \`settings_footer_navigation\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_footer_navigation_parent_id_idx\` ON \`settings_footer_navigation\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_footer_services\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`page\` text,
  	\`address\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_footer_services_order_idx\` ON \`settings_footer_services\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_footer_services_parent_id_idx\` ON \`settings_footer_services\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_v_version_hours_exceptions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`from\` text,
  	\`to\` text,
  	\`hours\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_v_version_hours_exceptions_order_idx\` ON \`_settings_v_version_hours_exceptions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_hours_exceptions_parent_id_idx\` ON \`_settings_v_version_hours_exceptions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_v_version_offices_hours_exceptions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`from\` text,
  	\`to\` text,
  	\`hours\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_settings_v_version_offices\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_v_version_offices_hours_exceptions_order_idx\` ON \`_settings_v_version_offices_hours_exceptions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_offices_hours_exceptions_parent_id_idx\` ON \`_settings_v_version_offices_hours_exceptions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_v_version_menu\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`page\` text,
  	\`address\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_v_version_menu_order_idx\` ON \`_settings_v_version_menu\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_menu_parent_id_idx\` ON \`_settings_v_version_menu\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_v_version_footer_navigation\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`page\` text,
  	\`address\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_v_version_footer_navigation_order_idx\` ON \`_settings_v_version_footer_navigation\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_footer_navigation_parent_id_idx\` ON \`_settings_v_version_footer_navigation\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_v_version_footer_services\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`page\` text,
  	\`address\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_v_version_footer_services_order_idx\` ON \`_settings_v_version_footer_services\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_footer_services_parent_id_idx\` ON \`_settings_v_version_footer_services\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`founded\` numeric;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`footer_navigation_title\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`footer_services_title\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`footer_information_title\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`figures_customers\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`figures_solar\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`claims_experience_evidence\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`claims_experience_link\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`claims_experience_review\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`claims_quote_evidence\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`claims_quote_link\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`claims_quote_review\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`claims_guarantee_evidence\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`claims_guarantee_link\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`claims_guarantee_review\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`claims_insurance_evidence\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`claims_insurance_link\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`claims_insurance_review\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`claims_eco_evidence\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`claims_eco_link\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`claims_eco_review\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`claims_customers_evidence\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`claims_customers_link\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`claims_customers_review\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`claims_solar_evidence\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`claims_solar_link\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`claims_solar_review\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_founded\` numeric;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_footer_navigation_title\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_footer_services_title\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_footer_information_title\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_figures_customers\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_figures_solar\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_claims_experience_evidence\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_claims_experience_link\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_claims_experience_review\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_claims_quote_evidence\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_claims_quote_link\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_claims_quote_review\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_claims_guarantee_evidence\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_claims_guarantee_link\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_claims_guarantee_review\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_claims_insurance_evidence\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_claims_insurance_link\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_claims_insurance_review\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_claims_eco_evidence\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_claims_eco_link\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_claims_eco_review\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_claims_customers_evidence\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_claims_customers_link\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_claims_customers_review\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_claims_solar_evidence\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_claims_solar_link\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_claims_solar_review\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`settings_hours_exceptions\`;`)
  await db.run(sql`DROP TABLE \`settings_offices_hours_exceptions\`;`)
  await db.run(sql`DROP TABLE \`settings_menu\`;`)
  await db.run(sql`DROP TABLE \`settings_footer_navigation\`;`)
  await db.run(sql`DROP TABLE \`settings_footer_services\`;`)
  await db.run(sql`DROP TABLE \`_settings_v_version_hours_exceptions\`;`)
  await db.run(sql`DROP TABLE \`_settings_v_version_offices_hours_exceptions\`;`)
  await db.run(sql`DROP TABLE \`_settings_v_version_menu\`;`)
  await db.run(sql`DROP TABLE \`_settings_v_version_footer_navigation\`;`)
  await db.run(sql`DROP TABLE \`_settings_v_version_footer_services\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`founded\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`footer_navigation_title\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`footer_services_title\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`footer_information_title\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`figures_customers\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`figures_solar\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`claims_experience_evidence\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`claims_experience_link\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`claims_experience_review\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`claims_quote_evidence\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`claims_quote_link\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`claims_quote_review\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`claims_guarantee_evidence\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`claims_guarantee_link\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`claims_guarantee_review\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`claims_insurance_evidence\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`claims_insurance_link\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`claims_insurance_review\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`claims_eco_evidence\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`claims_eco_link\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`claims_eco_review\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`claims_customers_evidence\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`claims_customers_link\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`claims_customers_review\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`claims_solar_evidence\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`claims_solar_link\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`claims_solar_review\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_founded\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_footer_navigation_title\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_footer_services_title\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_footer_information_title\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_figures_customers\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_figures_solar\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_claims_experience_evidence\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_claims_experience_link\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_claims_experience_review\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_claims_quote_evidence\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_claims_quote_link\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_claims_quote_review\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_claims_guarantee_evidence\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_claims_guarantee_link\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_claims_guarantee_review\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_claims_insurance_evidence\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_claims_insurance_link\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_claims_insurance_review\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_claims_eco_evidence\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_claims_eco_link\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_claims_eco_review\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_claims_customers_evidence\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_claims_customers_link\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_claims_customers_review\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_claims_solar_evidence\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_claims_solar_link\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_claims_solar_review\`;`)
}
