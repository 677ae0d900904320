import { createLocalReq, type Payload } from 'payload';
import { hasScheduledPublishEnabled } from 'payload/shared';
import { hasAccess, type Subject } from './document-rights';

/**
 * Whether the account may change what a call wants to publish, or take down, at a planned time, or no longer wants to. Payload asks
 * nobody.
 */
export async function mayPlan(payload: Payload, headers: Headers, args: Record<string, unknown>): Promise<boolean> {
  const { deleteID, doc, global } = args;
  if (deleteID === undefined) return mayChange(payload, headers, args);
  // Payload would publish a record beside it at once.
  if (doc !== undefined || global !== undefined) return false;
  if (!['number', 'string'].includes(typeof deleteID)) return false;
  const id = deleteID as number | string;
  const job = await payload.findByID({ collection: 'payload-jobs', id, depth: 0, disableErrors: true });
  return job?.taskSlug === 'schedulePublish' && mayChange(payload, headers, Object(job.input));
}

async function mayChange(payload: Payload, headers: Headers, { doc, global }: Record<string, unknown>): Promise<boolean> {
  const { user } = await payload.auth({ headers });
  const req = await createLocalReq({ user: user ?? undefined }, payload);
  const { relationTo, value } = (doc ?? {}) as Record<string, unknown>;
  const page = payload.config.globals.find(({ slug }) => slug === global);
  const kind = payload.config.collections.find(({ slug }) => slug === relationTo);
  // Whoever answers leads may change those and the own account; nothing is planned for either.
  if (page) return hasScheduledPublishEnabled(page) && hasAccess(req, 'update', { globalSlug: page.slug });
  if (!kind || !hasScheduledPublishEnabled(kind) || !['number', 'string'].includes(typeof value)) return false;
  return hasAccess(req, 'update', { document: { relationTo: kind.slug, value: value as number | string } });
}

interface FormStateArgs {
  collectionSlug?: unknown;
  globalSlug?: unknown;
  id?: unknown;
  returnLockStatus?: unknown;
}

/**
 * Restricts what a browser may request from `form-state`; undefined if it is not allowed. Payload builds the form of any record
 * and locks it, for every account; here an account needs the right to read it, and to change it for the lock.
 */
export async function ownForm<Args extends FormStateArgs>(
  payload: Payload,
  headers: Headers,
  args: Args,
): Promise<Args | undefined> {
  const { collectionSlug, globalSlug, id } = args;
  const { user } = await payload.auth({ headers });
  const req = await createLocalReq({ user: user ?? undefined }, payload);
  if (!['number', 'string', 'undefined'].includes(typeof id) && id !== null) return undefined; // an id must not be a query condition
  const value = (id ?? undefined) as number | string | undefined;
  const subject: Subject = {
    ...(collectionSlug ? { document: { relationTo: String(collectionSlug), value } } : {}),
    ...(globalSlug ? { globalSlug: String(globalSlug) } : {}),
  };
  if (!(await hasAccess(req, 'read', subject))) return undefined;
  return (await hasAccess(req, 'update', subject)) ? args : { ...args, returnLockStatus: false };
}
