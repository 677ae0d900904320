import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "services" ADD COLUMN "sections" jsonb;
  ALTER TABLE "_services_v" ADD COLUMN "version_sections" jsonb;
  ALTER TABLE "cities" ADD COLUMN "sections" jsonb;
  ALTER TABLE "_cities_v" ADD COLUMN "version_sections" jsonb;
  ALTER TABLE "media" ADD COLUMN "uploaded_at" timestamp(3) with time zone;
  ALTER TABLE "home" ADD COLUMN "sections" jsonb;
  ALTER TABLE "_home_v" ADD COLUMN "version_sections" jsonb;
  ALTER TABLE "settings" ADD COLUMN "embed_hosts" varchar;
  ALTER TABLE "_settings_v" ADD COLUMN "version_embed_hosts" varchar;
  ALTER TABLE "announcement" ADD COLUMN "shown_on_own" boolean DEFAULT false;
  ALTER TABLE "_announcement_v" ADD COLUMN "version_shown_on_own" boolean DEFAULT false;`)
}
