import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { emptyRepeatedFacts } from '../company-facts'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "settings_offices" ALTER COLUMN "phone" DROP NOT NULL;
  ALTER TABLE "settings_offices" ALTER COLUMN "email" DROP NOT NULL;
  ALTER TABLE "_settings_v_version_offices" ALTER COLUMN "phone" DROP NOT NULL;
  ALTER TABLE "_settings_v_version_offices" ALTER COLUMN "email" DROP NOT NULL;
  ALTER TABLE "services" ADD COLUMN "show_on_home" boolean DEFAULT true;
  ALTER TABLE "services" ADD COLUMN "show_on_cities" boolean DEFAULT true;
  ALTER TABLE "services" ADD COLUMN "in_quote_form" boolean DEFAULT true;
  ALTER TABLE "_services_v" ADD COLUMN "version_show_on_home" boolean DEFAULT true;
  ALTER TABLE "_services_v" ADD COLUMN "version_show_on_cities" boolean DEFAULT true;
  ALTER TABLE "_services_v" ADD COLUMN "version_in_quote_form" boolean DEFAULT true;
  ALTER TABLE "settings_offices" ADD COLUMN "hours" varchar;
  ALTER TABLE "_settings_v_version_offices" ADD COLUMN "hours" varchar;
  ALTER TABLE "settings" DROP COLUMN "markup_review_count";
  ALTER TABLE "_settings_v" DROP COLUMN "version_markup_review_count";`)
  for (const statement of emptyRepeatedFacts) await db.execute(sql.raw(statement))
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "settings_offices" ALTER COLUMN "phone" SET NOT NULL;
  ALTER TABLE "settings_offices" ALTER COLUMN "email" SET NOT NULL;
  ALTER TABLE "_settings_v_version_offices" ALTER COLUMN "phone" SET NOT NULL;
  ALTER TABLE "_settings_v_version_offices" ALTER COLUMN "email" SET NOT NULL;
  ALTER TABLE "settings" ADD COLUMN "markup_review_count" numeric NOT NULL;
  ALTER TABLE "_settings_v" ADD COLUMN "version_markup_review_count" numeric NOT NULL;
  ALTER TABLE "services" DROP COLUMN "show_on_home";
  ALTER TABLE "services" DROP COLUMN "show_on_cities";
  ALTER TABLE "services" DROP COLUMN "in_quote_form";
  ALTER TABLE "_services_v" DROP COLUMN "version_show_on_home";
  ALTER TABLE "_services_v" DROP COLUMN "version_show_on_cities";
  ALTER TABLE "_services_v" DROP COLUMN "version_in_quote_form";
  ALTER TABLE "settings_offices" DROP COLUMN "hours";
  ALTER TABLE "_settings_v_version_offices" DROP COLUMN "hours";`)
}
