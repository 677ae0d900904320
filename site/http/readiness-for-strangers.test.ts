import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { readinessForStrangers } from './readiness-for-strangers';

const DETAILS = { version: '1.2.3', provider: 'not answering', spool: { waiting: 3 }, pages: {} };

/** The status and body of `/readyz` for a caller. */
async function readiness(state: { ok: boolean; degraded: string[] }, headers: Record<string, string> = {}, secret?: string) {
  const app = new Hono()
    .use('/readyz', readinessForStrangers(secret))
    .get('/readyz', (c) => c.json({ ...state, ...DETAILS }, state.ok ? 200 : 503, { 'x-kept': 'yes' }));
  const answer = await app.request('/readyz', { headers });
  expect(answer.headers.get('x-kept')).toBe('yes');
  return { status: answer.status, body: await answer.json() };
}
const well = { ok: true, degraded: [] };
const ill = { ok: false, degraded: ['provider', 'spool'] };

it('tells strangers whether the site is well, and nothing else (R-SAFE-18)', async () => {
  for (const headers of [{}, { authorization: 'Bearer wrong' }, { 'x-forwarded-for': '127.0.0.1' }] as Record<string, string>[]) {
    expect(await readiness(well, headers, 'shared')).toEqual({ status: 200, body: well });
    expect(await readiness(ill, headers, 'shared')).toEqual({ status: 503, body: { ok: false, degraded: ['something'] } });
  }
  expect(await readiness(ill, { authorization: 'Bearer undefined' })).toMatchObject({ body: { degraded: ['something'] } });
});

it('tells who has the secret that both parts share everything', async () => {
  const headers = { authorization: 'Bearer shared' };
  expect(await readiness(ill, headers, 'shared')).toEqual({ status: 503, body: { ...ill, ...DETAILS } });
});
