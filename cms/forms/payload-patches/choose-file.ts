/**
 * Why: a button outside of Payload's file field chooses a new file, and the hook for that (`useUploadControls`) works only inside it.
 * Relies on: `.file-details__remove`, which takes the old file off the form, and `.file-field__hidden-input`, which then appears.
 * Test: `tests/owner/patches.test.ts`.
 * Remove: once `useUploadControls` works in a field of the form, use it.
 */

/** Opens the browser's choice of a file for the record's file field. */
export function chooseFile(): void {
  document.querySelector<HTMLButtonElement>('.file-details__remove')?.click();
  requestAnimationFrame(() => document.querySelector<HTMLInputElement>('.file-field__hidden-input')?.click());
}

/** The same for a new file in the drawer that was opened last; a browser refuses it if no press came just before. */
export const chooseNewFile = () =>
  requestAnimationFrame(() =>
    [...document.querySelectorAll<HTMLInputElement>('.doc-drawer .file-field__hidden-input')].at(-1)?.click(),
  );
