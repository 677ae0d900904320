import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What the list of enquiries asks for beside its views: a part of a suburb's name, and the least urgent first. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`CREATE INDEX IF NOT EXISTS "leads_due_at_last_idx" ON "leads" ("due_at" DESC NULLS LAST, "id" DESC) WHERE "deleted_at" IS NULL;`)
  // A server without the extension searches row by row.
  await db.execute(sql`
    DO $$ BEGIN
      CREATE EXTENSION IF NOT EXISTS pg_trgm;
      CREATE INDEX IF NOT EXISTS leads_place_words_idx ON leads USING gin (suburb gin_trgm_ops, city gin_trgm_ops);
    EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN
      RAISE WARNING 'Searches of leads by place read every row: the extension pg_trgm is not there';
    END $$;`)
}
