import type { MissingPath } from 'contract/missing-path';
import { spelledOnce } from 'contract/redirect';
import { isbot } from 'isbot';
import type { Log } from '../base/log';
import type { Provider } from '../content/provider';
import type { ContentStore } from '../content/store';

/** Reports are sent this many milliseconds after the first request that they contain. */
const REPORT_MS = 10_000;
/** Maximum number of addresses in a report, and length of a path; others are not counted. */
const [MAX_PATHS, MAX_LENGTH] = [100, 200];

/** Browsers send this header when a person opens an address; scanners rarely do. */
const isPerson = (headers: Headers) =>
  headers.get('sec-fetch-mode') === 'navigate' && !isbot(headers.get('user-agent') ?? undefined);

interface Deps {
  provider: Pick<Provider, 'submit'>;
  store: Pick<ContentStore, 'getForVisitor'>;
  log: Log;
}

/** Counts requests for addresses without a page, and reports them to a provider that keeps such a list. */
export class MissingPaths {
  readonly #deps: Deps;
  #waiting = new Map<string, MissingPath>();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Counts a request that was answered with 404. */
  note(pathname: string, headers: Headers): void {
    const path = spelledOnce(pathname);
    const known = this.#waiting.get(path);
    if (path.length > MAX_LENGTH || (!known && this.#waiting.size >= MAX_PATHS)) return;
    if (this.#waiting.size === 0) setTimeout(() => this.#report(), REPORT_MS).unref();
    const { visits, bots } = known ?? { visits: 0, bots: 0 };
    const byPerson = isPerson(headers);
    this.#waiting.set(path, { path, visits: visits + (byPerson ? 1 : 0), bots: bots + (byPerson ? 0 : 1) });
  }

  /** A lost report is not repeated: the figures are a hint, and the next visitor counts again. */
  async #report(): Promise<void> {
    const paths = [...this.#waiting.values()];
    this.#waiting = new Map();
    try {
      const { additions } = await this.#deps.store.getForVisitor('additions');
      if (additions.includes('missingPaths')) await this.#deps.provider.submit('missingPaths', { paths });
    } catch (error) {
      this.#deps.log.info('missing paths dropped', { count: paths.length, error });
    }
  }
}
