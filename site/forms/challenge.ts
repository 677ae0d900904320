import type { FormName } from './model';

/** Path of the challenges: `GET /_challenge?form=quote`. */
export const CHALLENGE_PATH = '/_challenge';
export const challengeAddress = (form: FormName) => `${CHALLENGE_PATH}?form=${form}`;

/** A challenge is valid for this long, in milliseconds. */
export const CHALLENGE_MS = 30 * 60_000;
