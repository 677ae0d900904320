import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { SECRETS } from '../../scripts/start/secrets.mjs';
import { readBy } from '../../scripts/start/setting-names.mjs';
import { root } from '../../scripts/steps.mjs';
import { freePort, freePorts, readinessOf, removeScratch, until } from '../kit/stack';
import { giveDatabase } from '../kit/stack-database';

let dataDir: string;
let started: ChildProcess;
let output = '';
const urls = { site: '', cms: '' };
const parts = ['site', 'cms'] as const;

/** A value for each secret that is found again wherever it went. */
async function secrets(): Promise<Record<string, string>> {
  const made = Object.fromEntries(SECRETS.map((name) => [name, `a-secret-value-of-${name.toLowerCase()}`]));
  const { VAPID_PRIVATE_KEY: _, BACKUP_IDENTITY: __, ...rest } = made; // which must be keys
  const VAPID_PRIVATE_KEY = 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94';
  const SMTP_URL = `smtp://user:a-secret-value@127.0.0.1:${await freePort()}`;
  return {
    ...rest,
    VAPID_PRIVATE_KEY,
    SMTP_URL,
    DATABASE_URL: `file:${join(dataDir, 'database.db')}`,
    ...(await giveDatabase(dataDir, undefined)),
  };
}

let given: Record<string, string>;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'strangers-'));
  await cp(inject('prepared'), dataDir, { recursive: true });
  given = await secrets();
  const [port, cmsPort] = await freePorts();
  for (const [part, at] of [
    ['site', port],
    ['cms', cmsPort],
  ] as const)
    urls[part] = `http://127.0.0.1:${at}`;
  const own = {
    DATA_DIR: dataDir,
    PORT: String(port),
    CMS_PORT: String(cmsPort),
    WARM_UP: 'off',
    BACKUP_DIR: 'off',
    ALERTS_TO: 'off',
  };
  started = spawn(process.execPath, ['scripts/start.mjs'], { cwd: root, env: { ...process.env, ...given, ...own } });
  for (const stream of [started.stdout, started.stderr]) stream?.on('data', (chunk) => (output += chunk));
  await until(async () => started.exitCode !== null || output.includes('Ctrl-C ends it'), 'the start', 240_000);
  expect(started.exitCode, output).toBeNull();
});
afterAll(async () => {
  const ended = new Promise((done) => started.once('exit', done));
  started.kill('SIGTERM');
  await ended;
  await removeScratch(dataDir);
});

it.each(parts)('the process of the %s has the secrets that it reads, and no other (R-SAFE-17)', async (part) => {
  const [pid] = (await readFile(join(dataDir, 'running', part), 'utf8')).split(' ');
  const environment = await readFile(`/proc/${pid}/environ`, 'utf8');
  const names = environment.split('\0').map((line) => line.slice(0, line.indexOf('=')));
  expect(names).toContain('PATH');
  expect(names.filter((name) => SECRETS.includes(name)).sort()).toEqual(
    Object.keys(given)
      .filter((name) => readBy(part).includes(name))
      .sort(),
  );
  for (const [name, value] of Object.entries(given))
    expect([name, environment.includes(value)]).toEqual([name, readBy(part).includes(name)]);
});

interface Details {
  ok: boolean;
  version: string;
  degraded?: string[];
}

it('strangers learn at /readyz whether a part is well, and the rest is for who has the secret of both (R-SAFE-18, R-RUN-28)', async () => {
  const known = { site: { ok: true, degraded: [] }, cms: { ok: true } };
  const details = (part: keyof typeof urls) =>
    readinessOf({ url: urls[part] }, dataDir, given.PUBLISH_SECRET) as Promise<Details>;
  await until(
    async () => (await details('cms')).ok && (await details('site')).degraded?.length === 0,
    'both parts to be well',
    120_000,
  );
  for (const part of parts) {
    for (const authorization of ['', 'Bearer', 'Bearer wrong', `bearer-${given.PUBLISH_SECRET}`]) {
      const answer = await fetch(`${urls[part]}/readyz`, {
        headers: { ...(authorization && { authorization }), 'x-forwarded-for': '127.0.0.1' },
      });
      expect([answer.status, await answer.json()]).toEqual([200, known[part]]);
    }
    expect(await details(part)).toMatchObject({ ok: true, version: expect.stringMatching(/^\d/) });
  }
});
