import type { CallName } from 'contract';

const DEADLINE_MS = 2000;

/** What a site is told. */
export interface Signal {
  calls: CallName[];
  media: string[];
  /** Ids of the publications that these are. */
  numbers: number[];
}

/** Tells a site what was published: nothing, if it should only know that its provider is there. Rejects when it does not answer. */
export async function tell(site: string, secret: string, signal: Signal): Promise<void> {
  const response = await fetch(`${site}/_publish`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify(signal),
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`status ${response.status}`);
}
