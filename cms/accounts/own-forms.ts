import { createLocalReq, type Payload } from 'payload';
import { may, type Subject } from './document-rights';

interface FormStateArgs {
  collectionSlug?: unknown;
  globalSlug?: unknown;
  id?: unknown;
  returnLockStatus?: unknown;
}

/**
 * What a browser may ask of `form-state`, or undefined when it may not. Payload builds the form of any record, with its server
 * components, and locks the record for whoever may enter: here for whoever may read it, and change it.
 */
export async function ownForm<Args extends FormStateArgs>(
  payload: Payload,
  headers: Headers,
  args: Args,
): Promise<Args | undefined> {
  const { collectionSlug, globalSlug, id } = args;
  const { user } = await payload.auth({ headers });
  const req = await createLocalReq({ user: user ?? undefined }, payload);
  if (!['number', 'string', 'undefined'].includes(typeof id) && id !== null) return undefined; // no condition in a number's place
  const value = (id ?? undefined) as number | string | undefined;
  const subject: Subject = {
    ...(collectionSlug ? { document: { relationTo: String(collectionSlug), value } } : {}),
    ...(globalSlug ? { globalSlug: String(globalSlug) } : {}),
  };
  if (!(await may(req, 'read', subject))) return undefined;
  return (await may(req, 'update', subject)) ? args : { ...args, returnLockStatus: false };
}
