import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'
import { emptyRepeatedFacts } from '../company-facts'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_settings_offices\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`city\` text NOT NULL,
  	\`suburb\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`postcode\` text NOT NULL,
  	\`phone\` text,
  	\`email\` text,
  	\`hours\` text,
  	\`latitude\` numeric NOT NULL,
  	\`longitude\` numeric NOT NULL,
  	\`area_served\` text NOT NULL,
  	\`time_zone\` text DEFAULT 'Australia/Adelaide' NOT NULL,
  	\`service_postcodes\` text,
  	\`service_suburbs\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_settings_offices\`("_order", "_parent_id", "id", "key", "name", "city", "suburb", "state", "postcode", "phone", "email", "latitude", "longitude", "area_served", "time_zone", "service_postcodes", "service_suburbs") SELECT "_order", "_parent_id", "id", "key", "name", "city", "suburb", "state", "postcode", "phone", "email", "latitude", "longitude", "area_served", "time_zone", "service_postcodes", "service_suburbs" FROM \`settings_offices\`;`)
  await db.run(sql`DROP TABLE \`settings_offices\`;`)
  await db.run(sql`ALTER TABLE \`__new_settings_offices\` RENAME TO \`settings_offices\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`settings_offices_order_idx\` ON \`settings_offices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_offices_parent_id_idx\` ON \`settings_offices\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__settings_v_version_offices\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`city\` text NOT NULL,
  	\`suburb\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`postcode\` text NOT NULL,
  	\`phone\` text,
  	\`email\` text,
  	\`hours\` text,
  	\`latitude\` numeric NOT NULL,
  	\`longitude\` numeric NOT NULL,
  	\`area_served\` text NOT NULL,
  	\`time_zone\` text DEFAULT 'Australia/Adelaide' NOT NULL,
  	\`service_postcodes\` text,
  	\`service_suburbs\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__settings_v_version_offices\`("_order", "_parent_id", "id", "key", "name", "city", "suburb", "state", "postcode", "phone", "email", "latitude", "longitude", "area_served", "time_zone", "service_postcodes", "service_suburbs", "_uuid") SELECT "_order", "_parent_id", "id", "key", "name", "city", "suburb", "state", "postcode", "phone", "email", "latitude", "longitude", "area_served", "time_zone", "service_postcodes", "service_suburbs", "_uuid" FROM \`_settings_v_version_offices\`;`)
  await db.run(sql`DROP TABLE \`_settings_v_version_offices\`;`)
  await db.run(sql`ALTER TABLE \`__new__settings_v_version_offices\` RENAME TO \`_settings_v_version_offices\`;`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_offices_order_idx\` ON \`_settings_v_version_offices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_offices_parent_id_idx\` ON \`_settings_v_version_offices\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`show_on_home\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`show_on_cities\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`in_quote_form\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`version_show_on_home\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`version_show_on_cities\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`version_in_quote_form\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`markup_review_count\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_markup_review_count\`;`)
  for (const statement of emptyRepeatedFacts) await db.run(sql.raw(statement))
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_settings_offices\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`city\` text NOT NULL,
  	\`suburb\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`postcode\` text NOT NULL,
  	\`phone\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`latitude\` numeric NOT NULL,
  	\`longitude\` numeric NOT NULL,
  	\`area_served\` text NOT NULL,
  	\`time_zone\` text DEFAULT 'Australia/Adelaide' NOT NULL,
  	\`service_postcodes\` text,
  	\`service_suburbs\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_settings_offices\`("_order", "_parent_id", "id", "key", "name", "city", "suburb", "state", "postcode", "phone", "email", "latitude", "longitude", "area_served", "time_zone", "service_postcodes", "service_suburbs") SELECT "_order", "_parent_id", "id", "key", "name", "city", "suburb", "state", "postcode", "phone", "email", "latitude", "longitude", "area_served", "time_zone", "service_postcodes", "service_suburbs" FROM \`settings_offices\`;`)
  await db.run(sql`DROP TABLE \`settings_offices\`;`)
  await db.run(sql`ALTER TABLE \`__new_settings_offices\` RENAME TO \`settings_offices\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`settings_offices_order_idx\` ON \`settings_offices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_offices_parent_id_idx\` ON \`settings_offices\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__settings_v_version_offices\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`city\` text NOT NULL,
  	\`suburb\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`postcode\` text NOT NULL,
  	\`phone\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`latitude\` numeric NOT NULL,
  	\`longitude\` numeric NOT NULL,
  	\`area_served\` text NOT NULL,
  	\`time_zone\` text DEFAULT 'Australia/Adelaide' NOT NULL,
  	\`service_postcodes\` text,
  	\`service_suburbs\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__settings_v_version_offices\`("_order", "_parent_id", "id", "key", "name", "city", "suburb", "state", "postcode", "phone", "email", "latitude", "longitude", "area_served", "time_zone", "service_postcodes", "service_suburbs", "_uuid") SELECT "_order", "_parent_id", "id", "key", "name", "city", "suburb", "state", "postcode", "phone", "email", "latitude", "longitude", "area_served", "time_zone", "service_postcodes", "service_suburbs", "_uuid" FROM \`_settings_v_version_offices\`;`)
  await db.run(sql`DROP TABLE \`_settings_v_version_offices\`;`)
  await db.run(sql`ALTER TABLE \`__new__settings_v_version_offices\` RENAME TO \`_settings_v_version_offices\`;`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_offices_order_idx\` ON \`_settings_v_version_offices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_offices_parent_id_idx\` ON \`_settings_v_version_offices\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`markup_review_count\` numeric NOT NULL;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_markup_review_count\` numeric NOT NULL;`)
  await db.run(sql`ALTER TABLE \`services\` DROP COLUMN \`show_on_home\`;`)
  await db.run(sql`ALTER TABLE \`services\` DROP COLUMN \`show_on_cities\`;`)
  await db.run(sql`ALTER TABLE \`services\` DROP COLUMN \`in_quote_form\`;`)
  await db.run(sql`ALTER TABLE \`_services_v\` DROP COLUMN \`version_show_on_home\`;`)
  await db.run(sql`ALTER TABLE \`_services_v\` DROP COLUMN \`version_show_on_cities\`;`)
  await db.run(sql`ALTER TABLE \`_services_v\` DROP COLUMN \`version_in_quote_form\`;`)
}
