import fc from 'fast-check';
import type { FlattenedField, Payload } from 'payload';
import { callApi } from './api';

/** Texts and JSON that databases may treat differently. */
const texts = fc.sample(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), { numRuns: 50, seed: 1 });
const objects = fc.sample(fc.dictionary(fc.string({ unit: 'grapheme' }), fc.jsonValue(), { noNullPrototype: true }), {
  numRuns: 50,
  seed: 2,
});

let count = 0;
const next = <T>(list: readonly T[]) => list[count++ % list.length] as T;
const richText = () => ({
  root: {
    ...{ type: 'root', format: '', indent: 0, version: 1, direction: null },
    children: [
      { type: 'paragraph', format: '', indent: 0, version: 1, direction: null, children: [{ type: 'text', text: next(texts) }] },
    ],
  },
});

/** A value for every field, as rows may hold it; what forms demand of it does not matter here. */
export function valuesFor(fields: readonly FlattenedField[], ids: ReadonlyMap<string, unknown>): Record<string, unknown> {
  const one = (field: FlattenedField): unknown => {
    switch (field.type) {
      case 'number':
        return next([0, -1, 2.5, 1e9, 0.1]) + count;
      case 'checkbox':
        return count++ % 2 === 0;
      case 'date':
        return new Date(Date.UTC(2026, 1, 28) + count++ * 1001).toISOString();
      case 'json':
        return next(objects);
      case 'richText':
        return richText();
      case 'select':
      case 'radio': {
        const option = next(field.options);
        return typeof option === 'string' ? option : option.value;
      }
      case 'relationship':
      case 'upload': {
        if (typeof field.relationTo === 'string') return ids.get(field.relationTo);
        const relationTo = field.relationTo.find((slug) => ids.has(slug));
        return relationTo && { relationTo, value: ids.get(relationTo) };
      }
      case 'array':
        return [0, 1].map(() => ({ ...valuesFor(field.flattenedFields, ids), id: String(count++).padStart(24, '0') }));
      case 'blocks':
        return field.blocks.map(({ slug, flattenedFields }) => ({
          ...valuesFor(flattenedFields, ids),
          id: String(count++).padStart(24, '0'),
          blockType: slug,
        }));
      case 'group':
      case 'tab':
        return valuesFor(field.flattenedFields, ids);
      default:
        return `${next(texts)} ${count++}`;
    }
  };
  const stored = fields.filter(
    (field) => !('virtual' in field && field.virtual) && field.name !== 'id' && field.name !== 'deletedAt',
  );
  const all = (field: FlattenedField) => ('hasMany' in field && field.hasMany ? [one(field), one(field)] : one(field));
  return Object.fromEntries(stored.map((field) => [field.name, all(field)]));
}

/** The id of one record of each collection that has any. */
export async function idsIn(payload: Payload): Promise<Map<string, unknown>> {
  const ids = new Map<string, unknown>();
  for (const slug of Object.keys(payload.collections)) {
    const found = await payload.db.findOne<{ id: number }>({ collection: slug as 'leads', where: {} });
    if (found) ids.set(slug, found.id);
  }
  return ids;
}

/** Each collection and global gets records, drafts and versions with a value in each field. */
async function fillEverything(payload: Payload): Promise<void> {
  const ids = await idsIn(payload);
  const collections = Object.values(payload.collections).flatMap(({ config }) => (config.slug === 'payload-jobs' ? [] : config));
  const times = { createdAt: new Date().toISOString(), updatedAt: new Date().toISOString() };
  const create = async ({ slug, flattenedFields, versions }: (typeof collections)[number], more: object) => {
    const data = { ...valuesFor(flattenedFields, ids), ...times, ...more };
    const { id } = await payload.db.create({ collection: slug as 'leads', data });
    ids.set(slug, id);
    for (const autosave of versions ? [true, false] : [])
      await payload.db.createVersion({ collectionSlug: slug as 'leads', parent: id, autosave, versionData: data, ...times });
  };
  // Twice: the second records refer to the first of collections that come later.
  for (const collection of [...collections, ...collections]) {
    await create(collection, {});
    if (collection.trash) await create(collection, { deletedAt: times.createdAt });
  }
  for (const { slug, flattenedFields, versions } of payload.config.globals) {
    const globalSlug = slug as 'settings';
    const data = { ...valuesFor(flattenedFields, ids), ...times };
    const { id } = (await payload.db.findGlobal({ slug: globalSlug })) as { id?: unknown };
    await (id ? payload.db.updateGlobal({ slug: globalSlug, data }) : payload.db.createGlobal({ slug: globalSlug, data }));
    if (versions) await payload.db.createGlobalVersion({ globalSlug, autosave: true, versionData: data, ...times });
  }
}

/** Makes the installation one that has been in use: a lead came in, jobs ran, failed and wait, and every table has rows. */
export async function fillDatabase(payload: Payload): Promise<void> {
  const post = { name: 'Ada', email: 'a@example.com', phone: '1', city: 'Adelaide', address: '1 Example Street', captcha: '10' };
  const { status } = await callApi(payload, '/contact-submit', post);
  if (status !== 200) throw new Error(`the lead was not taken: ${status}`);
  const { docs } = await payload.find({ collection: 'testimonials', limit: 1, depth: 0 });
  const doc = { relationTo: 'testimonials' as const, value: docs[0]?.id ?? 0 };
  const plan = (value: number, waitUntil?: Date) =>
    payload.jobs.queue({ task: 'schedulePublish', input: { type: 'publish', doc: { ...doc, value } }, waitUntil });
  await plan(doc.value);
  await plan(9_999_999); // fails, and its job keeps a log
  await payload.jobs.queue({ task: 'forget-old-vitals', input: {} });
  await payload.jobs.run();
  await plan(doc.value, new Date(Date.now() + 1e9));
  await fillEverything(payload);
}
