import type { Endpoint, Payload } from 'payload';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { roles } from '../../base/rights/access';
import { askRest, signedIn, startPayload } from '../../testing/api';
import { inItsTurn } from './rest';

let payload: Payload;
const tokens: string[] = [];
beforeAll(async () => {
  payload = await startPayload();
  for (const role of roles) tokens.push((await signedIn(payload, role)).token);
});

/** Values of a parameter: of a record, of none, and what is no id. */
const VALUES = ['1', '0', '-1', '1.5', '99999999999999999999', 'versions', 'abc', '0x1', '%20'];

/** All addresses that can be looked at: those of the configuration, and those of versions, whether there are any or not. */
function addresses(): string[] {
  const { collections, globals, endpoints } = payload.config;
  const entities = [
    ...collections.map((entity) => ({ at: `/${entity.slug}`, calls: entity.endpoints })),
    ...globals.map((entity) => ({ at: `/globals/${entity.slug}`, calls: entity.endpoints })),
  ];
  const paths = [{ at: '', calls: endpoints as Endpoint[] | false }, ...entities].flatMap(({ at, calls }) =>
    (calls || []).flatMap(({ method, path }) => (method === 'get' ? [at + path] : [])),
  );
  const all = [...paths, ...entities.flatMap(({ at }) => [`${at}/versions`, `${at}/versions/:id`])];
  return [...new Set(all)].flatMap((path) =>
    path.includes('/:')
      ? VALUES.map((value) => path.replace(/:\w+\??/g, value))
      : [path.length > 1 ? path.replace(/\/$/, '') : path],
  );
}

describe('an address of the REST API', () => {
  it('answers nobody who is signed in with a fault, whatever it leads to (R-OWNER-39)', { timeout: 240_000 }, async () => {
    const asked = addresses();
    for (const path of ['/quotes/versions', '/globals/prices/versions', '/leads/abc', '/media/file/abc'])
      expect(asked).toContain(path);
    const faults: string[] = [];
    for (const path of asked)
      for (const [n, token] of tokens.entries()) {
        const { status, body } = await askRest(payload, 'GET', path, { token });
        await body?.cancel();
        if (status >= 500) faults.push(`${roles[n]}: ${path} answered ${status}`);
      }
    expect(faults).toEqual([]);
  });

  it('with a search that is none is answered without a fault (R-OWNER-39)', async () => {
    for (const path of ['/leads', '/leads/count', '/leads/csv', '/leads/versions'])
      for (const query of [
        'where[or]=1',
        'where[and]=x',
        'where[or][0]=x',
        'where[search_text]=x',
        'where[search_text][odd]=x',
      ]) {
        const { status, body } = await askRest(payload, 'GET', `${path}?${query}`, { token: tokens[0] });
        await body?.cancel();
        expect([path, query, status]).toEqual([path, query, expect.toSatisfy((code: number) => code < 500)]);
      }
  });

  it('with a search by a day that is none or by no id says so, and with another one still answers (R-OWNER-39)', async () => {
    const status = async (path: string) => (await askRest(payload, 'GET', path, { token: tokens[0] })).status;
    const searches = (days: string[]) => [
      ...days.flatMap((day) => [
        `/posts?where[publish_date]${day}`,
        `/posts?where[or][0][and][0][publish_date]${day}`,
        `/posts/versions?where[version.publish_date]${day}`,
        `/globals/settings/versions?where[updatedAt]${day}`,
        ...['', '/count', '/csv'].map((call) => `/leads${call}?where[received_at]${day}`),
      ]),
    ];
    const none = [
      '[greater_than]=notadate',
      '[equals]=2026-13-45',
      '[near]=1',
      '[like]=2026',
      '[all]=x',
      '[equals][]=2026-01-01',
    ];
    for (const path of [...searches(none), '/leads?where[assigned_to][equals]=abc', '/leads?where[assigned_to][in]=1,abc'])
      expect([path, await status(path)]).toEqual([path, 400]);
    const some = ['[greater_than]=2026-01-01', '[equals]=null', '[exists]=true', '[in]=2026-01-01,2026-01-02'];
    for (const path of [...searches(some), '/leads?where[assigned_to][equals]=1', '/leads?where[assigned_to][in]=1,2'])
      expect([path, await status(path)]).toEqual([path, 200]);
  });

  it('that leads to nothing says so, and one that leads somewhere still does (R-OWNER-39)', async () => {
    const status = async (path: string) => (await askRest(payload, 'GET', path, { token: tokens[0] })).status;
    for (const path of ['/quotes/versions', '/quotes/versions/1', '/quotes/abc', '/globals/prices/versions', '/media/file/abc'])
      expect([path, await status(path)]).toEqual([path, 404]);
    const { docs } = await payload.findVersions({ collection: 'posts', limit: 1 });
    for (const path of ['/posts/versions', `/posts/versions/${docs[0]?.id}`, '/posts/1', '/globals/settings/versions'])
      expect([path, await status(path)]).toEqual([path, 200]);
  });
});

it('a save that was given up is not said to be undone, nor to wait for others: it may have been stored (R-RUN-30)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    let end = () => {};
    const begun = vi.fn();
    const request = new Request('http://localhost/payload-api/testimonials/1', { method: 'PATCH' });
    const answer = inItsTurn(payload, request, () => {
      begun();
      return new Promise((done) => {
        end = () => done(new Response());
      });
    });
    await vi.waitFor(() => expect(begun).toHaveBeenCalled());
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    const response = await answer;
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('took too long and was given up. Look whether it was done');
    end();
  } finally {
    vi.useRealTimers();
  }
});
