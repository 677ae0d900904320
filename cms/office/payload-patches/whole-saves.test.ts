import { NoopLogger } from '@payloadcms/db-sqlite/drizzle';
import type { BaseDatabaseAdapter, FlattenedField, Payload } from 'payload';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startPayload } from '../../testing/api';
import { expectFull, type Values, valuesFor, versionFields, withLists } from '../../testing/every-list';

let payload: Payload;
let db: BaseDatabaseAdapter;
beforeAll(async () => {
  payload = await startPayload();
  db = payload.db;
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
  const data = await valuesFor(payload, fields);
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
  const make = async () =>
    (await db.create({ collection, data: await valuesFor(payload, config().flattenedFields), req })).id as number;
  const everything = () => db.find({ collection, req, limit: 0, pagination: false, sort: 'id' }).then(({ docs }) => docs);
  const byId = (id: number) => ({ id: { equals: id } });

  it('a save that is cut off leaves the older ones', async () => {
    const id = await make();
    const { flattenedFields: fields } = config();
    const one = () => db.findOne<Values & { id: number }>({ collection, where: byId(id), req }) as Promise<Values>;
    expectFull(fields, await one());
    await interruptEverywhere({ fields, read: one, one, write: (data) => db.updateOne({ collection, id, data, req }) });
    const write = (data: Values) => db.updateMany({ collection, where: byId(id), data, req });
    if (!('email' in (await one()))) await interruptEverywhere({ fields, read: one, one, write });
  });

  it('a record that is cut off is none', async () => {
    const { flattenedFields: fields } = config();
    await interruptEverywhere({ fields, read: everything, write: (data) => db.create({ collection, data, req }) });
  });

  it.runIf(withLists.collections.find((one) => one.slug === slug)?.versions)('versions and autosaved drafts, too', async () => {
    const parent = await make();
    const fields = versionFields(config());
    const read = async () => (await db.findVersions({ collection, where: { parent: { equals: parent } }, req, sort: 'id' })).docs;
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
  });
});

describe.each(withLists.globals.map(({ slug }) => slug))('lists of the page %s', (slug) => {
  const config = () => payload.globals.config.find((one) => one.slug === slug) as (typeof withLists.globals)[number];

  it('a save that is cut off leaves the older ones', async () => {
    const { flattenedFields: fields } = config();
    const read = () => db.findGlobal<Values & { id: number }>({ slug, req }) as Promise<Values>;
    const exists = Boolean((await read()).id);
    if (!exists) await interruptEverywhere({ fields, read, one: read, write: (data) => db.createGlobal({ slug, data, req }) });
    for (let times = 0; times < 2; times += 1)
      await interruptEverywhere({ fields, read, one: read, write: (data) => db.updateGlobal({ slug, data, req }) });
  });

  it.runIf(withLists.globals.find((one) => one.slug === slug)?.versions)('versions and autosaved drafts, too', async () => {
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
  });
});
