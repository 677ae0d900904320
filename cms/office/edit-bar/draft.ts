import type { EditUndo } from 'contract/edit-bar';
import { APIError, type CollectionSlug, type Field, type GlobalSlug, type Payload, type TypedUser, type Where } from 'payload';
import { inTurn } from '../../base/database/in-turn';
import { env } from '../../base/process/env';
import { OWN, textOf } from '../../forms/editing/changes';
import { labelOf, recordLabel } from '../../forms/parts/record-label';
import type { Values } from '../../model/records/walk';
import { isEditedInPlace } from './origins';

export interface Editor {
  payload: Payload;
  user: TypedUser;
}

/** A collection or global, and which record of a collection. */
export interface Which {
  slug: string;
  id?: number;
}

/** The newest state of a record, with what nobody sees yet. */
export interface Draft extends Which {
  fields: Field[];
  doc: Values;
  /** What it is called: “Service page: Oven Cleaning”. */
  label: string;
  url: string;
}

export const refuse = (status: number, message: string) => new APIError(message, status, null, true);
export const gone = () => refuse(404, 'This is not there any more. Load the page again.');

export const recordName = ({ slug, id }: Which) => `${slug} ${id ?? ''}`;
/** Options with which an editor reads and writes the newest state. */
export const newest = ({ user }: Editor) => ({ draft: true, depth: 0, overrideAccess: false, user }) as const;

/** Throws an APIError 404 for what is no content of the website, or not there. */
export async function readDraft(editor: Editor, { slug, id }: Which): Promise<Draft> {
  if (!isEditedInPlace(slug)) throw gone();
  const { payload } = editor;
  const collection = payload.collections[slug as CollectionSlug]?.config;
  const page = payload.config.globals.find((one) => one.slug === slug);
  const doc = collection
    ? await payload.findByID({ collection: slug as CollectionSlug, id: id ?? 0, disableErrors: true, ...newest(editor) })
    : await payload.findGlobal({ slug: slug as GlobalSlug, ...newest(editor) });
  const fields = collection?.fields ?? page?.fields;
  if (!doc || !fields) throw gone();
  const url = `${env.cmsUrl}/admin/${collection ? `collections/${slug}/${id}` : `globals/${slug}`}`;
  const label = collection ? recordLabel(collection, doc) : labelOf(page?.label, slug);
  return { slug, id, fields, doc: structuredClone({ ...doc }), label, url };
}

interface Version {
  id: number;
  version: Values;
}

async function versions({ payload }: Editor, { slug, id }: Which, which: Where = {}): Promise<Version | undefined> {
  const query = { where: which, sort: '-createdAt', limit: 1, depth: 0, pagination: false } as const;
  const { docs } =
    id === undefined
      ? await payload.findGlobalVersions({ slug: slug as GlobalSlug, ...query })
      : await payload.findVersions({
          collection: slug as CollectionSlug,
          ...query,
          where: { ...which, parent: { equals: id } },
        });
  return docs[0] as unknown as Version | undefined;
}

async function save(editor: Editor, { slug, id }: Which, values: Values): Promise<void> {
  const data = { ...values, _status: 'draft' } as never;
  if (id === undefined) await editor.payload.updateGlobal({ slug: slug as GlobalSlug, data, ...newest(editor) });
  else await editor.payload.update({ collection: slug as CollectionSlug, id, data, ...newest(editor) });
}

/** One change at a time of one record. */
export const inRecord = <Result>({ payload }: Editor, which: Which, act: () => Promise<Result>) =>
  inTurn(payload, recordName(which), act);

/** Saves one field of a draft, and resolves with how to take that back. */
export async function saveField(editor: Editor, draft: Draft, path: string): Promise<EditUndo[]> {
  const [field = path] = path.split('.', 1);
  const before = await versions(editor, draft);
  await save(editor, draft, { [field]: draft.doc[field] ?? null });
  const after = await versions(editor, draft);
  return [{ record: recordName(draft), field, to: before?.id, from: after?.id ?? 0 }];
}

/** Throws an APIError 409 if somebody has changed the field since. */
function undoField(editor: Editor, { record, field, to, from }: EditUndo): Promise<void> {
  const [slug = '', id] = record.split(' ');
  const which: Which = { slug, ...(id && { id: Number(id) }) };
  return inRecord(editor, which, async () => {
    const { doc, url } = await readDraft(editor, which);
    const saved = await versions(editor, which, { id: { equals: from } });
    const before = to === undefined ? undefined : await versions(editor, which, { id: { equals: to } });
    if (!saved || (to !== undefined && !before) || !Object.hasOwn(doc, field) || OWN.includes(field)) throw gone();
    if (textOf(saved.version[field]) !== textOf(doc[field]))
      throw refuse(409, `Somebody changed this since, so it stays as it is. All that it was is under History: ${url}/versions`);
    await save(editor, which, { [field]: before?.version[field] ?? null });
  });
}

/** Takes back what can be taken back. Throws an APIError as for one field, if there is one that cannot. */
export async function undo(editor: Editor, undos: readonly EditUndo[]): Promise<void> {
  const ended = await Promise.allSettled(undos.map((one) => undoField(editor, one)));
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
}
