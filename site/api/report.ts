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

/**
 * Sends figures to a provider that has the call. The returned function says that there is an entry; `take` empties the list into a
 * request body. A report that fails is dropped: its figures are samples.
 */
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
