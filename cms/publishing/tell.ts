import type { CallName } from 'contract';
import { withDeadline } from 'shared/deadline';

const DEADLINE_MS = 2000;

export interface Signal {
  calls: CallName[];
  media: string[];
  /** Ids of the publications that these are. */
  numbers: number[];
}

/** Tells a site what was published: nothing, if it should only know that its provider is there. Rejects when it does not answer. */
export async function tell(site: string, secret: string, signal: Signal): Promise<void> {
  const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' };
  const post = { method: 'POST', headers, body: JSON.stringify(signal) };
  const response = await withDeadline(DEADLINE_MS, `POST ${site}/_publish`, (end) =>
    fetch(`${site}/_publish`, { ...post, signal: end }),
  );
  response.body?.cancel().catch(() => undefined);
  if (!response.ok) throw new Error(`status ${response.status}`);
}
