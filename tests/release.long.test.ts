import { type SpawnOptions, spawn } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run } from '../scripts/steps.mjs';
import { memoryOf } from './memory';
import { freePorts, OWNER, until } from './stack';

/** The account that owns nothing, when the tests run as root; else the tests' own account. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

let home: string;
let release: string;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'release-test-'));
  await chmod(home, 0o755);
  release = join(home, 'app');
  await run(process.execPath, ['scripts/release.mjs', release]);
}, 400_000);
afterAll(() => rm(home, { recursive: true, force: true }));

it('a release starts without installing or building, as a user who may write only its data, takes an enquiry, and holds less than 512 MB (R-RUN-3)', async () => {
  const data = join(home, 'data');
  await mkdir(data);
  if (NOBODY.uid) await chown(data, NOBODY.uid, NOBODY.gid);
  const [port, cmsPort] = await freePorts();
  const options: SpawnOptions = {
    cwd: release,
    ...NOBODY,
    env: {
      NODE_ENV: 'production',
      PATH: process.env.PATH,
      HOME: data,
      DATA_DIR: data,
      PORT: String(port),
      CMS_PORT: String(cmsPort),
      OWNER_EMAIL: OWNER.email,
      OWNER_PASSWORD: OWNER.password,
      WARM_UP: 'off',
    },
  };
  const child = spawn(process.execPath, ['scripts/start.mjs'], options);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const ended = new Promise((done) => child.once('close', done));
  try {
    const ready = async (at: number) => (await fetch(`http://127.0.0.1:${at}/readyz`)).ok;
    await until(async () => child.exitCode !== null || ((await ready(cmsPort)) && (await ready(port))), 'both parts', 120_000);
    expect(output).toMatch(/install +released/);
    expect(output).toMatch(/build site +released/);
    const answer = await fetch(`http://127.0.0.1:${port}/contact-us`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({
        form: 'contact',
        name: 'First Visitor',
        email: 'first@example.com',
        phone: '0400 000 000',
        city: 'Adelaide',
        address: '1 Example Street',
        captcha: '10',
      }),
    });
    expect(answer.status, output).toBe(303);
    expect(memoryOf(child.pid ?? 0)).toBeLessThan(512);
    expect((await fetch(`http://127.0.0.1:${cmsPort}/admin/login`)).status).toBe(200);
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
});
