import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NoopLogger } from '@payloadcms/db-sqlite/drizzle';
import type { BaseDatabaseAdapter, FlattenedField, Payload } from 'payload';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { root } from '../../../scripts/steps.mjs';
import { startPayload } from '../../testing/api';
import { listLengths, type Values, versionFields, withLists } from '../../testing/every-list';
import { idsIn, valuesFor } from '../../testing/fill-database';
import { SAVES } from './whole-saves';

let payload: Payload;
let db: BaseDatabaseAdapter;
let ids: Map<string, unknown>;
beforeAll(async () => {
  payload = await startPayload();
  db = payload.db;
  ids = await idsIn(payload);
});
const newValues = (fields: FlattenedField[]) => valuesFor(fields, ids);
const expectFull = (fields: FlattenedField[], doc: Values) =>
  expect(Object.entries(listLengths(fields, doc)).filter(([, length]) => length < 2)).toEqual([]);

it('each write of Payload’s adapters that takes more than one statement is whole (R-OWNER-27)', () => {
  const folder = join(root, 'node_modules', '@payloadcms', 'drizzle', 'dist');
  const files = readdirSync(folder).filter((file) => /(?<!\.spec)\.js$/.test(file));
  const writes = files.filter((file) => readFileSync(join(folder, file), 'utf8').includes('upsertRow('));
  expect(writes.map((file) => file.replace('.js', ''))).toEqual([...SAVES].sort());
});

/** Refuses the `n`th statement from now on; both databases log each before they run it. */
function refuse(n: number) {
  let statements = 0;
  const log = vi.spyOn(NoopLogger.prototype, 'logQuery').mockImplementation(() => {
    statements += 1;
    if (statements === n) throw new Error('the power is gone');
  });
  return () => {
    log.mockRestore();
    return statements >= n;
  };
}

interface Kept {
  fields: FlattenedField[];
  /** What everybody reads of it. */
  read(): Promise<unknown>;
  /** The record or version itself among that. */
  one?(): Promise<Values>;
  write(data: Values): Promise<unknown>;
}

/** Interrupts a save at each of its statements. Before it is done, all is read as it was. */
async function interruptEverywhere({ fields, read, one, write }: Kept): Promise<void> {
  const data = newValues(fields);
  const before = await read();
  for (let n = 1; ; n += 1) {
    const wasRefused = refuse(n);
    const [result] = await Promise.allSettled([write(structuredClone(data))]);
    if (!wasRefused()) {
      expect(result).toMatchObject({ status: 'fulfilled' });
      break;
    }
    expect(result, `a save whose statement ${n} was refused`).toMatchObject({ status: 'rejected' });
    expect(await read(), `after statement ${n} was refused`).toEqual(before);
  }
  expect(await read()).not.toEqual(before);
  if (one) expectFull(fields, await one());
}

const req = undefined as never;
const now = () => new Date().toISOString();

describe.each(withLists.collections.map(({ slug }) => slug))('lists of %s', (slug) => {
  const collection = slug as 'leads';
  const config = () => payload.collections[collection].config;
  const make = async () => (await db.create({ collection, data: newValues(config().flattenedFields), req })).id as number;
  const everything = () => db.find({ collection, req, limit: 0, pagination: false, sort: 'id' }).then(({ docs }) => docs);
  const byId = (id: number) => ({ id: { equals: id } });

  it('a save that is cut off leaves the older ones (R-OWNER-27)', async () => {
    const id = await make();
    const { flattenedFields: fields } = config();
    const one = () => db.findOne<Values & { id: number }>({ collection, where: byId(id), req }) as Promise<Values>;
    expectFull(fields, await one());
    await interruptEverywhere({ fields, read: one, one, write: (data) => db.updateOne({ collection, id, data, req }) });
    const many = (data: Values) => db.updateMany({ collection, where: byId(id), data, req });
    await interruptEverywhere({ fields, read: one, one, write: many });
    const jobs = (data: Values) => db.updateJobs({ id, data, req });
    if (slug === 'payload-jobs') await interruptEverywhere({ fields, read: one, one, write: jobs });
  });

  it('a record that is cut off is none (R-OWNER-27)', async () => {
    const { flattenedFields: fields } = config();
    await interruptEverywhere({ fields, read: everything, write: (data) => db.create({ collection, data, req }) });
  });

  it.runIf(withLists.collections.find((one) => one.slug === slug)?.versions)(
    'versions and autosaved drafts, too (R-OWNER-27)',
    async () => {
      const parent = await make();
      const fields = versionFields(config());
      const read = async () =>
        (await db.findVersions({ collection, where: { parent: { equals: parent } }, req, sort: 'id' })).docs;
      const one = async () => (await read()).at(-1) as unknown as Values;
      const create = ({ version }: Values) =>
        db.createVersion({
          ...{ collectionSlug: collection, parent, autosave: true, createdAt: now(), updatedAt: now(), req },
          versionData: version as never,
        });
      await interruptEverywhere({ fields, read, one, write: create });
      await interruptEverywhere({ fields, read, one, write: create });
      const { id } = await one();
      const update = ({ version }: Values) =>
        db.updateVersion({
          ...{ collection, id: id as number, req },
          versionData: { version, parent, latest: true, createdAt: now(), updatedAt: now() } as never,
        });
      await interruptEverywhere({ fields, read, one, write: update });
    },
  );
});

describe.each(withLists.globals.map(({ slug }) => slug))('lists of the page %s', (slug) => {
  const config = () => payload.globals.config.find((one) => one.slug === slug) as (typeof withLists.globals)[number];

  it('a save that is cut off leaves the older ones (R-OWNER-27)', async () => {
    const { flattenedFields: fields } = config();
    const read = () => db.findGlobal<Values & { id: number }>({ slug, req }) as Promise<Values>;
    const exists = Boolean((await read()).id);
    if (!exists) await interruptEverywhere({ fields, read, one: read, write: (data) => db.createGlobal({ slug, data, req }) });
    for (let times = 0; times < 2; times += 1)
      await interruptEverywhere({ fields, read, one: read, write: (data) => db.updateGlobal({ slug, data, req }) });
  });

  it.runIf(withLists.globals.find((one) => one.slug === slug)?.versions)(
    'versions and autosaved drafts, too (R-OWNER-27)',
    async () => {
      const fields = versionFields(config());
      const read = async () => (await db.findGlobalVersions({ global: slug as never, req, sort: 'id' })).docs;
      const one = async () => (await read()).at(-1) as unknown as Values;
      const create = ({ version }: Values) =>
        db.createGlobalVersion({
          ...{ globalSlug: slug as never, autosave: true, createdAt: now(), updatedAt: now(), req },
          versionData: version as never,
        });
      await interruptEverywhere({ fields, read, one, write: create });
      const { id } = await one();
      const update = ({ version }: Values) =>
        db.updateGlobalVersion({
          ...{ global: slug as never, id: id as number, req },
          versionData: { version, latest: true, createdAt: now(), updatedAt: now() } as never,
        });
      await interruptEverywhere({ fields, read, one, write: update });
    },
  );
});
