import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { root } from '../../scripts/steps.mjs';
import { freePorts, Part, readinessOf, signIn, until } from '../kit/stack';

const PHONE = '1300 975 707';

/** A small file system; undefined where this process may not mount one. */
async function smallDisk(megabytes: number): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'none', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    await rm(folder, { recursive: true, maxRetries: 5 });
    return undefined;
  }
}

const disk = await smallDisk(400);

/** Results of visits during a fault. */
interface Seen {
  pages: number;
  pagesFailed: number;
  leads: number;
  honest: number;
  wrong: string[];
  away: number;
}

describe.skipIf(!disk)('npm start with DATA_DIR on a small disk', () => {
  const home = disk ?? '';
  let env: NodeJS.ProcessEnv;
  let [site, cms] = ['', ''];
  let supervisor: ChildProcess | undefined;
  let output = '';
  const table: Record<string, object> = {};
  const acknowledged: string[] = [];

  beforeAll(async () => {
    await cp(inject('prepared'), join(home, 'data'), { recursive: true });
    const [port, cmsPort] = await freePorts();
    [site, cms] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${cmsPort}`];
    const ports = { PORT: String(port), CMS_PORT: String(cmsPort) };
    const more = { WARM_UP: 'off', BACKUP_DIR: 'off', LEADS_PER_10_MIN: '100000' };
    env = { ...process.env, DATA_DIR: join(home, 'data'), ...ports, ...more };
  });
  afterAll(async () => {
    await stop();
    execFileSync('umount', [home]);
    await rm(home, { recursive: true, maxRetries: 5 });
    console.table(table);
  });

  function start() {
    output = '';
    supervisor = spawn(process.execPath, ['scripts/start.mjs'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [supervisor.stdout, supervisor.stderr]) stream?.on('data', (chunk) => (output += chunk));
  }
  async function stop() {
    if (!supervisor || supervisor.exitCode !== null) return;
    const ended = new Promise((done) => supervisor?.once('exit', done));
    supervisor.kill('SIGTERM');
    await ended;
  }
  const isUp = async (url: string) => (await fetch(`${url}/healthz`)).ok;
  const serving = async () => {
    await until(() => isUp(site), `the site to answer\n${output}`, 90_000);
    await until(() => isUp(cms), `the back office to answer\n${output}`, 90_000);
  };

  /** Fills the disk to the last byte. */
  async function fill() {
    for (const [name, size] of [
      ['filler', 500 << 20],
      ['more', 65_536],
      ['last', 4096],
    ] as const)
      await writeFile(join(home, name), Buffer.alloc(size)).catch(() => undefined); // as much as fits
    await expect(writeFile(join(home, 'over'), Buffer.alloc(65_536))).rejects.toThrow('ENOSPC');
    await rm(join(home, 'over'), { force: true });
  }
  const free = () => Promise.all(['filler', 'more', 'last'].map((name) => rm(join(home, name), { force: true })));

  let visitors = 0;
  async function enquire(seen: Seen) {
    visitors += 1;
    const name = `Visitor ${visitors}`;
    const fields = { form: 'contact', name, email: `v${visitors}@example.com`, phone: '0491 570 156' };
    const body = new URLSearchParams({ ...fields, city: 'Adelaide', address: '1 Example St', message: '', captcha: '10' });
    const answer = await fetch(`${site}/contact-us`, { method: 'POST', redirect: 'manual', body });
    const text = await answer.text();
    const reference = /reference=([\w-]+)/.exec(answer.headers.get('location') ?? '')?.[1];
    if (answer.status === 303 && reference) {
      seen.leads += 1;
      acknowledged.push(reference);
    } else if (answer.status === 503 && text.includes(PHONE) && text.includes(name)) seen.honest += 1;
    else seen.wrong.push(`lead ${answer.status}`);
  }
  async function visit(seen: Seen, path: string) {
    const answer = await fetch(site + path);
    await answer.arrayBuffer();
    if (answer.status === 200) seen.pages += 1;
    else seen.pagesFailed += 1;
  }
  let paths = ['/'];

  /** Visits and enquiries during the work, and their results. */
  async function withVisitors<T>(name: string, work: () => Promise<T>): Promise<Seen> {
    const seen: Seen = { pages: 0, pagesFailed: 0, leads: 0, honest: 0, wrong: [], away: 0 };
    let over = false;
    const coming = (async () => {
      for (let n = 0; !over; n += 1) {
        await (n % 5 === 0 ? enquire(seen) : visit(seen, paths[n % paths.length] ?? '/')).catch(() => {
          seen.away += 1; // the site does not listen yet: it is starting
        });
        await new Promise((done) => setTimeout(done, 20));
      }
    })();
    try {
      await work();
    } finally {
      over = true;
      await coming;
    }
    table[name] = { ...seen, wrong: seen.wrong.length, ...(recovered && { 'ms until a lead was taken': recovered }) };
    recovered = 0;
    expect(seen.wrong).toEqual([]);
    return seen;
  }
  /** Waits four seconds, in which visitors and enquiries come. */
  const fourSeconds = () => new Promise((done) => setTimeout(done, 4000));
  let recovered = 0;
  async function untilLeadAccepted() {
    const start = performance.now();
    await until(async () => (await taken()) > 0, 'a lead to be taken in', 60_000);
    recovered = Math.round(performance.now() - start);
  }
  async function taken() {
    const seen: Seen = { pages: 0, pagesFailed: 0, leads: 0, honest: 0, wrong: [], away: 0 };
    await enquire(seen);
    return seen.leads;
  }
  const readyz = () =>
    readinessOf({ url: site }, join(home, 'data')) as Promise<{ spool: { writable: boolean; waiting: number } }>;

  it('filled while both run: pages are served, leads are rejected with an error, and both recover by themselves', async () => {
    start();
    await serving();
    const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
    paths = [...sitemap.matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
    expect(paths.length).toBeGreaterThan(40);
    const before = await withVisitors('before', fourSeconds);
    expect(before).toMatchObject({ pagesFailed: 0, honest: 0, away: 0 });
    await fill();
    const full = await withVisitors('full while both run', async () => {
      await fourSeconds();
      await until(async () => !(await readyz()).spool.writable, 'readyz to show it');
      for (const path of paths) expect([path, (await fetch(site + path)).status]).toEqual([path, 200]);
    });
    expect(full).toMatchObject({ pagesFailed: 0, away: 0 });
    expect(full.honest).toBeGreaterThan(0);
    const after = await withVisitors('emptied while both run', async () => {
      await free();
      await untilLeadAccepted();
      await fourSeconds();
    });
    expect(after).toMatchObject({ pagesFailed: 0, away: 0 });
    expect([await isUp(site), await isUp(cms), supervisor?.exitCode]).toEqual([true, true, null]);
    expect(await readFile(join(home, 'data/logs/site.log'), 'utf8')).toContain('lead not written to the spool');
  });

  it('filled while both start: the started parts serve and recover', async () => {
    await stop();
    start();
    await withVisitors('filled while both start', async () => {
      await until(async () => output.includes('Starting'), 'the start to begin');
      await fill();
      await serving();
      await fourSeconds();
    });
    await withVisitors('emptied after that start', async () => {
      await free();
      await untilLeadAccepted();
      await fourSeconds();
    });
  });

  it('full before both start: pages are served from stored answers, and leads are accepted once there is space', async () => {
    await stop();
    await fill();
    start();
    const full = await withVisitors('full before both start', async () => {
      await serving();
      await fourSeconds();
    });
    expect(full.pages).toBeGreaterThan(0);
    const after = await withVisitors('emptied after that one', async () => {
      await free();
      await untilLeadAccepted();
      await fourSeconds();
    });
    expect(after).toMatchObject({ pagesFailed: 0, away: 0 });
  });

  it('emptied while both start: everything works', async () => {
    await stop();
    await fill();
    start();
    await withVisitors('emptied while both start', async () => {
      await until(async () => output.includes('Starting'), 'the start to begin');
      await free();
      await serving();
      await untilLeadAccepted();
      await fourSeconds();
    });
  });

  it('no acknowledged lead is lost or stored twice', async () => {
    await until(async () => (await readyz()).spool.waiting === 0, 'the spool to be empty', 60_000);
    const office = await signIn(new Part('cms', cms, env));
    const { docs } = await office<{ docs: { reference: string }[] }>('GET', '/leads?limit=100000&depth=0&select[reference]=true');
    const stored = docs.map(({ reference }) => reference);
    expect(acknowledged.filter((reference) => !stored.includes(reference))).toEqual([]);
    expect(new Set(stored).size).toBe(stored.length);
    table.leads = { leads: acknowledged.length };
  });
});
