import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`settings\` ADD \`look_logo_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`look_logo_on_dark_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`look_sign_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`look_main\` text DEFAULT '#0f4c5c';`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`look_accent\` text DEFAULT '#ffbf46';`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`look_heading_font\` text DEFAULT 'Bricolage';`)
  await db.run(sql`CREATE INDEX \`settings_look_look_logo_idx\` ON \`settings\` (\`look_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`settings_look_look_logo_on_dark_idx\` ON \`settings\` (\`look_logo_on_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`settings_look_look_sign_idx\` ON \`settings\` (\`look_sign_id\`);`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_look_logo_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_look_logo_on_dark_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_look_sign_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_look_main\` text DEFAULT '#0f4c5c';`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_look_accent\` text DEFAULT '#ffbf46';`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_look_heading_font\` text DEFAULT 'Bricolage';`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_look_version_look_logo_idx\` ON \`_settings_v\` (\`version_look_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_look_version_look_logo_on_dark_idx\` ON \`_settings_v\` (\`version_look_logo_on_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_look_version_look_sign_idx\` ON \`_settings_v\` (\`version_look_sign_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_settings\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`brand\` text,
  	\`tagline\` text,
  	\`blurb\` text,
  	\`founded\` numeric,
  	\`phone\` text,
  	\`mobile\` text,
  	\`email\` text,
  	\`time_zone\` text DEFAULT 'Australia/Adelaide',
  	\`sells_in_melbourne\` integer DEFAULT false,
  	\`states\` text,
  	\`services\` text,
  	\`cleaning_models\` text,
  	\`collection_notice\` text,
  	\`retention_months\` numeric DEFAULT 24,
  	\`footer_navigation_title\` text,
  	\`footer_services_title\` text,
  	\`footer_information_title\` text,
  	\`figures_customers\` text,
  	\`figures_solar\` text,
  	\`claims_experience\` text,
  	\`claims_experience_evidence\` text,
  	\`claims_experience_link\` text,
  	\`claims_experience_review\` text,
  	\`claims_quote\` text,
  	\`claims_quote_evidence\` text,
  	\`claims_quote_link\` text,
  	\`claims_quote_review\` text,
  	\`claims_guarantee\` text,
  	\`claims_guarantee_evidence\` text,
  	\`claims_guarantee_link\` text,
  	\`claims_guarantee_review\` text,
  	\`claims_insurance\` text,
  	\`claims_insurance_evidence\` text,
  	\`claims_insurance_link\` text,
  	\`claims_insurance_review\` text,
  	\`claims_eco\` text,
  	\`claims_eco_evidence\` text,
  	\`claims_eco_link\` text,
  	\`claims_eco_review\` text,
  	\`claims_customers\` text,
  	\`claims_customers_evidence\` text,
  	\`claims_customers_link\` text,
  	\`claims_customers_review\` text,
  	\`claims_solar\` text,
  	\`claims_solar_evidence\` text,
  	\`claims_solar_link\` text,
  	\`claims_solar_review\` text,
  	\`default_title\` text,
  	\`default_description\` text,
  	\`markup_opening_hours\` text,
  	\`markup_rating\` numeric,
  	\`markup_price_range\` text,
  	\`live_map_in_view\` integer DEFAULT false,
  	\`sample\` integer DEFAULT false,
  	\`edited_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_settings\`("id", "brand", "tagline", "blurb", "founded", "phone", "mobile", "email", "time_zone", "sells_in_melbourne", "states", "services", "cleaning_models", "collection_notice", "retention_months", "footer_navigation_title", "footer_services_title", "footer_information_title", "figures_customers", "figures_solar", "claims_experience", "claims_experience_evidence", "claims_experience_link", "claims_experience_review", "claims_quote", "claims_quote_evidence", "claims_quote_link", "claims_quote_review", "claims_guarantee", "claims_guarantee_evidence", "claims_guarantee_link", "claims_guarantee_review", "claims_insurance", "claims_insurance_evidence", "claims_insurance_link", "claims_insurance_review", "claims_eco", "claims_eco_evidence", "claims_eco_link", "claims_eco_review", "claims_customers", "claims_customers_evidence", "claims_customers_link", "claims_customers_review", "claims_solar", "claims_solar_evidence", "claims_solar_link", "claims_solar_review", "default_title", "default_description", "markup_opening_hours", "markup_rating", "markup_price_range", "live_map_in_view", "sample", "edited_by", "_status", "updated_at", "created_at") SELECT "id", "brand", "tagline", "blurb", "founded", "phone", "mobile", "email", "time_zone", "sells_in_melbourne", "states", "services", "cleaning_models", "collection_notice", "retention_months", "footer_navigation_title", "footer_services_title", "footer_information_title", "figures_customers", "figures_solar", "claims_experience", "claims_experience_evidence", "claims_experience_link", "claims_experience_review", "claims_quote", "claims_quote_evidence", "claims_quote_link", "claims_quote_review", "claims_guarantee", "claims_guarantee_evidence", "claims_guarantee_link", "claims_guarantee_review", "claims_insurance", "claims_insurance_evidence", "claims_insurance_link", "claims_insurance_review", "claims_eco", "claims_eco_evidence", "claims_eco_link", "claims_eco_review", "claims_customers", "claims_customers_evidence", "claims_customers_link", "claims_customers_review", "claims_solar", "claims_solar_evidence", "claims_solar_link", "claims_solar_review", "default_title", "default_description", "markup_opening_hours", "markup_rating", "markup_price_range", "live_map_in_view", "sample", "edited_by", "_status", "updated_at", "created_at" FROM \`settings\`;`)
  await db.run(sql`DROP TABLE \`settings\`;`)
  await db.run(sql`ALTER TABLE \`__new_settings\` RENAME TO \`settings\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`settings_sample_idx\` ON \`settings\` (\`sample\`);`)
  await db.run(sql`CREATE INDEX \`settings__status_idx\` ON \`settings\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__settings_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_brand\` text,
  	\`version_tagline\` text,
  	\`version_blurb\` text,
  	\`version_founded\` numeric,
  	\`version_phone\` text,
  	\`version_mobile\` text,
  	\`version_email\` text,
  	\`version_time_zone\` text DEFAULT 'Australia/Adelaide',
  	\`version_sells_in_melbourne\` integer DEFAULT false,
  	\`version_states\` text,
  	\`version_services\` text,
  	\`version_cleaning_models\` text,
  	\`version_collection_notice\` text,
  	\`version_retention_months\` numeric DEFAULT 24,
  	\`version_footer_navigation_title\` text,
  	\`version_footer_services_title\` text,
  	\`version_footer_information_title\` text,
  	\`version_figures_customers\` text,
  	\`version_figures_solar\` text,
  	\`version_claims_experience\` text,
  	\`version_claims_experience_evidence\` text,
  	\`version_claims_experience_link\` text,
  	\`version_claims_experience_review\` text,
  	\`version_claims_quote\` text,
  	\`version_claims_quote_evidence\` text,
  	\`version_claims_quote_link\` text,
  	\`version_claims_quote_review\` text,
  	\`version_claims_guarantee\` text,
  	\`version_claims_guarantee_evidence\` text,
  	\`version_claims_guarantee_link\` text,
  	\`version_claims_guarantee_review\` text,
  	\`version_claims_insurance\` text,
  	\`version_claims_insurance_evidence\` text,
  	\`version_claims_insurance_link\` text,
  	\`version_claims_insurance_review\` text,
  	\`version_claims_eco\` text,
  	\`version_claims_eco_evidence\` text,
  	\`version_claims_eco_link\` text,
  	\`version_claims_eco_review\` text,
  	\`version_claims_customers\` text,
  	\`version_claims_customers_evidence\` text,
  	\`version_claims_customers_link\` text,
  	\`version_claims_customers_review\` text,
  	\`version_claims_solar\` text,
  	\`version_claims_solar_evidence\` text,
  	\`version_claims_solar_link\` text,
  	\`version_claims_solar_review\` text,
  	\`version_default_title\` text,
  	\`version_default_description\` text,
  	\`version_markup_opening_hours\` text,
  	\`version_markup_rating\` numeric,
  	\`version_markup_price_range\` text,
  	\`version_live_map_in_view\` integer DEFAULT false,
  	\`version_sample\` integer DEFAULT false,
  	\`version_edited_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer
  );
  `)
  await db.run(sql`INSERT INTO \`__new__settings_v\`("id", "version_brand", "version_tagline", "version_blurb", "version_founded", "version_phone", "version_mobile", "version_email", "version_time_zone", "version_sells_in_melbourne", "version_states", "version_services", "version_cleaning_models", "version_collection_notice", "version_retention_months", "version_footer_navigation_title", "version_footer_services_title", "version_footer_information_title", "version_figures_customers", "version_figures_solar", "version_claims_experience", "version_claims_experience_evidence", "version_claims_experience_link", "version_claims_experience_review", "version_claims_quote", "version_claims_quote_evidence", "version_claims_quote_link", "version_claims_quote_review", "version_claims_guarantee", "version_claims_guarantee_evidence", "version_claims_guarantee_link", "version_claims_guarantee_review", "version_claims_insurance", "version_claims_insurance_evidence", "version_claims_insurance_link", "version_claims_insurance_review", "version_claims_eco", "version_claims_eco_evidence", "version_claims_eco_link", "version_claims_eco_review", "version_claims_customers", "version_claims_customers_evidence", "version_claims_customers_link", "version_claims_customers_review", "version_claims_solar", "version_claims_solar_evidence", "version_claims_solar_link", "version_claims_solar_review", "version_default_title", "version_default_description", "version_markup_opening_hours", "version_markup_rating", "version_markup_price_range", "version_live_map_in_view", "version_sample", "version_edited_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest", "autosave") SELECT "id", "version_brand", "version_tagline", "version_blurb", "version_founded", "version_phone", "version_mobile", "version_email", "version_time_zone", "version_sells_in_melbourne", "version_states", "version_services", "version_cleaning_models", "version_collection_notice", "version_retention_months", "version_footer_navigation_title", "version_footer_services_title", "version_footer_information_title", "version_figures_customers", "version_figures_solar", "version_claims_experience", "version_claims_experience_evidence", "version_claims_experience_link", "version_claims_experience_review", "version_claims_quote", "version_claims_quote_evidence", "version_claims_quote_link", "version_claims_quote_review", "version_claims_guarantee", "version_claims_guarantee_evidence", "version_claims_guarantee_link", "version_claims_guarantee_review", "version_claims_insurance", "version_claims_insurance_evidence", "version_claims_insurance_link", "version_claims_insurance_review", "version_claims_eco", "version_claims_eco_evidence", "version_claims_eco_link", "version_claims_eco_review", "version_claims_customers", "version_claims_customers_evidence", "version_claims_customers_link", "version_claims_customers_review", "version_claims_solar", "version_claims_solar_evidence", "version_claims_solar_link", "version_claims_solar_review", "version_default_title", "version_default_description", "version_markup_opening_hours", "version_markup_rating", "version_markup_price_range", "version_live_map_in_view", "version_sample", "version_edited_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest", "autosave" FROM \`_settings_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__settings_v\` RENAME TO \`_settings_v\`;`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_version_sample_idx\` ON \`_settings_v\` (\`version_sample\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_version__status_idx\` ON \`_settings_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_created_at_idx\` ON \`_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_updated_at_idx\` ON \`_settings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_latest_idx\` ON \`_settings_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_autosave_idx\` ON \`_settings_v\` (\`autosave\`);`)
}
