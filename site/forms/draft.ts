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

export const keepDraft = (form: FormName, values: Record<string, string>) =>
  quietly(() => sessionStorage.setItem(keyOf(form), JSON.stringify(values)));

export const dropDraft = (form: FormName) => quietly(() => sessionStorage.removeItem(keyOf(form)));

function controlOf(form: HTMLFormElement, name: string) {
  const control = form.elements.namedItem(name);
  const fillable =
    (control instanceof HTMLInputElement && control.type !== 'hidden') ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement;
  return fillable ? control : undefined;
}

/** Empties a form for a new enquiry, which begins with the values of `blank`. */
export function clear(form: HTMLFormElement, blank: Record<string, string>): void {
  form.reset();
  for (const [name, value] of Object.entries(blank)) {
    const control = controlOf(form, name);
    if (control) control.value = value;
  }
}

/** Restores a draft into the fields that still have their initial values, except `fixed` ones. Returns true if there was one. */
export function restoreDraft(
  form: FormName,
  element: HTMLFormElement,
  initial: Record<string, string>,
  fixed: readonly string[],
) {
  const draft = quietly(() => JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '{}') as Record<string, unknown>) ?? {};
  for (const [name, untouched] of Object.entries(initial)) {
    const control = controlOf(element, name);
    const value = draft[name];
    if (!control || typeof value !== 'string' || fixed.includes(name) || control.value !== untouched) continue;
    control.value = value;
    if (control.value !== value) control.value = untouched; // an option that is no longer offered
  }
  return Object.keys(draft).length > 0;
}
