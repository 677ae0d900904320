import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`UPDATE leads SET reference = reference || '-' || id
    WHERE reference <> 'ERASED' AND id NOT IN (SELECT min(id) FROM leads GROUP BY reference)`)
  await db.run(sql`CREATE UNIQUE INDEX \`leads_reference_once\` ON \`leads\` (\`reference\`) WHERE reference <> 'ERASED';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`leads_reference_once\`;`)
}
