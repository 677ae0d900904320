import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { migrationsOf } from '../../base/database/database-kind';
import { CONTRACT, contractions } from './contractions';

const folder = migrationsOf('postgres://');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const names = readdirSync(folder).filter((name) => /^\d.*\.ts$/.test(name));
const up = (statement: string) => `up({ db }) {\n  await db.execute(sql\`\n   ${statement};\`)\n}`;

describe('a migration that breaks the release before it', () => {
  it.each([
    'DROP TABLE "posts" CASCADE',
    'ALTER TABLE "home" DROP COLUMN "sample"',
    'ALTER TABLE "home" RENAME COLUMN "a" TO "b"',
    'ALTER TABLE "home" ALTER COLUMN "title" SET NOT NULL',
    'ALTER TABLE "leads" ALTER COLUMN "status" SET DATA TYPE text',
    'ALTER TABLE "leads" ADD COLUMN "city" varchar NOT NULL',
    'DROP TYPE "enum_leads_status"',
  ])('is recognised by: %s', (statement) => {
    expect(contractions(up(statement))).toEqual([statement]);
  });

  it.each([
    'CREATE TABLE "notes" ("id" serial PRIMARY KEY NOT NULL)',
    'ALTER TABLE "leads" ADD COLUMN "city" varchar',
    'ALTER TABLE "leads" ADD COLUMN "city" varchar DEFAULT \'Adelaide\' NOT NULL',
    'CREATE INDEX "a" ON "leads" USING btree ("city")',
    'ALTER TYPE "enum_leads_status" ADD VALUE \'lost\'',
    'DROP INDEX "a"',
  ])('is not one with: %s', (statement) => {
    expect(contractions(up(statement))).toEqual([]);
  });

  it(`has a name that ends in ${CONTRACT}`, () => {
    const others = names.filter((name) => !name.endsWith(`_${CONTRACT}.ts`));
    expect(others.filter((name) => contractions(read(name)).length > 0)).toEqual([]);
  });
});
