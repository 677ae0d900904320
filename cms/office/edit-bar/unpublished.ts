import type { Unpublished } from 'contract/edit-bar';
import { APIError, type CollectionSlug, type GlobalSlug, ValidationError } from 'payload';
import { inTurn } from '../../base/database/in-turn';
import { env } from '../../base/process/env';
import { changesBetween, type FieldShape, inWords } from '../../forms/editing/changes';
import { withoutOwn } from '../../model/records/change';
import { hrefOf, type RecordState, recordStates } from '../../model/records/records';
import { type Editor, recordName } from './draft';
import { isEditedInPlace } from './origins';

interface Changed {
  name: string;
  draft: RecordState;
  published: RecordState;
}

/** Drafts above what visitors see. What was never published is somebody's work in its own form. */
async function changed({ payload }: Editor): Promise<Changed[]> {
  const states = await recordStates(payload, ({ slug, flattenedFields, versions }) =>
    isEditedInPlace(slug) && versions?.drafts ? flattenedFields.map(({ name }) => name) : [],
  );
  return states.flatMap((draft) => {
    if (!draft.draft || draft.trashed) return [];
    const published = states.find((state) => !state.draft && recordName(state) === recordName(draft));
    return published ? [{ name: recordName(draft), draft, published }] : [];
  });
}

/** Records with changes that nobody sees yet, each with what is changed and who saved it last. */
export async function unpublished(editor: Editor): Promise<Unpublished[]> {
  return (await changed(editor)).flatMap(({ name, draft, published }) => {
    const changes = changesBetween(draft.fields as FieldShape[], published.data, draft.data);
    if (changes.length === 0) return []; // what was changed was taken back
    return {
      record: name,
      label: draft.type ? `${draft.type}: ${draft.title}` : draft.title,
      what: inWords(changes),
      by: String(draft.data.edited_by ?? ''),
      mine: draft.data.edited_by === (editor.user.name || editor.user.email),
      url: env.cmsUrl + hrefOf(draft),
    };
  });
}

async function save({ payload, user }: Editor, { slug, id }: RecordState, values: object): Promise<void> {
  const options = { data: { ...values, _status: 'published' } as never, depth: 0, overrideAccess: false, user } as const;
  if (id === undefined) await payload.updateGlobal({ slug: slug as GlobalSlug, ...options });
  else await payload.update({ collection: slug as CollectionSlug, id, ...options });
}

/** Why an act was refused, in words; throws what is no refusal. */
export const why = (error: unknown) => {
  if (error instanceof ValidationError) return error.data.errors.map(({ message }) => message).join(' ');
  if (error instanceof APIError) return error.message;
  throw error;
};

/** Publishes drafts, or puts back what visitors see; resolves with what could not be done. A draft that is put away stays in the history. */
export async function settle(editor: Editor, act: 'publish' | 'discard', records: readonly string[]): Promise<string[]> {
  const failed: string[] = [];
  for (const { name, draft, published } of await changed(editor)) {
    if (!records.includes(name)) continue;
    const values = act === 'publish' ? {} : withoutOwn(published.data);
    await inTurn(editor.payload, name, () => save(editor, draft, values)).catch((error) =>
      failed.push(`“${draft.title}”: ${why(error)}`),
    );
  }
  return failed;
}
