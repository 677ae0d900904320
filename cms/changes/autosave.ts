/** Milliseconds between the last letter and the saved draft. */
export const AUTOSAVE_MS = 1000;
