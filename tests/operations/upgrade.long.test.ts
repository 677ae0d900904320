// One installation is upgraded, cut off and rolled back, and each step begins where the last one has ended.
import { execFileSync, spawn } from 'node:child_process';
import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  realpath,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tablesOf, withDatabase } from '../../cms/base/database/database-file';
import { startTimeOf } from '../../scripts/start/running.mjs';
import { run } from '../../scripts/steps.mjs';
import { faultOfForm, submit } from '../kit/chaos';
import { patience } from '../kit/patience';
import { freePorts, OWNER, signIn, until } from '../kit/stack';

/** The account of the service, when the tests run as root; else the tests' own account. */
const SERVICE = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

let home: string;
let env: NodeJS.ProcessEnv;
let [site, cms] = ['', ''];

beforeAll(async () => {
  home = await realpath(await mkdtemp(join(tmpdir(), 'upgrade-')));
  await chmod(home, 0o755);
  await run(process.execPath, ['scripts/release.mjs', join(home, 'version-1')]);
  await symlink('version-1', join(home, 'current'));
  await mkdir(join(home, 'data'));
  if (SERVICE.uid) await chown(join(home, 'data'), SERVICE.uid, SERVICE.gid);
  const [port, cmsPort] = await freePorts();
  [site, cms] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${cmsPort}`];
  await mkdir(join(home, 'bin'));
  await writeFile(join(home, 'bin', 'systemctl'), SYSTEMCTL, { mode: 0o755 });
  env = {
    NODE_ENV: 'production',
    PATH: `${join(home, 'bin')}:${process.env.PATH}`,
    HOME: join(home, 'data'),
    DATA_DIR: join(home, 'data'),
    PORT: String(port),
    CMS_PORT: String(cmsPort),
    OWNER_EMAIL: OWNER.email,
    OWNER_PASSWORD: OWNER.password,
    LEADS_PER_10_MIN: '1000',
    WARM_UP: 'off',
    BACKUP_DIR: 'off',
  };
  service('start');
  await until(serving, 'version 1 to serve', 120_000);
}, 900_000 * patience);
afterAll(async () => {
  service('stop');
  await rm(home, { recursive: true, force: true, maxRetries: 5 });
});

/** A back office that runs and is not ready. */
const SICK = `import { createServer } from 'node:http';
const server = createServer(({ url }, response) => response.writeHead(url === '/healthz' ? 200 : 503).end('not ready'));
server.listen(Number(process.env.CMS_PORT), '127.0.0.1', () => process.send?.('listening'));
process.once('SIGTERM', () => process.exit());
`;

/** A back office that is ready in its trial alone. */
const SICK_LATER = `if (process.env.DATA_DIR.endsWith('.trial')) await import('./server-of-before.js');
else {
${SICK.replace(/^import.*\n/, "const { createServer } = await import('node:http');\n")}}
`;

/** Stands in for systemd: starts the part of a unit in `current` as the service's account, and stops it. */
const SYSTEMCTL = `#!${process.execPath}
const { spawn } = require('node:child_process');
const { existsSync, openSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { join, dirname } = require('node:path');
const home = dirname(__dirname);
const [, , verb, unit] = process.argv;
const parts = { 'cleaning-office': ['cms'], 'cleaning-site': ['site'], 'cleaning.target': ['cms', 'site'] }[unit];
if (!parts) process.exit(5);
const pidFile = (part) => join(home, part + '.pid');
async function stop(part) {
  if (!existsSync(pidFile(part))) return;
  const pid = Number(readFileSync(pidFile(part), 'utf8'));
  rmSync(pidFile(part));
  try {
    process.kill(pid, 'SIGTERM');
    for (;;) {
      process.kill(pid, 0);
      await new Promise((done) => setTimeout(done, 50));
    }
  } catch {}
}
function start(part) {
  if (existsSync(pidFile(part))) return;
  const log = openSync(join(home, 'service.log'), 'a');
  const child = spawn(process.execPath, ['scripts/start.mjs', part], {
    cwd: join(home, 'current'), detached: true, stdio: ['ignore', log, log], ...${JSON.stringify(SERVICE)},
  });
  writeFileSync(pidFile(part), String(child.pid));
  child.unref();
}
(async () => {
  for (const part of parts) {
    if (verb !== 'start') await stop(part);
    if (verb !== 'stop') start(part);
  }
})();
`;

const service = (verb: string) => execFileSync(join(home, 'bin', 'systemctl'), [verb, 'cleaning.target'], { env });
const serving = async () => (await fetch(`${site}/readyz`)).ok && (await fetch(`${cms}/readyz`)).ok;

/** Packs a release that adds a table, by a migration of this kind, and has `server` for a back office if it is given. */
async function pack(name: string, server?: string, kind = ''): Promise<string> {
  const release = join(home, name);
  execFileSync('cp', ['-a', '--reflink=auto', join(home, 'version-1'), release]);
  const migration = `import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite';
export const up = async ({ db }: MigrateUpArgs) => void (await db.run(sql\`CREATE TABLE ${name} (x integer)\`));
export const down = async () => undefined;
`;
  await writeFile(join(release, 'cms/migrations/sqlite', `29990101_000000_${name}${kind}.ts`), migration);
  if (server) {
    await rename(join(release, 'cms/dist/server.js'), join(release, 'cms/dist/server-of-before.js'));
    await writeFile(join(release, 'cms/dist/server.js'), server);
  }
  const archive = join(home, `${name}.tar`);
  execFileSync('tar', ['-cf', archive, '-C', home, name]);
  await rm(release, { recursive: true });
  return archive;
}

let operations = 0;

/** Runs a verb in the release that serves, while a visitor asks for the home page ten times a second, and others send forms. */
async function operate(
  ...args: string[]
): Promise<{ code: number | null; output: string; pauseMs: number; thanked: string[]; faults: (number | string)[] }> {
  operations += 1;
  const mark = `Visitor ${operations}`;
  const child = spawn(process.execPath, ['scripts/admin.mjs', ...args], { cwd: join(home, 'current'), env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  let [last, pauseMs, over] = [Date.now(), 0, false];
  const visits = setInterval(async () => {
    if (
      !(await fetch(site).then(
        ({ ok }) => ok,
        () => false,
      ))
    )
      return;
    pauseMs = Math.max(pauseMs, Date.now() - last);
    last = Date.now();
  }, 100);
  const [thanked, faults]: [string[], (number | string)[]] = [[], []];
  const forms = (async () => {
    for (let number = 1; !over; number += 1) {
      const name = `${mark} Form ${number}`;
      // Here nobody holds the port for a service that is restarted, so that a visitor may have to send a form again.
      for (let fault = await faultOfForm(site, name); fault; fault = await faultOfForm(site, name)) {
        faults.push(fault);
        await pause(300);
      }
      thanked.push(name);
      await pause(500);
    }
  })();
  const code = await new Promise<number | null>((done) => child.once('close', done));
  clearInterval(visits);
  over = true;
  await forms;
  return { code, output, pauseMs, thanked, faults };
}

/** What a visitor meets where nobody holds the port meanwhile: nobody to connect to, or nobody who took the connection in time. */
const NOBODY = ['ECONNREFUSED', 'ECONNRESET'];

/** What was thanked for is in the inbox once, and nobody read an error of the website: at most there was nobody to connect to. */
async function allArrived({ thanked, faults }: { thanked: string[]; faults: (number | string)[] }): Promise<void> {
  const held = async () => (await namesOfLeads()).filter((name) => thanked.includes(name));
  await until(async () => (await held()).length >= thanked.length, 'all forms in the inbox', 120_000);
  expect(await held()).toEqual([...thanked].sort());
  expect([...new Set(faults)].filter((fault) => !NOBODY.includes(String(fault)))).toEqual([]);
}

async function namesOfLeads(): Promise<string[]> {
  const office = await signIn({ url: cms });
  const { docs } = await office<{ docs: { name: string }[] }>('GET', '/leads?pagination=false&depth=0&sort=name');
  return docs.map(({ name }) => name);
}

const processes = () => Promise.all(['site', 'cms'].map((part) => readFile(join(home, 'data/running', part), 'utf8')));
const currentRelease = () => readlink(join(home, 'current'));
const tables = () => withDatabase(`file:${join(home, 'data/database.db')}`, tablesOf);

/** Nothing of the service but the backup is left in the data folder by a trial, and nothing belongs to somebody else. */
async function tidy(): Promise<void> {
  const names = await readdir(join(home, 'data'));
  expect(names.filter((name) => name.startsWith('.'))).toEqual([]);
  for (const name of names) expect((await stat(join(home, 'data', name))).uid, name).toBe((await stat(join(home, 'data'))).uid);
}

/** A second attempt would find another installation than the first. */
const ONCE = { timeout: 900_000 * patience, retry: 0 };

it(
  'an unhealthy release fails its trial start beside the running one: nothing is changed, and no visitor notices (R-RUN-5)',
  ONCE,
  async () => {
    const archive = await pack('sick', SICK);
    const before = await currentRelease();
    const ids = await processes();
    expect(await submit(site, 'Before Sick')).toBe(true);
    const operated = await operate('upgrade', archive);
    const { code, output } = operated;
    expect({ code, output }).toMatchObject({ code: 1, output: expect.stringContaining('Nothing was changed') });
    await allArrived(operated);
    expect(operated.faults).toEqual([]);
    expect(output).toMatch(/readyz: status 503/);
    expect(await currentRelease()).toBe(before);
    expect(await processes()).toEqual(ids);
    expect(await submit(site, 'After Sick')).toBe(true);
    await until(async () => (await namesOfLeads()).includes('After Sick'), 'the new enquiry to arrive');
    expect((await namesOfLeads()).filter((name) => name.endsWith('Sick'))).toEqual(['After Sick', 'Before Sick']);
    expect(await tables()).not.toContain('sick');
    await tidy();
  },
);

it(
  'a release that turns unhealthy in service is replaced by the one before, which serves the migrated data (R-RUN-5)',
  ONCE,
  async () => {
    const archive = await pack('later', SICK_LATER);
    const before = await currentRelease();
    const [operated] = await Promise.all([
      operate('upgrade', archive),
      until(async () => (await currentRelease()) === 'later' && submit(site, 'While Later'), 'an enquiry meanwhile', 600_000),
    ]);
    expect(operated).toMatchObject({ code: 1, output: expect.stringContaining(`${before} serves again`) });
    await allArrived(operated);
    expect(await currentRelease()).toBe(before);
    // What waits is tried again after a minute at most.
    await until(async () => (await namesOfLeads()).includes('While Later'), 'the enquiry of the meantime', 120_000);
    expect(await readdir(home), 'what a rollback goes to').not.toContain('previous');
    expect(await tables()).toContain('later');
  },
);

it(
  'a healthy release takes over with all enquiries and its migration; a rollback keeps all of them (R-RUN-4, R-RUN-19)',
  ONCE,
  async () => {
    const archive = await pack('well');
    expect(await submit(site, 'Before Well')).toBe(true);
    const upgraded = await operate('upgrade', archive);
    expect(upgraded).toMatchObject({ code: 0, output: expect.stringContaining('well runs') });
    await allArrived(upgraded);
    expect(await currentRelease()).toBe('well');
    expect(await serving()).toBe(true);
    expect(await submit(site, 'After Well')).toBe(true);
    await until(async () => (await namesOfLeads()).includes('After Well'), 'the new enquiry to arrive');
    expect(await tables()).toContain('well');
    await tidy();

    const back = await operate('rollback');
    expect(back).toMatchObject({ code: 0, output: expect.stringContaining('version-1 serves again') });
    await allArrived(back);
    expect(await currentRelease()).toBe('version-1');
    expect(await submit(site, 'Back Well')).toBe(true);
    await until(async () => (await namesOfLeads()).includes('Back Well'), 'the enquiry after the way back');
    expect((await namesOfLeads()).filter((name) => name.endsWith('Well'))).toEqual(['After Well', 'Back Well', 'Before Well']);
    expect(await tables()).toContain('well');
    process.stdout.write(`longest time without a page: ${upgraded.pauseMs} ms upgrading, ${back.pauseMs} ms going back\n`);
  },
);

it(
  'a rollback over a migration that removes something is refused, with what to restore and what that loses (R-RUN-19)',
  ONCE,
  async () => {
    expect(await operate('upgrade', await pack('less', undefined, '_contract'))).toMatchObject({ code: 0 });
    const { code, output } = await operate('rollback');
    expect({ code, output }).toMatchObject({ code: 1, output: expect.stringContaining('before-less.tar.gz, made 2') });
    expect(output).toContain('would be lost');
    expect(await currentRelease()).toBe('less');
    expect(await serving()).toBe(true);
  },
);

it(
  'a file that is not a release changes nothing, and of two simultaneous commands the second fails at once (R-RUN-5)',
  ONCE,
  async () => {
    await writeFile(join(home, 'notes.txt'), 'no release');
    execFileSync('tar', ['-cf', join(home, 'notes.tar'), '-C', home, 'notes.txt']);
    const { code, output } = await operate('upgrade', join(home, 'notes.tar'));
    expect({ code, output }).toMatchObject({ code: 1, output: expect.stringContaining('notes.tar is no release') });
    const { pid } = process;
    await writeFile(join(home, '.changing'), `${pid} ${startTimeOf(pid)}`);
    expect((await operate('rollback')).output).toContain('another command changes the release at this moment');
    await rm(join(home, '.changing'));
    expect(await serving()).toBe(true);
  },
);
