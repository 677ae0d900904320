import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "settings_offices" ADD COLUMN "in_forms" boolean;
  ALTER TABLE "_settings_v_version_offices" ADD COLUMN "in_forms" boolean;`)
}
