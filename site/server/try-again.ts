import type { Context } from 'hono';
import type { Log } from '../base/log';
import { CompanyUnknown } from '../content/settings';

/** Seconds after which a browser, a balancer or a search engine should ask again. */
const RETRY_AFTER = '5';

/** Answers a request that failed with 503: nothing that is wrong now stays so. */
export function tryAgain(log: Log) {
  return (error: Error, c: Context) => {
    const { pathname: path } = new URL(c.req.url);
    if (error instanceof CompanyUnknown) log.warn('not answered yet', { path, why: error.message });
    else log.error('request failed', { method: c.req.method, path, error });
    return c.html(
      '<!doctype html><html lang="en-AU"><title>Please try again</title><h1>Please try again in a moment</h1><p>This page could not be made just now.</p>',
      503,
      { 'retry-after': RETRY_AFTER, 'cache-control': 'no-store' },
    );
  };
}
