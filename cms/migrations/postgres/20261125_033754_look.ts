import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_settings_look_heading_font" AS ENUM('Bricolage', 'Outfit', 'Jakarta', 'Fraunces');
  CREATE TYPE "public"."enum__settings_v_version_look_heading_font" AS ENUM('Bricolage', 'Outfit', 'Jakarta', 'Fraunces');
  ALTER TABLE "settings" ADD COLUMN "look_logo_id" integer;
  ALTER TABLE "settings" ADD COLUMN "look_logo_on_dark_id" integer;
  ALTER TABLE "settings" ADD COLUMN "look_sign_id" integer;
  ALTER TABLE "settings" ADD COLUMN "look_main" varchar DEFAULT '#0f4c5c';
  ALTER TABLE "settings" ADD COLUMN "look_accent" varchar DEFAULT '#ffbf46';
  ALTER TABLE "settings" ADD COLUMN "look_heading_font" "enum_settings_look_heading_font" DEFAULT 'Bricolage';
  ALTER TABLE "_settings_v" ADD COLUMN "version_look_logo_id" integer;
  ALTER TABLE "_settings_v" ADD COLUMN "version_look_logo_on_dark_id" integer;
  ALTER TABLE "_settings_v" ADD COLUMN "version_look_sign_id" integer;
  ALTER TABLE "_settings_v" ADD COLUMN "version_look_main" varchar DEFAULT '#0f4c5c';
  ALTER TABLE "_settings_v" ADD COLUMN "version_look_accent" varchar DEFAULT '#ffbf46';
  ALTER TABLE "_settings_v" ADD COLUMN "version_look_heading_font" "enum__settings_v_version_look_heading_font" DEFAULT 'Bricolage';
  ALTER TABLE "settings" ADD CONSTRAINT "settings_look_logo_id_media_id_fk" FOREIGN KEY ("look_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_look_logo_on_dark_id_media_id_fk" FOREIGN KEY ("look_logo_on_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_look_sign_id_media_id_fk" FOREIGN KEY ("look_sign_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_settings_v" ADD CONSTRAINT "_settings_v_version_look_logo_id_media_id_fk" FOREIGN KEY ("version_look_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_settings_v" ADD CONSTRAINT "_settings_v_version_look_logo_on_dark_id_media_id_fk" FOREIGN KEY ("version_look_logo_on_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_settings_v" ADD CONSTRAINT "_settings_v_version_look_sign_id_media_id_fk" FOREIGN KEY ("version_look_sign_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "settings_look_look_logo_idx" ON "settings" USING btree ("look_logo_id");
  CREATE INDEX "settings_look_look_logo_on_dark_idx" ON "settings" USING btree ("look_logo_on_dark_id");
  CREATE INDEX "settings_look_look_sign_idx" ON "settings" USING btree ("look_sign_id");
  CREATE INDEX "_settings_v_version_look_version_look_logo_idx" ON "_settings_v" USING btree ("version_look_logo_id");
  CREATE INDEX "_settings_v_version_look_version_look_logo_on_dark_idx" ON "_settings_v" USING btree ("version_look_logo_on_dark_id");
  CREATE INDEX "_settings_v_version_look_version_look_sign_idx" ON "_settings_v" USING btree ("version_look_sign_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "settings" DROP CONSTRAINT "settings_look_logo_id_media_id_fk";
  
  ALTER TABLE "settings" DROP CONSTRAINT "settings_look_logo_on_dark_id_media_id_fk";
  
  ALTER TABLE "settings" DROP CONSTRAINT "settings_look_sign_id_media_id_fk";
  
  ALTER TABLE "_settings_v" DROP CONSTRAINT "_settings_v_version_look_logo_id_media_id_fk";
  
  ALTER TABLE "_settings_v" DROP CONSTRAINT "_settings_v_version_look_logo_on_dark_id_media_id_fk";
  
  ALTER TABLE "_settings_v" DROP CONSTRAINT "_settings_v_version_look_sign_id_media_id_fk";
  
  DROP INDEX "settings_look_look_logo_idx";
  DROP INDEX "settings_look_look_logo_on_dark_idx";
  DROP INDEX "settings_look_look_sign_idx";
  DROP INDEX "_settings_v_version_look_version_look_logo_idx";
  DROP INDEX "_settings_v_version_look_version_look_logo_on_dark_idx";
  DROP INDEX "_settings_v_version_look_version_look_sign_idx";
  ALTER TABLE "settings" DROP COLUMN "look_logo_id";
  ALTER TABLE "settings" DROP COLUMN "look_logo_on_dark_id";
  ALTER TABLE "settings" DROP COLUMN "look_sign_id";
  ALTER TABLE "settings" DROP COLUMN "look_main";
  ALTER TABLE "settings" DROP COLUMN "look_accent";
  ALTER TABLE "settings" DROP COLUMN "look_heading_font";
  ALTER TABLE "_settings_v" DROP COLUMN "version_look_logo_id";
  ALTER TABLE "_settings_v" DROP COLUMN "version_look_logo_on_dark_id";
  ALTER TABLE "_settings_v" DROP COLUMN "version_look_sign_id";
  ALTER TABLE "_settings_v" DROP COLUMN "version_look_main";
  ALTER TABLE "_settings_v" DROP COLUMN "version_look_accent";
  ALTER TABLE "_settings_v" DROP COLUMN "version_look_heading_font";
  DROP TYPE "public"."enum_settings_look_heading_font";
  DROP TYPE "public"."enum__settings_v_version_look_heading_font";`)
}
