import type { TextField } from 'payload';

const SHAPE = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** True, or what is wrong with a slug. */
export const checkSlug = (value: unknown): true | string =>
  (typeof value === 'string' && SHAPE.test(value)) || 'Use small letters, digits and single hyphens, such as oven-cleaning.';

/** Last part of a page's address; fixed once the page exists, so that links to it keep working. */
export const slugField = (description: string): TextField => ({
  name: 'slug',
  type: 'text',
  label: 'Address',
  required: true,
  unique: true,
  index: true,
  validate: (value: unknown) => checkSlug(value),
  access: { update: () => false },
  admin: { description },
});
