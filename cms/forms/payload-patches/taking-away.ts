/**
 * Why: Payload judges a whole record when it is taken off the site, so that a page of which something has become wrong (its office is
 * gone, its draft misses a heading) could not be taken down. Its trash judges only what is sent, and so does this.
 * Relies on: `validate` of the finished fields being called with the request, the collection, the id and the path.
 * Test: `taking-away.test.ts`.
 * Remove: once Payload judges only what is sent when `_status` becomes “draft”.
 */
import type { CollectionBeforeOperationHook, Field, SanitizedConfig, Validate } from 'payload';

/** Notes that a record is taken off the site, and which fields come with that. */
export const noteTakingAway: CollectionBeforeOperationHook = ({ args, collection: { slug }, operation, req }) => {
  const { id, data, draft } = args as { id?: number | string; data?: Record<string, unknown>; draft?: boolean };
  if (operation === 'update' && id && !draft && data?._status === 'draft')
    req.context.taken_away = { slug, id: String(id), fields: Object.keys(data) };
};

const judgingWhatIsSent =
  (validate: Validate): Validate =>
  (value, options) => {
    const { req, collectionSlug, id, path } = options;
    const taken = req?.context?.taken_away;
    const isKept = taken && taken.slug === collectionSlug && taken.id === String(id) && !taken.fields.includes(String(path[0]));
    return isKept ? true : validate(value, options);
  };

/** Collections may share a field, which is judged by its own rule once. */
const seen = new WeakSet<object>();

function each(fields: Field[]): void {
  for (const field of fields) {
    if (seen.has(field)) continue;
    seen.add(field);
    if ('validate' in field && field.validate) Object.assign(field, { validate: judgingWhatIsSent(field.validate as Validate) });
    if ('fields' in field) each(field.fields);
    if (field.type === 'tabs') for (const tab of field.tabs) each(tab.fields);
    if (field.type === 'blocks') for (const block of field.blocks) each(block.fields);
  }
}

/** Lets every record with drafts be taken off the site, whatever its fields hold. */
export function judgeOnlyWhatStays(config: SanitizedConfig): SanitizedConfig {
  for (const { fields, versions } of config.collections) if (versions?.drafts) each(fields);
  return config;
}
