import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { root } from '../../scripts/steps.mjs';
import { faultOfForm, fieldsOf } from '../kit/chaos';
import { freePorts, signIn, until } from '../kit/stack';

/** `npm start` with its own data folder. */
interface Start {
  child: ChildProcess;
  output: string;
}

let dataDir: string;
let [site, cms] = ['', ''];
let env: NodeJS.ProcessEnv;
const starts: Start[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'start-'));
  await cp(inject('prepared'), dataDir, { recursive: true });
  const [port, cmsPort] = await freePorts();
  [site, cms] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${cmsPort}`];
  env = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: String(port),
    CMS_PORT: String(cmsPort),
    WARM_UP: 'off',
    BACKUP_DIR: 'off',
    LEADS_PER_10_MIN: '100000',
  };
});
afterEach(async () => {
  for (const { child } of starts.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    await ended;
  }
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

function start(): Start {
  const child = spawn(process.execPath, ['scripts/start.mjs'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const begun: Start = { child, output: '' };
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (begun.output += chunk));
  starts.push(begun);
  return begun;
}

const answers = async (url: string) =>
  (await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(5000) }).catch(() => undefined))?.ok ?? false;
const serving = (begun: Start) => until(async () => begun.output.includes('Ctrl-C ends it'), `npm start to serve`, 300_000);
const pidOf = async (part: string) => Number((await readFile(join(dataDir, 'running', part), 'utf8')).split(' ')[0]);
const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

it('a killed supervisor leaves no part running', async () => {
  const begun = start();
  await serving(begun);
  const pids = [await pidOf('site'), await pidOf('cms')];
  begun.child.kill('SIGKILL');
  await until(async () => !pids.some(isAlive), 'both parts to end', 15_000);
});

it('a start ends parts that an earlier one left running, and serves', async () => {
  const first = start();
  await serving(first);
  const pids = [await pidOf('site'), await pidOf('cms')];
  for (const pid of pids) process.kill(pid, 'SIGSTOP'); // neither notices that its supervisor has gone
  first.child.kill('SIGKILL');
  const second = start();
  await serving(second);
  expect(second.output).toContain('Ended what an earlier start had left running: site, cms');
  expect(pids.some(isAlive)).toBe(false);
  expect([await answers(site), await answers(cms)]).toEqual([true, true]);
});

it('a second start ends no part of a running one', async () => {
  const first = start();
  await serving(first);
  const second = start();
  await new Promise((done) => second.child.once('exit', done));
  expect(second.output).toContain('is in use');
  expect([await answers(site), await answers(cms)]).toEqual([true, true]);
});

it('the website starts at once with its stored answers, and an unreadable database delays only the back office (R-RUN-17)', async () => {
  const first = start();
  await serving(first);
  expect((await fetch(site)).status, 'a page, as soon as the start says that it is complete').toBe(200);
  const ended = new Promise((done) => first.child.once('exit', done));
  first.child.kill('SIGTERM');
  await ended;
  const database = join(dataDir, 'database.db');
  await rename(database, `${database}.good`);
  await writeFile(database, 'this is no database, however long it goes on '.repeat(500));
  const begun = start();
  await serving(begun);
  expect(begun.output).toContain('failed; it is tried again');
  expect([(await fetch(site)).status, await answers(cms)]).toEqual([200, false]);
  expect(begun.output.indexOf('start site')).toBeLessThan(begun.output.indexOf('database and content'));
  await rename(`${database}.good`, database);
  await until(() => answers(cms), 'the back office to start by itself', 60_000);
});

it('completes all responses when it stops while clients keep sending requests', async () => {
  const begun = start();
  await serving(begun);
  let cut = 0;
  const clients = Array.from({ length: 20 }, async () => {
    for (;;) {
      const response = await fetch(`${site}/`).catch(() => undefined);
      if (!response) return; // the site accepts no more connections
      await response.text().catch(() => (cut += 1));
    }
  });
  const ended = new Promise((done) => begun.child.once('exit', done));
  // As systemd does it: to every process of a service.
  for (const part of ['site', 'cms']) process.kill(await pidOf(part), 'SIGTERM');
  begun.child.kill('SIGTERM');
  await Promise.all([ended, ...clients]);
  expect(cut).toBe(0);
});

it('a form whose body is on its way when the site is told to stop is stored and answered', async () => {
  const begun = start();
  await serving(begun);
  const body = String(new URLSearchParams({ form: 'contact', ...fieldsOf('Half Sent') }));
  const answer = new Promise<number | undefined>((done, fail) => {
    const sent = request(`${site}/contact-us`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-length': body.length },
    });
    sent.once('response', ({ statusCode }) => done(statusCode)).once('error', fail);
    sent.write(body.slice(0, 40));
    void (async () => {
      await until(async () => (await fetch(`${site}/healthz`)).ok, 'the site to have read what came');
      const ended = new Promise((stopped) => begun.child.once('exit', stopped));
      process.kill(await pidOf('site'), 'SIGTERM');
      begun.child.kill('SIGTERM');
      await until(async () => !(await answers(cms)), 'the stop to have begun'); // the back office has nothing left to do
      sent.end(body.slice(40));
      await ended;
    })();
  });
  expect(await answer).toBe(303);
});

it('while the website is killed again and again, forms wait for the next one, and each is stored once (R-RUN-38)', async () => {
  const begun = start();
  await serving(begun);
  let over = false;
  const [thanked, faults]: [string[], (number | string)[]] = [[], []];
  const visitors = [1, 2].map(async (visitor) => {
    for (let number = 1; !over; number += 1) {
      const name = `Visitor ${visitor} Form ${number}`;
      for (let fault = await faultOfForm(site, name); fault; fault = await faultOfForm(site, name)) faults.push(fault);
      thanked.push(name);
    }
  });
  for (let kills = 0; kills < 3; kills += 1) {
    const pid = await pidOf('site');
    const before = thanked.length;
    await until(async () => thanked.length > before + 4, 'visitors to be thanked', 60_000);
    process.kill(pid, 'SIGKILL');
    await until(async () => (await pidOf('site')) !== pid && (await answers(site)), 'the site to be back', 60_000);
  }
  over = true;
  await Promise.all(visitors);
  // At most what was under way at the very moment of a kill is cut, and none of it refused: two visitors, three kills.
  expect(faults.filter((fault) => !['ECONNRESET', 'UND_ERR_SOCKET'].includes(String(fault)))).toEqual([]);
  expect(faults.length).toBeLessThanOrEqual(6);
  const office = await signIn({ url: cms });
  const held = async () => {
    const { docs } = await office<{ docs: { name: string }[] }>('GET', '/leads?pagination=false&depth=0&sort=name');
    return docs.map(({ name }) => name).filter((name) => name.startsWith('Visitor'));
  };
  await until(async () => (await held()).length >= thanked.length, 'all forms in the inbox', 120_000);
  expect((await held()).sort()).toEqual([...thanked].sort());
});

it('a hanging part is killed and restarted', async () => {
  const begun = start();
  await serving(begun);
  const pids = [await pidOf('site'), await pidOf('cms')];
  await new Promise((done) => setTimeout(done, 15_000)); // both have answered
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  await until(async () => (await answers(site)) && (await answers(cms)), 'both parts to answer again', 180_000);
  expect(pids.some(isAlive)).toBe(false);
  expect(await readFile(join(dataDir, 'logs', 'site.log'), 'utf8')).toContain('part does not answer and is killed');
});

it('a database file that is moved away and back, or replaced, is used again without intervention (R-RUN-21)', async () => {
  const begun = start();
  await serving(begun);
  const database = join(dataDir, 'database.db');
  const ready = async () => (await fetch(`${cms}/readyz`)).ok;

  await rename(database, `${database}.away`);
  const first = await pidOf('cms');
  process.kill(first, 'SIGKILL');
  await until(
    async () => (await readFile(join(dataDir, 'logs', 'cms.log'), 'utf8')).includes('is missing or empty'),
    'the refusal',
  );
  expect([(await fetch(site)).status, await answers(cms), existsSync(database)]).toEqual([200, false, false]);
  await rename(`${database}.away`, database);
  await until(ready, 'the back office to be ready again', 90_000);

  const second = await pidOf('cms');
  await cp(database, `${database}.copy`);
  await rename(`${database}.copy`, database); // another file in its place, while it is open
  expect((await fetch(`${cms}/readyz`)).status).toBe(503);
  await until(async () => (await pidOf('cms')) !== second && (await ready()), 'a new start', 180_000);
});
