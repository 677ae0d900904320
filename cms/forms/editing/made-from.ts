import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type Field,
  type GlobalBeforeOperationHook,
  type GlobalSlug,
  type Payload,
  type PayloadRequest,
} from 'payload';
import { turnIsOver } from '../../base/database/in-turn';
import { clockTime, zoneOf } from '../../base/process/zone';
import { changesBetween, type FieldShape, inWords, type Values } from './changes';
import { typingField } from './typing-field';

interface Subject {
  slug: string;
  fields: FieldShape[];
  /** None for a page of its own. */
  id?: number | string;
}

type Saving = Pick<PayloadRequest, 'payload' | 'user'>;

async function read({ payload, user }: Saving, { slug, id }: Subject, draft: boolean): Promise<Values | null> {
  // Some fields are whole only for whoever edits.
  const how = { draft, depth: 0, disableErrors: true, user } as const;
  const doc = id
    ? await payload.findByID({ collection: slug as CollectionSlug, id, trash: true, ...how })
    : await payload.findGlobal({ slug: slug as GlobalSlug, ...how });
  return doc as Values | null;
}

/** The version that somebody had opened; undefined once an autosave has replaced it, or the history is shorter. */
export async function versionOf(
  { payload }: Pick<Saving, 'payload'>,
  { slug, id }: Omit<Subject, 'fields'>,
  updatedAt: string,
): Promise<Values | undefined> {
  const opened = { 'version.updatedAt': { equals: updatedAt } };
  const one = { limit: 1, pagination: false, depth: 0 } as const;
  const { docs } = id
    ? await payload.findVersions({ collection: slug as 'leads', where: { ...opened, parent: { equals: id } }, ...one })
    : await payload.findGlobalVersions({ slug: slug as 'settings', where: opened, ...one });
  return docs[0]?.version as Values | undefined;
}

const isOneMoment = (one: unknown, other: unknown) => Date.parse(String(one)) === Date.parse(String(other));

/** “Sam changed title and opening at 2:05 pm, …” */
async function reason(payload: Payload, changed: string, { edited_by, updatedAt }: Values): Promise<string> {
  const when = clockTime(new Date(String(updatedAt)), await zoneOf(payload));
  const who = edited_by || 'The product';
  return `${who} changed ${changed || 'this'} at ${when}, after you opened it. Nothing was overwritten. Look at both, then save again.`;
}

/**
 * Refuses to write over a version that is newer than the one that the data names with `updatedAt`. Data without it writes its own
 * fields only. To write what visitors see back over a draft is allowed: the draft stays in the history.
 */
export async function refuseOlder(req: Saving, subject: Subject, data: Values | undefined): Promise<void> {
  const named = data?.updatedAt;
  if (!data || typeof named !== 'string') return;
  const newest = await read(req, subject, true);
  if (!newest?.updatedAt || isOneMoment(named, newest.updatedAt)) return;
  const differing = (one: Values) => changesBetween(subject.fields, { ...one, ...data }, one);
  if (newest._status === 'draft' && data._status === 'published') {
    const published = await read(req, subject, false);
    if (published?._status === 'published' && isOneMoment(named, published.updatedAt) && !differing(published).length) return;
  }
  const { updatedAt, edited_by } = newest;
  const opened = await versionOf(req, subject, new Date(named).toISOString());
  const changed = opened ? inWords(changesBetween(subject.fields, opened, newest)) : '';
  throw new APIError(await reason(req.payload, changed, newest), 409, { updatedAt, edited_by, changed }, true);
}

const ofRecord: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { id, data, overrideAccess } = args as { id?: number | string; data?: Values; overrideAccess?: boolean };
  if (operation !== 'update' || overrideAccess || !id || !req.user) return;
  const { slug, fields } = collection;
  await refuseOlder(req, { slug, id, fields: fields as FieldShape[] }, data);
};

const ofPage: GlobalBeforeOperationHook = async ({ args, global, operation, req }) => {
  const { data, overrideAccess } = args as { data?: Values; overrideAccess?: boolean };
  if (operation !== 'update' || overrideAccess || !req.user) return;
  await refuseOlder(req, { slug: global.slug, fields: global.fields as FieldShape[] }, data);
};

export const refuseOutdated = { record: ofRecord, page: ofPage };

/** The last step before a write: a save that was given up would overwrite that of whoever had the next turn. */
export function refuseLate<Doc>({ data }: { data: Doc }): Doc {
  if (turnIsOver()) throw new APIError('This save took too long and was given up', 503);
  return data;
}

/** Whether the form merges what several people type; it takes no lock, which would only guess who types. */
export const isTypedIn = (fields: Field[]) => fields.some((field) => 'name' in field && field.name === typingField.name);
