import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Waits, waitLimitMs } from './waits';

const site = join(import.meta.dirname, '..');

/** What many can wait for: a promise that is kept, a turn in a queue, a flag while something runs, a call over the network. */
const SHARED =
  /new PQueue\(|createVisitorsQueue\(\{|(?:Map|LRUCache)<.*Promise<|(?:let|readonly|#)\s*\w+: (?:Promise<|\{[^}]*Promise<)|^\s+(?:answer|underWay): (?:Map<[^;]*)?Promise<|(?<![#\w.])fetch\(|let (?:probing|asking)\b/gm;

/** Each such place on the server: how many there are in a file, and the test in which what they wait for never ends. */
const PLACES: Record<string, [number, file: string, test: string]> = {
  'addresses/gazetteer-file.server.ts': [1, 'addresses/gazetteer-import', 'is read again by the next visitor'],
  'base/breaker.ts': [1, 'base/breaker', 'gives up a probe that never ends'],
  'base/visitors-queue.ts': [2, 'base/visitors-queue', 'takes back the turn of work that never ends'],
  'cache/page-cache.ts': [3, 'cache/page-cache-change', 'gives up renderings that never end, frees their turns'],
  'content/provider.ts': [3, 'content/provider', 'ends calls that never end, of pages, visitors and leads'],
  'content/store.ts': [1, 'content/store', 'gives up a call that all pages wait for'],
  'follow/follow-routes.ts': [2, 'follow/follow-down', 'answers although the disk never does'],
  'leads/photos/photo-spool.ts': [2, 'leads/photos/photo-spool', 'delivers what waits after a disk that never answered'],
  'leads/queue.ts': [1, 'leads/spool', 'goes on with what waits after a disk that never answered'],
  'leads/spent.ts': [1, 'leads/spent', 'gives up a disk that never answers'],
  'leads/spool-folder.ts': [2, 'leads/spool', 'sends a lead that the disk never takes'],
  'leads/spool.ts': [1, 'leads/spool', 'thanks for a lead whose delivery never ends'],
  'media/brand-files.ts': [1, 'media/brand-files', 'draws again what was never drawn'],
  'media/media.ts': [3, 'media/media', 'gives up a file that never comes, also for all who wait'],
  'media/pictures.ts': [1, 'media/pictures', 'gives up a variant that is never made'],
  'preview/edit-bar.ts': [2, 'base/visitors-queue', 'takes back the turn of work that never ends'],
  'preview/preview-routes.ts': [1, 'base/visitors-queue', 'takes back the turn of work that never ends'],
  'preview/previews.ts': [1, 'content/provider', 'ends calls that never end, of pages, visitors and leads'],
  'publish/publish.ts': [1, 'publish/publish', 'asks for changes again after a question that never ended'],
  'publish/purge.ts': [1, 'publish/purge', 'a CDN whose answer never comes is told again'],
  'render/page-routes.ts': [1, 'base/visitors-queue', 'takes back the turn of work that never ends'],
};
/** The development server, and what browsers run. */
const ELSEWHERE = /^(?:server\/dev|addresses\/(?:readiness|use-suggestions)|forms\/|behaviours\/|ui\/)|\.browser\.|\.tsx$/;

const sources = (readdirSync(site, { recursive: true }) as string[])
  .filter((name) => /\.tsx?$/.test(name) && !/^(?:dist|node_modules)\/|\.test\.|\/testing\//.test(name) && !ELSEWHERE.test(name))
  .map((name) => ({ name, text: readFileSync(join(site, name), 'utf8') }));

it('has a test without an end for each place where many can wait (R-CONTENT-14)', () => {
  const found = sources.flatMap(({ name, text }) => {
    const { length } = text.match(SHARED) ?? [];
    return length ? [[name, length]] : [];
  });
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(Object.entries(PLACES).map(([name, [count]]) => [name, count])));
  for (const [count, file, test] of Object.values(PLACES))
    expect([count, readFileSync(join(site, `${file}.test.ts`), 'utf8')]).toEqual([count, expect.stringContaining(test)]);
});

it('ends every wait with the one timer (R-CONTENT-14)', () => {
  const others = sources.filter(({ text }) => /AbortSignal\.timeout\(|Promise\.race\(/.test(text)).map(({ name }) => name);
  expect(others, 'of a picture’s process, the message or the end, whichever comes first').toEqual(['media/picture-maker.ts']);
});

it('knows the longest wait that is under way', async () => {
  const waits = new Waits();
  let end: () => void = () => undefined;
  const first = waits.during(() => new Promise<void>((done) => (end = done)));
  await waits.during(async () => undefined);
  await expect(waits.during(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect.poll(() => waits.longestMs()).toBeGreaterThan(0);
  end();
  await first;
  expect(waits.longestMs()).toBe(0);
  expect(waitLimitMs(3000)).toBe(20_000);
});
