/**
 * Why: Payload's own collections and globals are open to every account, and are made after all plugins have run; `lockDocuments` of a
 * record decides about the database's schema as well as about the form.
 * Relies on: their slugs, and hooks and access of the finished configuration being read at each call.
 * Test: `own-collections.test.ts`; what the rules are for, `accounts/locks.test.ts` and `base/rights/access-by-rest.test.ts`.
 * Remove: once Payload has overrides for them, as it has `jobsCollectionOverrides` (pull request 17867), pass the rules there.
 */
import type {
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  Field,
  FieldAccess,
  SanitizedCollectionConfig,
  SanitizedConfig,
  SanitizedGlobalConfig,
} from 'payload';

interface Rules {
  beforeOperation: CollectionBeforeOperationHook[];
  locks: {
    access: Partial<SanitizedCollectionConfig['access']>;
    beforeValidate: CollectionBeforeValidateHook;
    /** What a lock is about never changes. */
    subject: { update: FieldAccess };
  };
  jobStatistics: { access: SanitizedGlobalConfig['access'] };
  hasNoLocks(fields: Field[]): boolean;
}

function named<Entity extends { slug: string }>(entities: Entity[], slug: string): Entity {
  const found = entities.find((entity) => entity.slug === slug);
  if (!found) throw new Error(`Payload has no ${slug}: see forms/payload-patches/own-collections.ts`);
  return found;
}

/** Applies the rules to what Payload adds to the configuration itself. */
export const withRulesFor =
  ({ beforeOperation, locks, jobStatistics, hasNoLocks }: Rules) =>
  ({ collections, globals, ...config }: SanitizedConfig): SanitizedConfig => {
    for (const { slug, hooks } of collections)
      if (slug.startsWith('payload-')) hooks.beforeOperation = [...hooks.beforeOperation, ...beforeOperation];
    const { access, fields, hooks } = named(collections, 'payload-locked-documents');
    Object.assign(access, locks.access);
    hooks.beforeValidate = [...hooks.beforeValidate, locks.beforeValidate];
    for (const field of fields)
      if ('name' in field && (field.name === 'document' || field.name === 'globalSlug'))
        Object.assign(field, { access: locks.subject });
    named(globals, 'payload-jobs-stats').access = jobStatistics.access;
    for (const entity of [...collections, ...globals]) if (hasNoLocks(entity.fields)) entity.lockDocuments = false;
    return { ...config, collections, globals };
  };
