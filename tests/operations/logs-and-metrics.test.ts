import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { mailServer } from '../kit/mail-server';
import { thorough } from '../kit/sample';
import { freePortPair, type Part, type Stack, signIn, startSite, startStack, until } from '../kit/stack';

/** A visitor whose every word can be searched for. */
const visitor = {
  name: 'Wilhelmina Quetzal',
  email: 'wilhelmina.quetzal@visitor.example',
  phone: '0491 570 313',
  city: 'Adelaide',
  address: '17 Xylophone Court',
  message: 'My rhinoceros spilled marmalade',
  captcha: '10',
};
const PERSONAL = /Wilhelmina|Quetzal|quetzal|570 ?313|Xylophone|rhinoceros|marmalade/;

let metricsPort: number;
let stack: Stack;
let smtp: Awaited<ReturnType<typeof mailServer>>;

beforeAll(async () => {
  smtp = await mailServer({ unknown: /^wilhelmina/ }); // the rejection names the customer
  metricsPort = await freePortPair();
  stack = await startStack(inject('prepared'), {
    METRICS_PORT: String(metricsPort),
    SMTP_URL: smtp.url,
    LEADS_TO: 'office@example.com',
  });
});
afterAll(async () => {
  await stack?.stop();
  await smtp?.close();
});

type Line = Record<string, unknown>;
const linesOf = ({ output }: Part): Line[] =>
  output
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
const find = (part: Part, event: string, reference: string) =>
  linesOf(part).find((line) => line.event === event && line.reference === reference);

/** Sends the form like a browser without JavaScript, which needs no proof of work; resolves with the reference. */
async function enquire(url: string, more: Record<string, string> = {}, headers: Record<string, string> = {}): Promise<string> {
  const response = await fetch(`${url}/contact-us`, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams({ form: 'contact', ...visitor, ...more }),
  });
  const reference = new URL(response.headers.get('location') ?? '', url).searchParams.get('reference');
  if (!reference) throw new Error(`not thanked: ${response.status}`);
  return reference;
}

/** Requests of strangers whose text may reach a log or an error's message. */
async function tryToWriteInTheLogs() {
  const forged = '%0a{"time":"2026-01-01T00:00:00.000Z","level":"error","event":"forged","forged":true}';
  const asked: Record<string, string>[] = [{}, { rsc: '1' }, { 'content-type': 'multipart/form-data; boundary=x' }];
  for (const path of [
    '/',
    '/_suburbs?q=x constructor ',
    '/blog-details/',
    '/storage/',
    '/pictures/400/',
    '/api/faqs/category/',
    '/admin/',
  ])
    for (const { url } of [stack.site, stack.cms])
      for (const headers of asked)
        await fetch(url + path + forged, { headers, redirect: 'manual' }).then((answer) => answer.text());
  await fetch(`${stack.cms.url}/payload-api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"email":${JSON.stringify(decodeURIComponent(forged))},"password":{}}`,
  });
}

describe('the logs', () => {
  it('are JSON lines in the same format in both parts, with one request id per lead', async () => {
    const reference = await enquire(stack.site.url, {}, { 'x-request-id': 'made-up-by-a-stranger' });
    await tryToWriteInTheLogs(); // whatever it is, it stays a part of a line (R-SAFE-2)
    const [accepted, stored] = [find(stack.site, 'lead accepted', reference), find(stack.cms, 'lead stored', reference)];
    expect(stored?.request).toMatch(/^[0-9a-f-]{36}$/);
    expect(accepted?.request).toBe(stored?.request);
    for (const line of [...linesOf(stack.site), ...linesOf(stack.cms)]) {
      expect(line).toMatchObject({ time: expect.stringMatching(/^2\d{3}-.*Z$/), event: expect.any(String) });
      expect(['info', 'warn', 'error']).toContain(line.level);
      expect(line).not.toHaveProperty('forged');
    }
  });

  it('use the request id of a trusted proxy', async () => {
    const PUBLISH_SECRET = await readFile(join(stack.dataDir, 'secrets', 'publish'), 'utf8');
    const behindProxy = await startSite(stack.cms.url, { TRUST_PROXY: '127.0.0.1', PUBLISH_SECRET });
    try {
      const reference = await enquire(
        behindProxy.site.url,
        { address: '18 Xylophone Court' },
        { 'x-request-id': 'from-the-proxy-1' },
      );
      expect(find(behindProxy.site, 'lead accepted', reference)?.request).toBe('from-the-proxy-1');
      expect(find(stack.cms, 'lead stored', reference)?.request).toBe('from-the-proxy-1');
    } finally {
      await behindProxy.stop();
    }
  });

  it.runIf(thorough)('contain no personal data of a visitor, whatever fails', async () => {
    // The mail server rejects his mail.
    await until(async () => linesOf(stack.cms).some(({ prefix }) => prefix === 'customer_mail'), 'the refused mail in the log');
    // The back office is down, and delivery is delayed.
    await stack.cms.stop('SIGKILL');
    const late = await enquire(stack.site.url, { address: '19 Xylophone Court' });
    await stack.cms.start();
    await until(async () => find(stack.site, 'lead delivered late', late), 'the late delivery in the log');
    const stored = find(stack.cms, 'lead stored', late)?.request;
    expect(stored).toMatch(/^[0-9a-f-]{36}$/); // each delivery has its own id
    expect(stored).not.toBe(find(stack.site, 'lead accepted', late)?.request);
    // The database rejects his lead.
    const client = createClient({ url: `file:${stack.dataDir}/database.db` });
    await client.execute('PRAGMA busy_timeout = 10000'); // the back office logs it too
    await client.execute("CREATE TRIGGER IF NOT EXISTS full BEFORE INSERT ON leads BEGIN SELECT RAISE(FAIL, 'no room'); END");
    await enquire(stack.site.url, { address: '20 Xylophone Court' });
    await client.execute('DROP TRIGGER full');
    client.close();
    await until(
      async () => linesOf(stack.cms).some(({ event }) => event === 'A provider call failed'),
      'the failed query in the log',
    );
    // He types invalid values and requests unknown pages.
    await fetch(`${stack.site.url}/api/contact-submit`, { method: 'POST', body: JSON.stringify(visitor).slice(0, -9) });
    await fetch(`${stack.cms.url}/api/contact-submit`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...visitor, city: '' }),
    });
    expect(stack.site.output).not.toMatch(PERSONAL);
    expect(stack.cms.output).not.toMatch(PERSONAL);
  });
});

describe('the metrics', () => {
  const report = async (port: number) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const figureOf = (text: string, series: string) => {
    const line = text.split('\n').find((candidate) => candidate.startsWith(`${series} `));
    return line === undefined ? undefined : Number(line.slice(series.length + 1));
  };

  it('count pages by route pattern, including cached ones', async () => {
    const path = '/service/window-cleaning';
    await fetch(`${stack.site.url}${path}`); // rendered
    const series = 'site_cached_pages_total{route="/service/:slug",status="200"}';
    const before = figureOf(await report(metricsPort), series) ?? 0;
    for (let n = 0; n < 3; n += 1) await fetch(`${stack.site.url}${path}/`);
    const text = await report(metricsPort);
    expect(figureOf(text, series)).toBe(before + 3);
    expect(
      figureOf(text, 'site_request_duration_seconds_count{route="/service/:slug",method="GET",status="200"}'),
    ).toBeGreaterThan(0);
    expect(figureOf(text, 'site_page_cache_total{result="miss"}')).toBeGreaterThan(0);
    for (const name of [
      'site_render_duration_seconds_count{route="/service/:slug"}',
      'site_provider_call_duration_seconds_count{call="contactSubmit",outcome="answered"}',
      'site_spool_waiting',
      'site_spool_oldest_seconds',
      'site_provider_spared',
      'nodejs_eventloop_lag_seconds',
      'process_resident_memory_bytes',
    ])
      expect(figureOf(text, name), name).toBeTypeOf('number');
  });

  it('report the back office on the next port', async () => {
    const office = await signIn(stack.cms);
    await office('GET', '/leads?limit=1');
    const text = await report(metricsPort + 1);
    expect(figureOf(text, 'cms_request_duration_seconds_count{route="/payload-api/leads",method="GET",status="200"}')).toBe(1);
    expect(figureOf(text, 'cms_messages_failed')).toBeGreaterThan(0);
    expect(figureOf(text, 'cms_messages_waiting')).toBeTypeOf('number');
    expect(figureOf(text, 'cms_database_ready')).toBe(1);
    expect(figureOf(text, 'nodejs_eventloop_lag_seconds')).toBeTypeOf('number');
  });

  it('are not available on public ports', async () => {
    for (const { url } of [stack.site, stack.cms]) expect((await fetch(`${url}/metrics`)).status).toBe(404);
  });
});
