import { isFollowPath } from 'contract/follow-path';
import type { MissingPath } from 'contract/missing-path';
import { NUMBERED, numberedPage, spelledOnce } from 'contract/redirect';
import { isbot } from 'isbot';
import { createReport, type ReportDeps } from './report';

/** Maximum number of addresses in a report, and length of a path; others are not counted. */
const [MAX_PATHS, MAX_LENGTH] = [100, 200];

/** Browsers send this header when a person opens an address; scanners rarely do. */
const isPerson = (headers: Headers) =>
  headers.get('sec-fetch-mode') === 'navigate' && !isbot(headers.get('user-agent') ?? undefined);

export class MissingPaths {
  readonly #counts = new Map<string, MissingPath>();
  readonly #report: () => void;

  constructor(deps: ReportDeps) {
    this.#report = createReport(deps, 'missingPaths', () => {
      const paths = [...this.#counts.values()];
      this.#counts.clear();
      return { paths };
    });
  }

  note(address: string, headers: Headers): void {
    const [pathname = ''] = address.split('?');
    if (isFollowPath(pathname)) return; // it may open somebody's request
    if (pathname.startsWith('/storage/')) return; // the owner cannot redirect from a file
    const path = numberedPage(address, [...NUMBERED, 'id']) ?? spelledOnce(address);
    const known = this.#counts.get(path);
    if (path.length > MAX_LENGTH || (!known && this.#counts.size >= MAX_PATHS)) return;
    const { visits, bots } = known ?? { visits: 0, bots: 0 };
    this.#counts.set(path, isPerson(headers) ? { path, visits: visits + 1, bots } : { path, visits, bots: bots + 1 });
    this.#report();
  }
}
