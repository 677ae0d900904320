import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

import { markUntouchedSamples } from '../untouched-samples';

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`home\` ADD \`sample\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`home_sample_idx\` ON \`home\` (\`sample\`);`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_sample\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`_home_v_version_version_sample_idx\` ON \`_home_v\` (\`version_sample\`);`)
  await db.run(sql`ALTER TABLE \`city_pages\` ADD \`sample\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`city_pages_sample_idx\` ON \`city_pages\` (\`sample\`);`)
  await db.run(sql`ALTER TABLE \`_city_pages_v\` ADD \`version_sample\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`_city_pages_v_version_version_sample_idx\` ON \`_city_pages_v\` (\`version_sample\`);`)
  await db.run(sql`ALTER TABLE \`reviews\` ADD \`sample\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`reviews_sample_idx\` ON \`reviews\` (\`sample\`);`)
  await db.run(sql`ALTER TABLE \`_reviews_v\` ADD \`version_sample\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`_reviews_v_version_version_sample_idx\` ON \`_reviews_v\` (\`version_sample\`);`)
  for (const statement of markUntouchedSamples) await db.run(sql.raw(statement));
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`home_sample_idx\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`sample\`;`)
  await db.run(sql`DROP INDEX \`_home_v_version_version_sample_idx\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version_sample\`;`)
  await db.run(sql`DROP INDEX \`city_pages_sample_idx\`;`)
  await db.run(sql`ALTER TABLE \`city_pages\` DROP COLUMN \`sample\`;`)
  await db.run(sql`DROP INDEX \`_city_pages_v_version_version_sample_idx\`;`)
  await db.run(sql`ALTER TABLE \`_city_pages_v\` DROP COLUMN \`version_sample\`;`)
  await db.run(sql`DROP INDEX \`reviews_sample_idx\`;`)
  await db.run(sql`ALTER TABLE \`reviews\` DROP COLUMN \`sample\`;`)
  await db.run(sql`DROP INDEX \`_reviews_v_version_version_sample_idx\`;`)
  await db.run(sql`ALTER TABLE \`_reviews_v\` DROP COLUMN \`version_sample\`;`)
}
