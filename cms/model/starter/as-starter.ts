import type { TypedUser } from 'payload';

/** Who saved the starter content, as records say. */
export const STARTER_NAME = 'Starter content';

/**
 * The account of automatic saves, which records then name. Payload checks a global's pictures with the rights of the saving
 * account; id 0 keeps them out of "Who did what".
 */
export const automaticAccount = (name: string): TypedUser => ({
  collection: 'users',
  id: 0,
  name,
  email: '',
  role: 'owner',
  createdAt: '',
  updatedAt: '',
});

export const asStarter = { context: { quiet: true }, depth: 0, user: automaticAccount(STARTER_NAME) };

/** Starter content is published at once. */
export const published = { _status: 'published' } as const;
