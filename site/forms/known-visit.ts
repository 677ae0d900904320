import { quietly } from './draft';
import { VISIT_KEY } from './kept';

/** Origin of the visit, first and last touch, if `behaviours/visit.browser.ts` recorded it. */
export const knownVisit = (): Record<string, string> =>
  quietly(() => JSON.parse(sessionStorage.getItem(VISIT_KEY) ?? '{}') as Record<string, string>) ?? {};
