import { writeFollowKey } from 'contract/follow';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLog } from '../base/log';
import type { Provider } from '../content/provider';
import type { ContentStore } from '../content/store';
import { MissingPaths } from './missing-paths';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const person = new Headers({ 'user-agent': CHROME, 'sec-fetch-mode': 'navigate' });
const script = new Headers({ 'user-agent': CHROME });
const googlebot = new Headers({
  'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'sec-fetch-mode': 'navigate',
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Counts requests for a provider with these additions, and returns the reports that it received. */
function counting(additions: string[], submit = async () => {}) {
  const reports: unknown[] = [];
  const missing = new MissingPaths({
    provider: {
      submit: (async (name: string, input: unknown) => {
        await submit();
        reports.push([name, input]);
      }) as unknown as Provider['submit'],
    },
    store: { get: (async () => ({ additions })) as unknown as ContentStore['get'] },
    log: createLog(() => {}),
  });
  return { missing, reports };
}
const REPORTED = 10_000;

it('reports each address once, with the visits of people apart from those of bots', async () => {
  const { missing, reports } = counting(['missingPaths']);
  missing.note('/Old-Page/', person);
  missing.note('/old-page', person);
  missing.note('/old-page', googlebot);
  missing.note('/wp-login.php', script);
  await vi.advanceTimersByTimeAsync(REPORTED);
  const paths = [
    { path: '/old-page', visits: 2, bots: 1 },
    { path: '/wp-login.php', visits: 0, bots: 1 },
  ];
  expect(reports).toEqual([['missingPaths', { paths }]]);
  await vi.advanceTimersByTimeAsync(REPORTED);
  expect(reports).toHaveLength(1);
});

it('reports the parameter that names a page of an older site by its number, and no other (R-OWNER-5)', async () => {
  const { missing, reports } = counting(['missingPaths']);
  for (const address of ['/?p=61&utm_source=x', '/index.php?id=3', '/Old?name=Robin']) missing.note(address, person);
  await vi.advanceTimersByTimeAsync(REPORTED);
  const paths = ['/?p=61', '/index.php?id=3', '/old'].map((path) => ({ path, visits: 1, bots: 0 }));
  expect(reports).toEqual([['missingPaths', { paths }]]);
});

it('reports nothing to a provider that keeps no such list', async () => {
  const { missing, reports } = counting(['vitals']);
  missing.note('/old-page', person);
  await vi.advanceTimersByTimeAsync(REPORTED);
  expect(reports).toEqual([]);
});

it('counts at most 100 addresses in a report, and none longer than 200 characters', async () => {
  const { missing, reports } = counting(['missingPaths']);
  missing.note(`/${'a'.repeat(200)}`, person);
  for (let n = 0; n < 150; n += 1) missing.note(`/old/${n}`, person);
  missing.note('/old/1', person);
  await vi.advanceTimersByTimeAsync(REPORTED);
  const [[, { paths }]] = reports as [[string, { paths: { path: string; visits: number }[] }]];
  expect(paths).toHaveLength(100);
  expect(paths[1]).toEqual({ path: '/old/1', visits: 2, bots: 0 });
});

it('drops a report that fails and goes on with the next', async () => {
  const submit = vi.fn().mockRejectedValueOnce(new Error('no answer')).mockResolvedValue(undefined);
  const { missing, reports } = counting(['missingPaths'], submit);
  missing.note('/old-page', person);
  await vi.advanceTimersByTimeAsync(REPORTED);
  missing.note('/other-page', person);
  await vi.advanceTimersByTimeAsync(REPORTED);
  expect(reports).toEqual([['missingPaths', { paths: [{ path: '/other-page', visits: 1, bots: 0 }] }]]);
});

it('notes no address that may open somebody’s request, however it is written (R-FOLLOW-2, R-SAFE-16)', async () => {
  const { missing, reports } = counting(['missingPaths']);
  const key = writeFollowKey('the secret', { reference: 'Q-7K2M-9PXW', edition: 0 });
  for (const path of ['/your-request/', '/your%2drequest/', '//%59our-request/', '/your-request./', '/yuor-request/', '/'])
    missing.note(path + key, person);
  missing.note('/old-page', person);
  await vi.advanceTimersByTimeAsync(REPORTED);
  expect(reports).toEqual([['missingPaths', { paths: [{ path: '/old-page', visits: 1, bots: 0 }] }]]);
});
