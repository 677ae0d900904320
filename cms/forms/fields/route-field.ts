import type { CollectionSlug, FieldHook, TextField } from 'payload';
import { freeAddress } from './page-slug';

/** Validates a path on the site; returns true or the error. */
export const checkRoute = (value: unknown): true | string =>
  (typeof value === 'string' && /^\/(?!\/)\S*$/.test(value)) || 'Start with a slash, such as /service/oven-cleaning.';

/** A duplicate needs its own path. */
export const pathOfCopy: FieldHook = async ({ value, collection, field, req }) => {
  const wanted = `${value}-copy`;
  const name = String(field.name);
  const { docs } = await req.payload.find({
    collection: collection?.slug as CollectionSlug,
    where: { [name]: { contains: wanted } },
    depth: 0,
    pagination: false,
    trash: true,
    req,
  });
  return freeAddress(wanted, new Set(docs.map((doc) => String(doc[name as keyof typeof doc]))));
};

export const routeField = (name: string, label: string, { required = true, unique = false } = {}): TextField => ({
  name,
  type: 'text',
  label,
  required,
  unique,
  index: unique,
  hooks: unique ? { beforeDuplicate: [pathOfCopy] } : undefined,
  validate: (value: unknown) => (!required && !value ? true : checkRoute(value)),
  admin: { description: 'Path of a page on the site, such as /service/oven-cleaning.' },
});
