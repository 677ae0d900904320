import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Log } from '../base/log';
import { CompanyUnknown } from '../content/settings';

/** When to ask again, in seconds, and that no search engine keeps the answer. */
const HEADERS = { 'retry-after': '5', 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/** Answers a request that failed with 503, wherever in the site: nothing that is wrong now stays so. What Hono refuses keeps its status. */
export function tryAgain(log: Log) {
  return (error: Error, c: Context) => {
    if (error instanceof HTTPException) return error.getResponse();
    const { pathname: path } = new URL(c.req.url);
    if (error instanceof CompanyUnknown) log.warn('not answered yet', { path, why: error.message });
    else log.error('request failed', { method: c.req.method, path, error });
    if (/^\/(api\/|_)/.test(path))
      return c.json({ message: 'This could not be answered just now. Try again in a moment.' }, 503, HEADERS);
    return c.html(
      '<!doctype html><html lang="en-AU"><title>Please try again</title><h1>Please try again in a moment</h1><p>This page could not be made just now.</p>',
      503,
      HEADERS,
    );
  };
}
