import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "leads" ADD COLUMN "visit_first_clicks" varchar;
  ALTER TABLE "leads" ADD COLUMN "visit_last_clicks" varchar;
  ALTER TABLE "_leads_v" ADD COLUMN "version_visit_first_clicks" varchar;
  ALTER TABLE "_leads_v" ADD COLUMN "version_visit_last_clicks" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "leads" DROP COLUMN "visit_first_clicks";
  ALTER TABLE "leads" DROP COLUMN "visit_last_clicks";
  ALTER TABLE "_leads_v" DROP COLUMN "version_visit_first_clicks";
  ALTER TABLE "_leads_v" DROP COLUMN "version_visit_last_clicks";`)
}
