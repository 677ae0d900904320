import { perProcess } from '../../base/process/per-process';
import { sharedWork } from '../../base/process/shared-work';

/** Longest storing of a lead or its photo, in milliseconds; the photo may wait for others. The site then sends it again. */
const STORING_MS = 10 * 60_000;

const storing = perProcess('leads.storing', () => new Set<Promise<unknown>>());

/** Stores a lead, so that whoever erases a person waits for it. */
export async function whileStoring<Result>(store: () => Promise<Result>): Promise<Result> {
  const stored = sharedWork(STORING_MS, 'the storing of an enquiry', store);
  storing.add(stored);
  try {
    return await stored;
  } finally {
    storing.delete(stored);
  }
}

/** Resolves when the leads that are being stored now are stored or refused. */
export const storedByNow = () => Promise.allSettled([...storing]);
