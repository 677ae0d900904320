import { submit, type Tally, tally } from '../../tests/kit/chaos';
import { readinessOf, signIn, until } from '../../tests/kit/stack';

/** Average milliseconds between a visitor's pages. */
const READING_MS = 1000;
/** Milliseconds between two edits; each is published. */
const EDIT_EVERY_MS = 1000;
const TIMEOUT_MS = 10_000;
/** How long leads may take to reach the back office after the load, in milliseconds. */
const SPOOL_MS = 300_000;

/** Both parts, wherever they run. */
export interface Addresses {
  site: { url: string };
  cms: { url: string };
  dataDir: string;
}

/** How many visit, and for how long. */
export interface Crowd {
  seconds: number;
  visitors: number;
  leadsPerSecond: number;
}

export interface Visits {
  /** Each page, picture, lead or edit that failed. */
  errors: string[];
  /** Milliseconds of each, by kind. */
  took: Record<'page' | 'picture' | 'lead' | 'edit' | 'office', number[]>;
  /** Number of pages of the sitemap. */
  pages: number;
  leads: Tally;
  /** Seconds until the last lead had reached the back office, counted from the last visitor. */
  spoolSeconds: number;
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** The first picture of a page in its smallest width. */
const pictureOf = (html = '') => /\/pictures\/[^"' ]+\.avif/.exec(html)?.[0];

async function read(url: string): Promise<string> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`status ${answer.status}`);
  return text;
}

/** Visits every page once, as on any day but the first: pages are rendered, and pictures of visited pages are made. */
export async function visitOnce({ site }: Addresses): Promise<string[]> {
  const sitemap = await read(`${site.url}/sitemap.xml`);
  const paths = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address]) => new URL(address ?? '').pathname);
  for (const path of paths) {
    const picture = pictureOf(await read(site.url + path));
    const made = async () => (await fetch(site.url + picture)).headers.get('content-type') === 'image/avif';
    if (picture) await until(made, `${picture} to be made`, 120_000);
  }
  return paths;
}

/** Visitors read `paths`, enquirers send leads, and an editor publishes, all at once; resolves when all leads have arrived. */
export async function visit({ site, cms, dataDir }: Addresses, paths: string[], crowd: Crowd): Promise<Visits> {
  const { seconds, visitors, leadsPerSecond } = crowd;
  const errors: string[] = [];
  const took: Visits['took'] = { page: [], picture: [], lead: [], edit: [], office: [] };
  const office = await signIn(cms);
  const [slide, ...slides] = (await office<{ slides: object[] }>('GET', '/globals/home?depth=0')).slides;
  const begun = performance.now();
  const going = () => performance.now() < begun + seconds * 1000;

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

  async function visitor(number: number) {
    await pause((number / visitors) * READING_MS); // they do not all arrive at once
    for (let page = number; going(); page += 7) {
      const next = performance.now() + READING_MS * (0.5 + Math.random());
      const path = paths[page % paths.length] ?? '/';
      const html = await timed('page', path, () => read(site.url + path));
      const picture = pictureOf(html);
      if (picture) await timed('picture', picture, () => read(site.url + picture));
      await pause(Math.max(0, next - performance.now()));
    }
  }

  const acknowledged: string[] = [];
  let sent = 0;
  async function enquirers() {
    const sending: Promise<void>[] = [];
    while (sent < seconds * leadsPerSecond) {
      sent += 1;
      const name = `Visitor ${sent}`;
      const lead = async () => {
        const thanked = await timed('lead', name, () => submit(site.url, name));
        if (thanked) acknowledged.push(name);
        else errors.push(`${name} was not thanked`);
      };
      sending.push(lead());
      await pause(Math.max(0, begun + (sent * 1000) / leadsPerSecond - performance.now()));
    }
    await Promise.all(sending);
  }

  async function editor() {
    for (let edit = 1; going(); edit += 1) {
      await timed('edit', 'edit', () =>
        office('POST', '/globals/home', { slides: [{ ...slide, heading: `Spotless by ${edit}` }, ...slides] }),
      );
      await timed('office', 'inbox', () => office('GET', '/leads?limit=10&depth=0&sort=-received_at'));
      await pause(EDIT_EVERY_MS);
    }
  }

  await Promise.all([...Array.from({ length: visitors }, (_, number) => visitor(number)), enquirers(), editor()]);
  const quiet = performance.now();
  await until(
    async () => ((await readinessOf(site, dataDir)) as { spool: { waiting: number } }).spool.waiting === 0,
    'the spool to be empty',
    SPOOL_MS,
  );
  const spoolSeconds = (performance.now() - quiet) / 1000;
  const { docs } = await office<{ docs: { name: string }[] }>('GET', '/leads?limit=0&pagination=false&depth=0&select[name]=true');
  const held = docs.map(({ name }) => name);
  return { errors, took, pages: paths.length, leads: tally(sent, acknowledged, held), spoolSeconds };
}

const share = (times: number[], part: number) => [...times].sort((a, b) => a - b)[Math.floor(times.length * part)] ?? 0;
const percentiles = (times: number[]) =>
  [0.5, 0.95, 0.99, 0.9999].map((part) => share(times, part).toFixed(0).padStart(6)).join(' ');

/** Prints durations and errors. */
export function printVisits({ errors, took, spoolSeconds }: Visits): void {
  console.log('milliseconds at 50, 95, 99 and 99.99 %:');
  for (const [kind, times] of Object.entries(took))
    console.log(`${kind.padEnd(8)} ${String(times.length).padStart(6)} × ${percentiles(times)}`);
  console.log(`spool empty ${spoolSeconds.toFixed(1)} s after the last visitor`);
  console.log(`errors: ${errors.length}`);
  for (const error of errors.slice(0, 10)) console.log(`  ${error}`);
}
