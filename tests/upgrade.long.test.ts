import { execFileSync, spawn } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, readlink, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tablesOf, withDatabase } from '../cms/base/database-file';
import { run } from '../scripts/steps.mjs';
import { submit } from './chaos';
import { freePorts, OWNER, signIn, until } from './stack';

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
}, 900_000);
afterAll(async () => {
  service('stop');
  await rm(home, { recursive: true, force: true });
});

/** A back office that runs and is not ready. */
const SICK = `import { createServer } from 'node:http';
const server = createServer(({ url }, response) => response.writeHead(url === '/healthz' ? 200 : 503).end('not ready'));
server.listen(Number(process.env.CMS_PORT), '127.0.0.1');
process.once('SIGTERM', () => process.exit());
`;

/** Stands in for systemd: starts the service's command in `current` as its account, and stops it. */
const SYSTEMCTL = `#!${process.execPath}
const { spawn } = require('node:child_process');
const { existsSync, openSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { join, dirname } = require('node:path');
const home = dirname(__dirname);
const [, , verb, unit] = process.argv;
if (unit !== 'cleaning') process.exit(5);
const pidFile = join(home, 'service.pid');
if (verb === 'start') {
  const log = openSync(join(home, 'service.log'), 'a');
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: join(home, 'current'), detached: true, stdio: ['ignore', log, log], ...${JSON.stringify(SERVICE)},
  });
  writeFileSync(pidFile, String(child.pid));
  child.unref();
} else if (existsSync(pidFile)) {
  const pid = Number(readFileSync(pidFile, 'utf8'));
  rmSync(pidFile);
  process.kill(pid, 'SIGTERM');
  const wait = () => {
    try {
      process.kill(pid, 0);
      setTimeout(wait, 50);
    } catch {}
  };
  wait();
}
`;

const service = (verb: string) => execFileSync(join(home, 'bin', 'systemctl'), [verb, 'cleaning'], { env });
const serving = async () => (await fetch(`${site}/readyz`)).ok && (await fetch(`${cms}/readyz`)).ok;

/** Packs a release that adds a table, and has `server` for a back office if it is given. */
async function pack(name: string, server?: string): Promise<string> {
  const release = join(home, name);
  execFileSync('cp', ['-a', '--reflink=auto', join(home, 'version-1'), release]);
  const migration = `import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite';
export const up = async ({ db }: MigrateUpArgs) => void (await db.run(sql\`CREATE TABLE ${name} (x integer)\`));
export const down = async () => undefined;
`;
  await writeFile(join(release, 'cms/migrations/sqlite', `29990101_000000_${name}.ts`), migration);
  if (server) await writeFile(join(release, 'cms/dist/server.js'), server);
  const archive = join(home, `${name}.tar`);
  execFileSync('tar', ['-cf', archive, '-C', home, name]);
  await rm(release, { recursive: true });
  return archive;
}

/** Runs the command in the release that serves. */
function upgrade(archive: string): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, ['scripts/admin.mjs', 'upgrade', archive], { cwd: join(home, 'current'), env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return new Promise((done) => child.once('close', (code) => done({ code, output })));
}

async function namesOfLeads(): Promise<string[]> {
  const office = await signIn({ url: cms });
  const { docs } = await office<{ docs: { name: string }[] }>('GET', '/leads?pagination=false&depth=0&sort=name');
  return docs.map(({ name }) => name);
}

const currentRelease = () => readlink(join(home, 'current'));
const tables = () => withDatabase(`file:${join(home, 'data/database.db')}`, tablesOf);

it('a release that is not well leaves the old one running, with all enquiries and without its migration (R-RUN-5)', {
  timeout: 600_000,
}, async () => {
  const archive = await pack('sick', SICK);
  const before = await currentRelease();
  expect(await submit(site, 'Before Sick')).toBe(true);
  const { code, output } = await upgrade(archive);
  expect({ code, output }).toMatchObject({ code: 1, output: expect.stringContaining('The old release runs again') });
  expect(output).toMatch(/readyz: status 503/);
  expect(await currentRelease()).toBe(before);
  expect(await serving()).toBe(true);
  expect(await submit(site, 'After Sick')).toBe(true);
  await until(async () => (await namesOfLeads()).includes('After Sick'), 'the new enquiry to arrive');
  expect((await namesOfLeads()).filter((name) => name.endsWith('Sick'))).toEqual(['After Sick', 'Before Sick']);
  expect(await tables()).not.toContain('sick');
});

it('a release that is well takes over, with all enquiries and its migration (R-RUN-4)', { timeout: 600_000 }, async () => {
  const archive = await pack('well');
  expect(await submit(site, 'Before Well')).toBe(true);
  expect(await upgrade(archive)).toMatchObject({ code: 0, output: expect.stringContaining('well runs') });
  expect(await currentRelease()).toBe('well');
  expect(await serving()).toBe(true);
  expect(await submit(site, 'After Well')).toBe(true);
  await until(async () => (await namesOfLeads()).includes('After Well'), 'the new enquiry to arrive');
  expect((await namesOfLeads()).filter((name) => name.endsWith('Well'))).toEqual(['After Well', 'Before Well']);
  expect(await tables()).toContain('well');
});

it('a file that is no release changes nothing (R-RUN-5)', async () => {
  await writeFile(join(home, 'notes.txt'), 'no release');
  execFileSync('tar', ['-cf', join(home, 'notes.tar'), '-C', home, 'notes.txt']);
  const { code, output } = await upgrade(join(home, 'notes.tar'));
  expect({ code, output }).toMatchObject({ code: 1, output: expect.stringContaining('notes.tar is no release') });
  expect(await serving()).toBe(true);
});
