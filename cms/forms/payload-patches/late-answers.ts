/**
 * Why: a response about the form undoes what came after its request. The form sends each change without validation, and a response that
 * arrives during a save or after a failed one marks all fields valid; the response after a save contains every value that was sent,
 * which Payload puts over what was typed meanwhile (issues 17676 and 18220). And a response that comes just after a change makes the form forget
 * to ask about that change, so that fields which depend on a choice stay away; one that comes after rows were removed puts their fields
 * back, and marks a list that was emptied as one not to be sent.
 * Relies on: the server function `form-state`, whose arguments have `data` only after a save; a form says in `data-form-ready` whether it
 * is being saved, and shows errors as `.field-error.tooltip`; it asks 250 ms after a change.
 * Test: `tests/owner/unsaved.test.ts`, `tests/owner/late-answers.test.ts` and `late-answers.test.ts`.
 * Remove: once both issues are closed (pull request 17455), render the children alone.
 */
import { dequal } from 'dequal/lite';
import type { FormState } from 'payload';

type GetFields = () => FormState;
const openForms = new Map<string, GetFields>();
const keyOf = (slug: string | undefined, id: unknown) => `${slug} ${id ?? ''}`;

/** Tells of an open form, so that late responses about it are compared with what it has by then; returns how to end it. */
export function followForm(slug: string | undefined, id: unknown, getFields: GetFields): () => void {
  const key = keyOf(slug, id);
  openForms.set(key, getFields);
  return () => {
    if (openForms.get(key) === getFields) openForms.delete(key);
  };
}

/** The fields that the form of a record has now; undefined if none is followed. */
export const fieldsNow = (slug: string | undefined, id: unknown): FormState | undefined => openForms.get(keyOf(slug, id))?.();

/** The fields of a response; those whose value is what was sent have none, nor whether they are sent: the form keeps both itself. */
export function onlyNewValues(fields: FormState, sent: FormState): FormState {
  const entries = Object.entries(fields).map(([path, field]) => {
    if (!(path in sent) || field.addedByServer || !dequal(field.value, sent[path]?.value)) return [path, field];
    const { value, initialValue, disableFormData, ...rest } = field;
    return [path, rest];
  });
  return Object.fromEntries(entries);
}

/** The fields of a response without those of rows that were removed or moved since they were sent. */
export function ofRowsThere(fields: FormState, sent: FormState, now: FormState): FormState {
  const isThere = (path: string) => {
    const segments = path.split('.');
    return segments.every((segment, at) => {
      if (!/^\d+$/.test(segment)) return true;
      const idIn = (state: FormState) => state[segments.slice(0, at).join('.')]?.rows?.[Number(segment)]?.id;
      const before = idIn(sent);
      return before === undefined || before === idIn(now);
    });
  };
  return Object.fromEntries(Object.entries(fields).filter(([path]) => isThere(path)));
}
