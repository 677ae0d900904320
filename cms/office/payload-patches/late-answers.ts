/**
 * Why: a response about the form undoes what came after its request. The form sends each change without validation, and a response that
 * arrives during a save or after a failed one marks all fields valid; the response after a save contains every value that was sent,
 * which Payload puts over what was typed meanwhile (issue 17676). And a response that comes just after a change makes the form forget
 * to ask about that change, so that fields which depend on a choice stay away.
 * Relies on: the server function `form-state`, whose arguments have `data` only after a save; a form says in `data-form-ready` whether it
 * is being saved, and shows errors as `.field-error.tooltip`; it asks 250 ms after a change.
 * Test: `tests/owner/unsaved.test.ts`, `tests/owner/measuring.test.ts` (an earlier choice) and `late-answers.test.ts`.
 * Remove: once the issue is closed, render the children alone.
 */
import { dequal } from 'dequal/lite';
import type { FormState } from 'payload';

/** The fields of a response; those whose value is what was sent have none. */
export function onlyNewValues(fields: FormState, sent: FormState): FormState {
  const entries = Object.entries(fields).map(([path, field]) => {
    if (!(path in sent) || field.addedByServer || !dequal(field.value, sent[path]?.value)) return [path, field];
    const { value, initialValue, ...rest } = field;
    return [path, rest];
  });
  return Object.fromEntries(entries);
}
