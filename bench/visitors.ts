/**
 * `npm run bench -- visitors`: 200 concurrent visitors with 200 pages and 20 enquiries per second for a minute, all on this
 * machine, while the back office is edited. Fails on any error, a missed rate, and any lost or doubled lead.
 */
import { rm } from 'node:fs/promises';
import { submit, tally } from '../tests/chaos';
import { prepareScratch, signIn, startStack, until } from '../tests/stack';

const SECONDS = 60;
const VISITORS = 200;
const LEADS_A_SECOND = 20;
/** Average milliseconds between a visitor's pages. */
const READING_MS = 1000;
/** Minimum share of the wanted rate; below it the run proves nothing. */
const REACHED = 0.9;
/** Milliseconds between two edits; each is published. */
const EDIT_EVERY_MS = 1000;
const TIMEOUT_MS = 10_000;
/** How long leads may take to reach the back office after the load, in milliseconds. */
const SPOOL_MS = 300_000;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
const share = (times: number[], part: number) => [...times].sort((a, b) => a - b)[Math.floor(times.length * part)] ?? 0;
const percentiles = (times: number[]) =>
  [0.5, 0.95, 0.99, 0.9999].map((part) => share(times, part).toFixed(0).padStart(6)).join(' ');

const prepared = await prepareScratch();
const stack = await startStack(prepared, { LEADS_PER_10_MIN: '1000000', WARM_UP: 'off' });
await rm(prepared, { recursive: true, force: true });
const errors: string[] = [];
const took = {
  page: [] as number[],
  picture: [] as number[],
  lead: [] as number[],
  edit: [] as number[],
  office: [] as number[],
};

/** The first picture of a page in its smallest width. */
const pictureOf = (html = '') => /\/pictures\/[^"' ]+\.avif/.exec(html)?.[0];

/** Runs a step and records its duration and error. */
async function timed<T>(kind: keyof typeof took, what: string, work: () => Promise<T>): Promise<T | undefined> {
  const start = performance.now();
  try {
    return await work();
  } catch (error) {
    errors.push(`${what}: ${error}`);
    return undefined;
  } finally {
    took[kind].push(performance.now() - start);
  }
}

async function read(url: string): Promise<string> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`status ${answer.status}`);
  return text;
}

try {
  const office = await signIn(stack.cms);
  const sitemap = await read(`${stack.site.url}/sitemap.xml`);
  const paths = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address]) => new URL(address ?? '').pathname);
  // As on any day but the first: pages are rendered, and pictures of visited pages are made.
  for (const path of paths) {
    const picture = pictureOf(await read(stack.site.url + path));
    const made = async () => (await fetch(stack.site.url + picture)).headers.get('content-type') === 'image/avif';
    if (picture) await until(made, `${picture} to be made`, 120_000);
  }
  const [slide, ...slides] = (await office<{ slides: object[] }>('GET', '/globals/home?depth=0')).slides;
  const end = performance.now() + SECONDS * 1000;
  const going = () => performance.now() < end;

  const visitor = async (number: number) => {
    await pause((number / VISITORS) * READING_MS); // they do not all arrive at once
    for (let page = number; going(); page += 7) {
      const next = performance.now() + READING_MS * (0.5 + Math.random());
      const path = paths[page % paths.length] ?? '/';
      const html = await timed('page', path, () => read(stack.site.url + path));
      const picture = pictureOf(html);
      if (picture) await timed('picture', picture, () => read(stack.site.url + picture));
      await pause(Math.max(0, next - performance.now()));
    }
  };

  const acknowledged: string[] = [];
  const sending: Promise<void>[] = [];
  let sent = 0;
  const enquirers = async () => {
    for (
      const start = performance.now();
      going();
      await pause(Math.max(0, start + (sent * 1000) / LEADS_A_SECOND - performance.now()))
    ) {
      sent += 1;
      const name = `Visitor ${sent}`;
      const lead = async () => {
        const thanked = await timed('lead', name, () => submit(stack.site.url, name));
        if (thanked) acknowledged.push(name);
        else errors.push(`${name} was not thanked`);
      };
      sending.push(lead());
    }
    await Promise.all(sending);
  };

  const editor = async () => {
    for (let edit = 1; going(); edit += 1) {
      await timed('edit', 'edit', () =>
        office('POST', '/globals/home', { slides: [{ ...slide, heading: `Spotless by ${edit}` }, ...slides] }),
      );
      await timed('office', 'inbox', () => office('GET', '/leads?limit=10&depth=0&sort=-received_at'));
      await pause(EDIT_EVERY_MS);
    }
  };

  await Promise.all([...Array.from({ length: VISITORS }, (_, number) => visitor(number)), enquirers(), editor()]);
  const rates = { pages: took.page.length / SECONDS, leads: sent / SECONDS };
  console.log(`${SECONDS} s, ${VISITORS} visitors, ${paths.length} pages; milliseconds at 50, 95, 99 and 99.99 %:`);
  for (const [kind, times] of Object.entries(took))
    console.log(`${kind.padEnd(8)} ${String(times.length).padStart(6)} × ${percentiles(times)}`);
  console.log(
    `${rates.pages.toFixed(0)} pages and ${rates.leads.toFixed(1)} leads a second, ${took.edit.length} edits published`,
  );
  if (rates.pages < REACHED * VISITORS || rates.leads < REACHED * LEADS_A_SECOND) errors.push('the wanted rate was not reached');

  console.log(`errors: ${errors.length}`);
  for (const error of errors.slice(0, 10)) console.log(`  ${error}`);

  const quiet = performance.now();
  await until(
    async () => (JSON.parse(await read(`${stack.site.url}/readyz`)) as { spool: { waiting: number } }).spool.waiting === 0,
    'the spool to be empty',
    SPOOL_MS,
  );
  console.log(`spool empty ${((performance.now() - quiet) / 1000).toFixed(1)} s after the last visitor`);
  const { docs } = await office<{ docs: { name: string }[] }>('GET', '/leads?limit=0&pagination=false&depth=0&select[name]=true');
  const { stored, lost, doubled } = tally(
    sent,
    acknowledged,
    docs.map(({ name }) => name),
  );
  console.log(`leads: ${sent} sent, ${acknowledged.length} acknowledged, ${stored} stored, ${lost} lost, ${doubled} doubled`);
  process.exitCode = errors.length + lost + doubled === 0 ? 0 : 1;
} finally {
  await stack.stop();
}
process.exit();
