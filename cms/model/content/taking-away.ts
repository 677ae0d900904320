import { type CollectionBeforeOperationHook, type Field, type Plugin, type Validate, validations } from 'payload';

export const noteTakingAway: CollectionBeforeOperationHook = ({ args, collection: { slug }, operation, req }) => {
  const { id, data, draft } = args as { id?: number | string; data?: Record<string, unknown>; draft?: boolean };
  if (operation === 'update' && id && !draft && data?._status === 'draft')
    req.context.taken_away = { slug, id: String(id), fields: Object.keys(data) };
};

const judgingWhatIsSent =
  (validate: Validate, field: Field): Validate =>
  (value, options) => {
    const { req, collectionSlug, id, path } = options;
    const taken = req?.context?.taken_away;
    const isKept = taken && taken.slug === collectionSlug && taken.id === String(id) && !taken.fields.includes(String(path[0]));
    return isKept ? true : validate(value, { ...field, ...options });
  };

/** Collections may share a field, which is judged by its own rule once. */
const seen = new WeakSet<object>();

function each(fields: Field[]): void {
  for (const field of fields) {
    if (seen.has(field)) continue;
    seen.add(field);
    const own = 'validate' in field ? field.validate : undefined;
    const validate = (own ?? validations[field.type as keyof typeof validations]) as Validate | undefined;
    if (validate) Object.assign(field, { validate: judgingWhatIsSent(validate, field) });
    if ('fields' in field) each(field.fields);
    if (field.type === 'tabs') for (const tab of field.tabs) each(tab.fields);
    if (field.type === 'blocks') for (const block of field.blocks) each(block.fields);
  }
}

/** Lets every record be taken off the site, whatever its fields hold: else a page with something wrong could not be taken down. */
export const judgeOnlyWhatStays: Plugin = (config) => {
  for (const { versions, fields } of config.collections ?? []) if (typeof versions === 'object' && versions.drafts) each(fields);
  return config;
};
