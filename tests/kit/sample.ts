/**
 * Whether this is `npm run test:all`. `npm test` leaves out some tests and all `*.long.test.ts`: matrices, fuzzing, faults and
 * pictures. `TEST_ALL=1 npx vitest run --project tests NAME` runs one of them.
 */
export const thorough = Boolean(process.env.TEST_ALL);

/** The cases of a matrix: `npm test` runs the first `count`, `npm run test:all` every one. */
export const sample = <const T>(cases: readonly T[], count = 1): readonly T[] => (thorough ? cases : cases.slice(0, count));
