export const VISIT_KEY = 'visit';
export const DRAFT_PREFIX = 'draft-';

/** The mark in the page's performance timeline at the first touch of a form: the only clock that every script of the page shares. */
const TOUCHED = 'form touched';

/** When a form of this page was first touched, by `performance.now()`. */
export const touchedAt = (): number | undefined => performance.getEntriesByName(TOUCHED)[0]?.startTime;

/** Notes the first touch; later ones change nothing. */
export function noteTouch(startTime = performance.now()): void {
  if (touchedAt() === undefined) performance.mark(TOUCHED, { startTime });
}

/** Forgets the first touch, because the form was sent. */
export const forgetTouch = () => performance.clearMarks(TOUCHED);
