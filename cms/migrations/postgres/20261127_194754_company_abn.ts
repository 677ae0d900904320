import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "settings" ADD COLUMN "abn" varchar;
  ALTER TABLE "_settings_v" ADD COLUMN "version_abn" varchar;`)
}
