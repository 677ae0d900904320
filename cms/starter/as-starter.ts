import type { TypedUser } from 'payload';
import { QUIET } from '../publish/hooks';

/** Payload checks a global's pictures with the rights of whoever saves it; the records then say who that was. */
const user: TypedUser = {
  collection: 'users',
  id: 0,
  name: 'Starter content',
  email: '',
  role: 'owner',
  createdAt: '',
  updatedAt: '',
};

/** How starter content is saved: without telling the site of each record. */
export const asStarter = { context: QUIET, depth: 0, user };
