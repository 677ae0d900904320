import { perProcess } from '../../server/process/per-process';

/** Leads that are being stored by this process. */
const storing = perProcess('leads.storing', () => new Set<Promise<unknown>>());

/** Stores a lead, so that whoever erases a person waits for it. */
export async function whileStoring<Result>(store: () => Promise<Result>): Promise<Result> {
  const stored = store();
  storing.add(stored);
  try {
    return await stored;
  } finally {
    storing.delete(stored);
  }
}

/** Resolves when the leads that are being stored now are stored or refused. */
export const storedByNow = () => Promise.allSettled([...storing]);
