import type { Log } from '../base/log';
import { additionsOf, postingTo } from '../content/additions';
import type { Provider } from '../content/provider';
import type { ContentStore } from '../content/store';

/** Time from the first entry of a report until it is sent, in milliseconds. */
const REPORT_MS = 10_000;

export interface ReportDeps {
  provider: Pick<Provider, 'submit'>;
  store: Pick<ContentStore, 'get'>;
  log: Log;
}

/** Sends figures to a provider that has the call; the result says that there is one. A failed report is dropped: samples. */
export function createReport(deps: ReportDeps, call: 'vitals' | 'missingPaths', take: () => unknown): () => void {
  const { provider, store, log } = deps;
  let due = false;
  async function send() {
    due = false;
    const body = take();
    try {
      const additions = await additionsOf(store);
      if (additions.has(call)) await provider.submit(call, body, postingTo(additions));
    } catch (error) {
      log.info('report dropped', { call, error });
    }
  }
  return () => {
    if (!due) setTimeout(send, REPORT_MS).unref();
    due = true;
  };
}
