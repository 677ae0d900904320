import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { type Stack, signIn, startStack, until } from '../kit/stack';

const DAY_MS = 86_400_000;
let folder: string;
let stack: Stack;
let ahead = 0;

/** Moves the clock of both parts; resolves when both have noticed. */
async function moveOn(ms: number) {
  ahead += ms;
  await writeFile(join(folder, 'next'), String(ahead));
  await rename(join(folder, 'next'), join(folder, 'clock'));
  if (!stack) return;
  await until(async () => {
    const read = (await readdir(folder)).filter((name) => name.startsWith('clock.'));
    const times = await Promise.all(read.map((name) => readFile(join(folder, name), 'utf8')));
    return times.length === 2 && times.every((time) => Number(time) === ahead);
  }, 'both clocks to be moved');
}

beforeEach(async () => {
  ahead = 0;
  folder = await mkdtemp(join(tmpdir(), 'clock-'));
  await writeFile(join(folder, 'clock'), '0');
  stack = await startStack(inject('prepared'), {
    TEST_CLOCK: join(folder, 'clock'),
    NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, '../kit/clock.mjs'))}`,
  });
});
afterEach(async () => {
  await stack?.stop();
  await rm(folder, { recursive: true, force: true });
});

const day = (days: number) => `${new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)}T12:00:00.000Z`;
/** The year in Adelaide by the moved clock. */
const yearNow = () =>
  Number(new Date(Date.now() + ahead).toLocaleString('en-AU', { timeZone: 'Australia/Adelaide', year: 'numeric' }));
const site = async (path: string) => (await fetch(stack.site.url + path)).text();

it('a holiday begins and ends by the clock alone, and a new year counts, also on a page that nobody opened overnight (R-PAGE-28, R-CLAIM-13)', async () => {
  const [ask, begun] = [await signIn(stack.cms), yearNow()];
  await ask('POST', '/globals/settings', { hours_exceptions: [{ name: 'Stocktake', from: day(20), to: day(21) }] });
  await until(async () => (await site('/')).includes('Over 10 years'), 'the home page');
  expect(await site('/contact-us')).not.toContain('Stocktake');

  await moveOn(10 * DAY_MS);
  // Renewing all pages takes a moment; the first answer after it must be the new one.
  const output = () => stack.site.output.split('a new day').length - 1;
  await until(async () => output() === 1, 'the site to notice the new day');
  expect(await site('/contact-us')).toContain('<strong>Stocktake</strong>');
  expect(await site('/')).toContain('specialOpeningHoursSpecification');

  await moveOn(13 * DAY_MS);
  await until(async () => output() === 2, 'the site to notice the end');
  expect(await site('/contact-us')).not.toContain('Stocktake');
  expect(await site('/')).not.toContain('specialOpeningHoursSpecification');

  await moveOn(366 * DAY_MS);
  await until(async () => output() === 3, 'the site to notice the year');
  expect(await site('/')).toContain(`Over ${10 + yearNow() - begun} years`);
});

it('an announcement appears and disappears by the clock alone, within the day, on a page that nobody opened meanwhile (R-PAGE-30)', async () => {
  const ask = await signIn(stack.cms);
  const HOUR_MS = 3_600_000;
  const noon = (days: number) => {
    const local = new Date(Date.now() + days * DAY_MS).toLocaleDateString('en-CA', { timeZone: 'Australia/Adelaide' });
    return { day: `${local}T12:00:00.000Z`, time: '12:00' };
  };
  const [begin, end] = [noon(1), noon(2)];
  const days = { from: begin.day, from_time: begin.time, until: end.day, until_time: end.time };
  await ask('POST', '/globals/announcement', { text: 'Closed for stocktake.', ...days, _status: 'published' });
  const answered = async () => {
    const { announcement } = (await (await fetch(`${stack.cms.url}/api/settings`)).json()) as {
      announcement?: { from: string; until: string };
    };
    return announcement;
  };
  const told = await answered();
  const [from, until_] = [Date.parse(told?.from ?? ''), Date.parse(told?.until ?? '')];
  const shows = async () => (await site('/blog')).includes('Closed for stocktake.');
  const came = () => stack.site.output.split('its moment has come').length - 1;
  const to = (moment: number) => moveOn(moment - Date.now() - ahead);
  // A new day that is noticed together with a moment is told alone.
  const newDays = (days: number) => until(async () => stack.site.output.split('a new day').length > days, 'the new day', 60_000);

  await to(from - HOUR_MS);
  await newDays(1);
  expect(await shows()).toBe(false);
  await to(from + 1);
  await until(async () => came() === 1, 'the site to notice the beginning', 60_000);
  expect(await shows()).toBe(true);
  await to(until_ - HOUR_MS);
  await newDays(2);
  expect(await shows()).toBe(true);
  await to(until_ + 1);
  await until(async () => came() === 2, 'the site to notice the end', 60_000);
  expect(await shows()).toBe(false);
});
