import { quietly } from './draft';
import { VISIT_KEY } from './kept';

/** Where the visit came from, first and last touch, as far as it was recorded (`behaviours/visit.browser.ts`). */
export const knownVisit = (): Record<string, string> =>
  quietly(() => JSON.parse(sessionStorage.getItem(VISIT_KEY) ?? '{}') as Record<string, string>) ?? {};
