import type { TypedUser } from 'payload';
import { QUIET } from '../publish/hooks';

/** Who saved the starter content, as records say. */
export const STARTER_NAME = 'Starter content';

/** Payload checks a global's pictures with the rights of the saving account, which the records then name. */
const user: TypedUser = {
  collection: 'users',
  id: 0,
  name: STARTER_NAME,
  email: '',
  role: 'owner',
  createdAt: '',
  updatedAt: '',
};

/** Save options of starter content: no signal to the site per record. */
export const asStarter = { context: QUIET, depth: 0, user };

/** Starter content is published at once. */
export const published = { _status: 'published' } as const;
