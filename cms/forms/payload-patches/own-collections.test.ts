import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { ownFieldRules } from '../../base/rights/own-fields';
import { startPayload } from '../../testing/api';
import { withRulesFor } from './own-collections';

let payload: Payload;
beforeAll(async () => {
  payload = await startPayload();
});

it('every collection, Payload’s own included, can be sorted by its own fields only', () => {
  const { collections } = payload.config;
  expect(collections.filter(({ slug }) => slug.startsWith('payload-')).length).toBeGreaterThan(3);
  for (const { slug, hooks } of collections) expect(hooks.beforeOperation, slug).toEqual(expect.arrayContaining(ownFieldRules));
});

it('a form that merges concurrent edits takes no lock, and the database still has a column for one', () => {
  const { collections, globals } = payload.config;
  const locked = [...collections, ...globals].filter(({ lockDocuments }) => lockDocuments !== false).map(({ slug }) => slug);
  expect(locked).toEqual(expect.arrayContaining(['users', 'reply-texts']));
  for (const slug of ['posts', 'leads', 'home']) expect(locked).not.toContain(slug);
  const about = collections
    .find(({ slug }) => slug === 'payload-locked-documents')
    ?.flattenedFields.find(({ name }) => name === 'document');
  expect(about).toMatchObject({ relationTo: expect.arrayContaining(['posts', 'leads', 'users']) });
});

it('a collection that Payload no longer has is reported', () => {
  const { config } = payload;
  const change = withRulesFor({
    beforeOperation: [],
    locks: { access: {}, beforeValidate: () => undefined, subject: { update: () => false } },
    jobStatistics: { access: { read: () => false, readVersions: () => false, update: () => false } },
    hasNoLocks: () => false,
  });
  expect(() => change({ ...config, collections: [] })).toThrow('Payload has no payload-locked-documents');
});
