import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`UPDATE leads SET reference = reference || '-' || id
    WHERE reference <> 'ERASED' AND id NOT IN (SELECT min(id) FROM leads GROUP BY reference)`)
  await db.execute(sql`
   CREATE UNIQUE INDEX "leads_reference_once" ON "leads" USING btree ("reference") WHERE reference <> 'ERASED';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "leads_reference_once";`)
}
