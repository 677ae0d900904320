import { DRAFT_PREFIX } from './kept';
import type { FormName } from './model';

const keyOf = (form: FormName) => DRAFT_PREFIX + form;

/** Storage may be blocked; drafts are a convenience, so failures are silent. */
export function quietly<T>(step: () => T): T | undefined {
  try {
    return step();
  } catch {
    return undefined;
  }
}

/** Keeps what is typed for the lifetime of the tab. */
export const keepDraft = (form: FormName, values: Record<string, string>) =>
  quietly(() => sessionStorage.setItem(keyOf(form), JSON.stringify(values)));

export const dropDraft = (form: FormName) => quietly(() => sessionStorage.removeItem(keyOf(form)));

/** Restores a draft into the fields that still have their initial values, except `fixed` ones. Returns true if there was one. */
export function restoreDraft(
  form: FormName,
  element: HTMLFormElement,
  initial: Record<string, string>,
  fixed: readonly string[],
) {
  const draft = quietly(() => JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '{}') as Record<string, unknown>) ?? {};
  for (const [name, untouched] of Object.entries(initial)) {
    const control = element.elements.namedItem(name);
    const value = draft[name];
    const fillable =
      control instanceof HTMLInputElement || control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement;
    if (!fillable || typeof value !== 'string' || fixed.includes(name) || control.value !== untouched) continue;
    control.value = value;
    if (control.value !== value) control.value = untouched; // an option that is no longer offered
  }
  return Object.keys(draft).length > 0;
}
