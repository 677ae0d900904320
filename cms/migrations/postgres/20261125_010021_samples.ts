import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

import { markUntouchedSamples } from '../untouched-samples';

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "home" ADD COLUMN "sample" boolean DEFAULT false;
  ALTER TABLE "_home_v" ADD COLUMN "version_sample" boolean DEFAULT false;
  ALTER TABLE "city_pages" ADD COLUMN "sample" boolean DEFAULT false;
  ALTER TABLE "_city_pages_v" ADD COLUMN "version_sample" boolean DEFAULT false;
  ALTER TABLE "reviews" ADD COLUMN "sample" boolean DEFAULT false;
  ALTER TABLE "_reviews_v" ADD COLUMN "version_sample" boolean DEFAULT false;
  CREATE INDEX "home_sample_idx" ON "home" USING btree ("sample");
  CREATE INDEX "_home_v_version_version_sample_idx" ON "_home_v" USING btree ("version_sample");
  CREATE INDEX "city_pages_sample_idx" ON "city_pages" USING btree ("sample");
  CREATE INDEX "_city_pages_v_version_version_sample_idx" ON "_city_pages_v" USING btree ("version_sample");
  CREATE INDEX "reviews_sample_idx" ON "reviews" USING btree ("sample");
  CREATE INDEX "_reviews_v_version_version_sample_idx" ON "_reviews_v" USING btree ("version_sample");`)
  for (const statement of markUntouchedSamples) await db.execute(sql.raw(statement));
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "home_sample_idx";
  DROP INDEX "_home_v_version_version_sample_idx";
  DROP INDEX "city_pages_sample_idx";
  DROP INDEX "_city_pages_v_version_version_sample_idx";
  DROP INDEX "reviews_sample_idx";
  DROP INDEX "_reviews_v_version_version_sample_idx";
  ALTER TABLE "home" DROP COLUMN "sample";
  ALTER TABLE "_home_v" DROP COLUMN "version_sample";
  ALTER TABLE "city_pages" DROP COLUMN "sample";
  ALTER TABLE "_city_pages_v" DROP COLUMN "version_sample";
  ALTER TABLE "reviews" DROP COLUMN "sample";
  ALTER TABLE "_reviews_v" DROP COLUMN "version_sample";`)
}
