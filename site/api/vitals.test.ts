import { Hono } from 'hono';
import { expect, it, vi } from 'vitest';
import { createLog } from '../base/log';
import { tryAgain } from '../http/try-again';
import { vitalsGateway } from './vitals';

it.each(['whole', 'in parts'])('refuses more than 4 kB that is sent %s, as the fault of its sender', async (how) => {
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line));
  const submit = () => Promise.reject(new Error('nothing is to be reported'));
  const deps = { provider: { submit }, store: {}, log } as unknown as Parameters<typeof vitalsGateway>[0];
  const app = new Hono().route('/api', vitalsGateway(deps)).onError(tryAgain(log));
  const text = '['.repeat(20_000);
  const body = how === 'whole' ? text : new Blob([text]).stream();
  const headers = { 'content-type': 'application/json', ...(how === 'whole' && { 'content-length': String(text.length) }) };
  const response = await app.request('/api/vitals', { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
  expect([response.status, lines]).toEqual([413, []]);
});

it('keeps no measurement of a page that opens somebody’s request (R-SAFE-16)', async () => {
  vi.useFakeTimers();
  const sent: unknown[] = [];
  const deps = {
    provider: { submit: async (_: string, body: unknown) => sent.push(body) },
    store: { get: async () => ({ additions: ['vitals'] }) },
    log: createLog(() => {}),
  } as unknown as Parameters<typeof vitalsGateway>[0];
  const app = new Hono().route('/api', vitalsGateway(deps));
  const body = JSON.stringify(['/your%2drequest/Q-1.0.x', '/'].map((page) => ({ page, metric: 'LCP', value: 100 })));
  const headers = { 'content-type': 'application/json' };
  expect((await app.request('/api/vitals', { method: 'POST', headers, body })).status).toBe(204);
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  expect(sent).toEqual([{ vitals: [{ page: '/', metric: 'LCP', value: 100 }] }]);
});
