/** An escaped half of a pair of UTF-16 code units; a whole pair may be written so, too. */
const HALF = /\\u[dD][89a-fA-F]/;

/**
 * Parses JSON; half a character, which HTML cannot carry, becomes U+FFFD as it does there, so that server and browser agree.
 * @throws SyntaxError when the text is no JSON.
 */
export const parseAnswer = (json: string): unknown =>
  HALF.test(json) ? JSON.parse(json, (_, value) => (typeof value === 'string' ? value.toWellFormed() : value)) : JSON.parse(json);
