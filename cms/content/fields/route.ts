import type { TextField } from 'payload';

/** True, or what is wrong with a path on the site. */
export const checkRoute = (value: unknown): true | string =>
  (typeof value === 'string' && /^\/(?!\/)\S*$/.test(value)) || 'Start with a slash, such as /service/oven-cleaning.';

/** A link to a page of the site. */
export const routeField = (name: string, label: string, { required = true, unique = false } = {}): TextField => ({
  name,
  type: 'text',
  label,
  required,
  unique,
  index: unique,
  validate: (value: unknown) => (!required && !value ? true : checkRoute(value)),
  admin: { description: 'Path of a page on the site, such as /service/oven-cleaning.' },
});
