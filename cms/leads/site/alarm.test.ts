import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { env } from '../../base/process/env';
import { conditions } from '../../operations/alerts/conditions';
import { siteAlarm } from './alarm';
import { siteState } from './site-state';

const spool = { writable: true, waiting: 0, refused: 0, oldest_ms: 0 };
/** What the site at a port says of itself; undefined: it takes the question, and never answers. */
let said: object | undefined;
const server = createServer((_, response) => {
  if (said) response.writeHead(503, { 'content-type': 'application/json' }).end(JSON.stringify({ ok: false, spool, ...said }));
});
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
beforeEach(() => {
  env.sites = [`http://127.0.0.1:${(server.address() as AddressInfo).port}`];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const waits = (page_ms: number, enquiry_ms: number) => ({ waiting: { page_ms, enquiry_ms, limit_ms: 20_000 } });

it('names what waits at the website for too long, and for how long (R-RUN-31)', async () => {
  said = waits(20_000, 19_000);
  expect(await siteAlarm()).toBeUndefined();
  said = {}; // an earlier release
  expect(await siteAlarm()).toBeUndefined();
  said = waits(45_000, 0);
  expect((await siteAlarm())?.what).toBe('The website does not answer some visitors: one has waited for 45 seconds.');
  said = waits(0, 10 * 60_000);
  expect((await siteAlarm())?.what).toBe('Enquiries wait at the website: one has waited for 10 minutes.');
  said = waits(45_000, 10 * 60_000);
  expect((await siteAlarm())?.what).toMatch(/some visitors.*Enquiries wait/);
  expect(await siteState()).toMatchObject({ writable: true, page_ms: 45_000 });
});

it('names a website that does not answer, or answers something else (R-RUN-31)', async () => {
  const silent = { what: 'The website does not answer.' };
  said = undefined;
  expect(await siteAlarm()).toMatchObject(silent);
  said = { spool: 'unknown' };
  expect(await siteAlarm()).toMatchObject(silent);
  env.sites = [...env.sites, 'http://127.0.0.1:9'];
  said = {};
  expect(await siteAlarm()).toMatchObject(silent);
});

it('is mailed once it has lasted for some minutes, and is over when all are answered (R-RUN-26)', async () => {
  const at = (minute: number, active = false) =>
    conditions.website.judge({ payload: undefined as never, now: new Date(Date.UTC(2026, 10, 28, 9, minute)), upMs: 0, active });
  said = waits(45_000, 0);
  expect(await at(0)).toBeUndefined();
  expect(await at(2)).toBeUndefined();
  expect((await at(3))?.what).toMatch(/some visitors/);
  expect((await at(4, true))?.what).toMatch(/some visitors/);
  said = waits(0, 0);
  expect(await at(5, true)).toBeNull();
  said = waits(45_000, 0);
  expect(await at(6)).toBeUndefined();
});
