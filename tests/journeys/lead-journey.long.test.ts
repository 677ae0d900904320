import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { enterOffice } from '../kit/back-office';
import { expectNoOverflow, PHONE, useBrowser } from '../kit/browser';
import { mailServer } from '../kit/mail-server';
import { type Stack, signIn, startStack, until } from '../kit/stack';
import { pressOn } from '../owner/enquiries';

const HOUR_MS = 60 * 60_000;
const OFFICE = 'office@example.com';
let folder: string;
let stack: Stack;
let smtp: Awaited<ReturnType<typeof mailServer>>;
let ahead = 0;
const browser = useBrowser();

/** Controls the clock of the started parts. */
async function setClock(ms: number) {
  ahead = ms;
  await writeFile(join(folder, 'next'), String(ahead));
  await rename(join(folder, 'next'), join(folder, 'clock'));
}

/** Advances the clock of both parts; resolves when both have noticed. */
async function moveOn(ms: number) {
  await setClock(ahead + ms);
  await until(async () => {
    const said = (await readdir(folder)).filter((name) => name.startsWith('clock.'));
    const times = await Promise.all(said.map((name) => readFile(join(folder, name), 'utf8')));
    return times.length === 2 && times.every((time) => Number(time) === ahead);
  }, 'both clocks to be moved');
}

/** Milliseconds until ten in the morning in Adelaide, so that the day does not end and the digest is due during the journey. */
function untilTen(): number {
  const hour = Number(
    new Intl.DateTimeFormat('en-AU', { timeZone: 'Australia/Adelaide', hour: 'numeric', hourCycle: 'h23' }).format(),
  );
  return ((34 - hour) % 24) * HOUR_MS;
}

// A new stack for each attempt: the figures count all leads.
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clock-'));
  smtp = await mailServer();
  await setClock(untilTen());
  stack = await startStack(inject('prepared'), {
    SMTP_URL: smtp.url,
    LEADS_TO: OFFICE,
    TEST_CLOCK: join(folder, 'clock'),
    NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, '../kit/clock.mjs'))}`,
  });
});
afterEach(async () => {
  await stack?.stop();
  await smtp?.close();
  await rm(folder, { recursive: true, force: true });
});

const person = (name: string, email: string) => ({
  name,
  email,
  phone: '0491 570 156',
  city: 'Adelaide',
  address: '1 Example Street',
  captcha: '10',
});

interface Row {
  id: number;
  received_at: string;
  first_answered_at: string | null;
}

it('an unanswered lead is overdue in every view, and answering it changes the median by exactly that lead', async () => {
  const send = (name: string, email: string) =>
    fetch(`${stack.site.url}/contact-us`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ form: 'contact', ...person(name, email) }),
    });
  const rowOf = async (name: string) => {
    const office = await signIn(stack.cms);
    const path = `/leads?where[name][equals]=${encodeURIComponent(name)}&depth=0`;
    return until(async () => (await office<{ docs: Row[] }>('GET', path)).docs[0], `the lead of ${name}`);
  };

  expect((await send('Prompt Answer', 'prompt@example.com')).status).toBe(303);
  await moveOn(HOUR_MS);
  const prompt = await rowOf('Prompt Answer');
  await (await signIn(stack.cms))('PATCH', `/leads/${prompt.id}`, { status: 'contacted' });

  smtp.behave('refuse');
  expect((await send('Long Waiting', 'waiting@example.com')).status).toBe(303);
  await until(async () => (await rowOf('Long Waiting')) && smtp.seen.length > 2, 'its mail to fail');
  await moveOn(25 * HOUR_MS);

  const { page, close } = await browser.open({ viewport: PHONE });
  await enterOffice(page, stack.cms);
  await page.locator('#first-page-heading').waitFor();
  await page.getByRole('alert').getByText('Mails are failing.').waitFor();
  await page.goto(`${stack.cms.url}/office`);
  await page.getByRole('alert').getByText('Mails are failing.').waitFor();
  await page.getByText('Overdue by 1 h').first().waitFor();
  await page.goto(`${stack.cms.url}/office/figures`);
  await page.locator('.figures .now').first().waitFor();
  expect(await page.locator('.figures .now li').nth(1).textContent()).toMatch(/^1\s*overdue/);
  expect(await page.locator('.figures .now li').nth(2).textContent()).toMatch(/^1 h 0 min/);
  await expectNoOverflow(page);

  await page.goto(`${stack.cms.url}/inbox/overdue`);
  await page.getByText('Overdue by 1 h').first().waitFor();
  expect(await page.getByText('Long Waiting').count()).toBeGreaterThan(0);
  expect(await page.getByText('Prompt Answer').count()).toBe(0);
  await expectNoOverflow(page);

  smtp.behave('accept');
  const waiting = await rowOf('Long Waiting');
  await pressOn(stack.cms, waiting.id, 'send-again');
  const digest = await until(
    async () => smtp.acceptedFor(OFFICE).find(({ raw }) => /^Message-ID: <digest-/m.test(raw)),
    'the digest',
  );
  expect(digest.raw).toContain('Long Waiting');
  expect(digest.raw).not.toContain('Prompt Answer');

  await page.goto(`${stack.cms.url}/office/enquiries/${waiting.id}`);
  await page.getByRole('link', { name: 'Call 0491 570 156' }).waitFor();
  expect(await page.getByRole('link', { name: 'Call 0491 570 156' }).getAttribute('href')).toBe('tel:+61491570156');
  await expectNoOverflow(page);
  await page.getByRole('button', { name: 'I have answered' }).click();
  await page.getByText('Answered after 1 day').waitFor();

  const answered = await rowOf('Long Waiting');
  const took = (row: Row) => Date.parse(row.first_answered_at ?? '') - Date.parse(row.received_at);
  const minutes = Math.floor((took(await rowOf('Prompt Answer')) + took(answered)) / 2 / 60_000);
  await page.goto(`${stack.cms.url}/office/figures`);
  await page.locator('.figures .now').first().waitFor();
  expect(await page.locator('.figures .now li').nth(1).textContent()).toMatch(/^0\s*overdue/);
  expect(await page.locator('.figures .now li').nth(2).textContent()).toContain(
    `${Math.floor(minutes / 60)} h ${minutes % 60} min`,
  );
  await until(
    async () => (await page.reload()) && (await page.getByText('Mails are failing.').count()) === 0,
    'the banner to go',
  );
  await close();
});
