import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { migrationNames } from '../base/database-kind';
import { env } from '../base/env';
import { rowsOf, sql } from '../base/query';
import { type Answers, askAll } from '../testing/ask-all';
import { fill, openEarlier, type Rows, runMigrations } from '../testing/earlier-release';

const read = <T>(name: string): T =>
  JSON.parse(gunzipSync(readFileSync(resolve(import.meta.dirname, 'fixtures', `before-one-record.${name}.json.gz`))).toString()) as T;

/** Fields that later releases added. */
const ADDED = ['phone_link', 'mobile_link'];
/** An answer as that release gave it: it named icons instead of their files. */
const asBefore = (answer: unknown) =>
  answer === undefined
    ? answer
    : JSON.parse(
        JSON.stringify(answer, (name, value) => {
          if (ADDED.includes(name)) return undefined;
          return name === 'icon' && typeof value === 'string' ? value.replace(/^icons\/(.*)\.svg$/, '$1') : value;
        }),
      );

let payload: Payload;

/** A database of the release before, with an owner's changes in every collection, then migrated. */
beforeAll(async () => {
  const names = await migrationNames(env.databaseUrl);
  const at = names.findIndex((name) => name.endsWith('_one_record'));
  payload = await openEarlier(names.slice(0, at));
  await fill(payload, read<Rows>('rows'));
  await runMigrations(payload);
});

it('answers every documented call as before', async () => {
  const { '/additions': _, ...before } = read<Answers>('answers'); // later releases add calls
  const after = await askAll(payload);
  expect(Object.keys(before).length).toBeGreaterThan(100);
  for (const [path, answer] of Object.entries(before)) expect([path, asBefore(after[path])]).toEqual([path, answer]);
});

it('keeps an earlier version of each record, and shows every record in its list', async () => {
  for (const table of ['services', 'cities', 'faq_categories', 'testimonials']) {
    const [records] = await rowsOf<{ n: number }>(payload, sql`SELECT count(*) AS n FROM ${sql.identifier(table)}`);
    const latest = sql`SELECT count(*) AS n FROM ${sql.identifier(`_${table}_v`)} WHERE latest = TRUE`;
    expect([table, (await rowsOf<{ n: number }>(payload, latest))[0]]).toEqual([table, records]);
  }
});
