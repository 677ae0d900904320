import { execFile, execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { enterOffice } from '../kit/back-office';
import { useBrowser } from '../kit/browser';
import { faultyProxy, foreign, type ProxyMode } from '../kit/faulty-proxy';
import { sample } from '../kit/sample';
import { type Part, readinessOf, type Stack, signIn, siteReady, startStack, until } from '../kit/stack';

const DEADLINE_MS = 1500;
let stack: Stack;
let provider: Awaited<ReturnType<typeof faultyProxy>>;
let office: Awaited<ReturnType<typeof signIn>>;
const browser = useBrowser();

beforeAll(async () => {
  provider = await faultyProxy(() => (stack as Stack | undefined)?.cms.url);
  stack = await startStack(inject('prepared'), { API_URL: provider.url, PROVIDER_DEADLINE_MS: String(DEADLINE_MS) });
  await siteReady(stack.site);
  office = await signIn(stack.cms);
});
afterAll(async () => {
  await stack?.stop();
  await provider?.close();
});

/** The visitor of one attempt of one test. */
let visitor = '';
beforeEach(() => {
  visitor = `Visitor ${randomUUID().slice(0, 8)}`;
});
afterEach(() => provider.behave('passes'));

/** The contact form as posted by a browser without JavaScript. */
const post = () =>
  fetch(`${stack.site.url}/contact-us`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      form: 'contact',
      name: visitor,
      email: 'visitor@example.com',
      phone: '0491 570 156',
      city: 'Adelaide',
      address: '1 Example Street',
      captcha: '10',
    }),
  });

/** Sends the form and returns what the visitor sees. */
async function send() {
  const response = await post();
  const next = response.headers.get('location');
  const page = next ? await fetch(stack.site.url + next) : response;
  return { status: response.status, html: (await page.text()).replaceAll('&#x27;', "'") };
}

const stored = async () =>
  (await office<{ totalDocs: number }>('GET', `/leads?where[name][equals]=${encodeURIComponent(visitor)}&limit=1`)).totalDocs;
const spool = async () =>
  ((await readinessOf(stack.site, stack.dataDir)) as { spool: { waiting: number; refused: number } }).spool;
const empty = () => until(async () => (await spool()).waiting === 0, 'the spool to be empty', 60_000);

const THANKED = { status: 303, html: expect.stringContaining("We'll get back to you soon!") };
const REFUSED = 'Submission failed. Please try again.';

describe('a provider that does not accept leads', () => {
  it.each<ProxyMode>(sample(['500', 'garbage', 'nothing', 'hangs', ...foreign], 4))(
    'answers %s: the visitor is thanked because the lead is in a file, and it is delivered once (R-LEAD-1, R-LEAD-18)',
    async (manners) => {
      provider.behave(manners);
      expect(await send()).toEqual(THANKED);
      expect(await stored()).toBe(0);
      expect((await spool()).waiting).toBe(1);
      provider.behave('passes');
      await empty();
      expect(await stored()).toBe(1);
    },
  );

  it('stores the lead but never responds: the site retries, and the lead is stored once', async () => {
    provider.behave('silent after storing');
    expect(await send()).toEqual(THANKED);
    expect(await stored()).toBe(1);
    expect((await spool()).waiting).toBe(1);
    provider.behave('passes');
    await empty();
    expect(await stored()).toBe(1);
  });

  it('answers 400: the visitor sees the wrong field at once, keeps the input, and the spool stays empty', async () => {
    provider.behave('400');
    const { status, html } = await send();
    expect(status).toBe(422);
    expect(html).toContain(REFUSED);
    expect(html).toContain(`value="${visitor}"`);
    expect(html).toMatch(/name="address"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="address"/);
    expect(await spool()).toMatchObject({ waiting: 0 });
    provider.behave('passes');
    expect(await send()).toEqual(THANKED);
    expect(await stored()).toBe(1);
  });

  it('answers 400 to an acknowledged lead: the site keeps it, and the back office shows it', async () => {
    const before = (await spool()).refused;
    provider.behave('500');
    expect(await send()).toEqual(THANKED);
    provider.behave('400');
    await empty();
    expect((await spool()).refused).toBe(before + 1);
    const { page, close } = await browser.open();
    await enterOffice(page, stack.cms);
    await page.getByRole('heading', { name: 'Enquiries that lie at the website' }).waitFor();
    await page.getByText(visitor).first().click();
    await page.getByText('1 Example Street').last().waitFor();
    await close();
  });
});

describe('a website that is stopped', () => {
  afterEach(() => stack.site.ensure());

  it('during a delivery still thanks the visitor, and delivers the lead once after the next start', async () => {
    provider.behave('hangs');
    const answer = post();
    await until(async () => (await spool()).waiting === 1, 'the lead to be on its way');
    const stopped = stack.site.stop();
    expect((await answer).status).toBe(303);
    await stopped;
    provider.behave('passes');
    await stack.site.start();
    await empty();
    expect(await stored()).toBe(1);
  });
});

const run = promisify(execFile);

function canLimit(): boolean {
  try {
    execFileSync('prlimit', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Makes all further file writes of a running part fail; `unlimited` ends it. */
const limitFiles = (part: Part, bytes: '0' | 'unlimited') =>
  run('prlimit', ['--pid', String(part.pid), `--fsize=${bytes}:unlimited`]);

// The kernel's file size limit stands in for a full or read-only disk: it needs no privileges and no disk.
describe.skipIf(!canLimit())('a full disk (skipped without prlimit, outside Linux)', () => {
  afterEach(async () => {
    await limitFiles(stack.site, 'unlimited');
    await limitFiles(stack.cms, 'unlimited');
  });

  it('of the spool, with the back office up: the visitor is thanked once the back office has stored the lead', async () => {
    await limitFiles(stack.site, '0');
    expect(await send()).toEqual(THANKED);
    expect(await stored()).toBe(1);
    expect(stack.site.output).toContain('lead not written to the spool');
  });

  it('of the spool, with the back office down: no thanks, the input stays, and the page shows the phone number (R-LEAD-2)', async () => {
    await limitFiles(stack.site, '0');
    provider.behave('500');
    const { status, html } = await send();
    expect(status).toBe(503);
    expect(html).not.toContain("We'll get back to you soon!");
    expect(html).toContain(`value="${visitor}"`);
    expect(html).toContain('href="tel:1300975707"');
    expect(await spool()).toMatchObject({ waiting: 0 });
    await limitFiles(stack.site, 'unlimited');
    provider.behave('passes');
    expect(await send()).toEqual(THANKED);
    expect(await stored()).toBe(1);
  });

  it('of the database: the lead waits in the spool, and is stored once when the database is writable again', async () => {
    await limitFiles(stack.cms, '0');
    expect(await send()).toEqual(THANKED);
    expect(await stored()).toBe(0);
    expect((await spool()).waiting).toBe(1);
    expect((await fetch(`${stack.site.url}/`)).status).toBe(200);
    await limitFiles(stack.cms, 'unlimited');
    await empty();
    expect(await stored()).toBe(1);
  });
});

it.each(
  sample([
    ['far ahead', '9998-01-01T00:00:00Z'],
    ['in 1970', '1970-01-02T00:00:00Z'],
  ]),
)('a lead accepted while the clock was %s is delivered with the current time', async (_, time) => {
  await stack.site.stop();
  const received_at = Date.parse(time);
  const reference = 'E-2345-6789';
  const fields = { name: visitor, email: 'visitor@example.com', phone: '1', city: 'Adelaide', address: '1 Example Street' };
  const lead = { form: 'contact', fields: { ...fields, captcha: '10' }, page: '/', fingerprint: visitor, reference };
  const file = join(stack.dataDir, 'spool', 'waiting', `${received_at}-${reference}.json`);
  await writeFile(file, JSON.stringify({ ...lead, received_at, key: `key of ${visitor}` }));
  await stack.site.start();
  await empty();
  const { docs } = await office<{ docs: { received_at: string }[] }>('GET', `/leads?where[name][equals]=${visitor}&depth=0`);
  expect(docs.map((doc) => Math.abs(Date.parse(doc.received_at) - Date.now()) < 60_000)).toEqual([true]);
});
