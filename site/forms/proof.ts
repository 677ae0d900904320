import type { FormName } from './model';

/** Where the site gives out challenges: `GET /_challenge?form=quote`. */
export const CHALLENGE_PATH = '/_challenge';
export const challengeAddress = (form: FormName) => `${CHALLENGE_PATH}?form=${form}`;

/** A challenge can be answered for this long, in milliseconds. */
export const CHALLENGE_MS = 30 * 60_000;
