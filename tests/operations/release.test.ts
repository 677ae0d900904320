import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { entriesBelow, leavingLinks } from '../../scripts/release/links.mjs';
import { run } from '../../scripts/steps.mjs';
import { submit } from '../kit/chaos';
import { NOBODY, spawnHidden, whyNotHidden } from '../kit/hidden-clone';
import { memoryOf } from '../kit/memory';
import { dashboard, freePorts, OWNER, readinessOf, signIn, until } from '../kit/stack';

let home: string;
let release: string;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'release-test-'));
  await chmod(home, 0o755);
  await run(process.execPath, ['scripts/release.mjs', join(home, 'made'), '--quick']);
  // What a file remembers of the place where it was put together is wrong here, as on another machine.
  release = join(home, 'unpacked');
  await rename(join(home, 'made'), release);
});
afterAll(() => rm(home, { recursive: true, force: true, maxRetries: 5 }));

/** A data folder for the account of the service: an empty one, or with the starter's content already, which saves half a minute. */
async function dataFolder(): Promise<string> {
  const data = join(home, 'data');
  const prepared = inject('prepared');
  if (process.env.TEST_ALL || !existsSync(join(prepared, 'database.db'))) await mkdir(data);
  else await cp(prepared, data, { recursive: true });
  if (NOBODY) execFileSync('chown', ['-R', `${NOBODY.uid}:${NOBODY.gid}`, data]);
  return data;
}

it('no link leaves a release, and its bill of materials names what is in it (R-SHIP-1, R-SHIP-2)', async () => {
  expect(leavingLinks(release)).toEqual([]);
  const { components } = JSON.parse(await readFile(join(release, 'sbom.cdx.json'), 'utf8'));
  const manifests = entriesBelow(release).filter((path) => /(^|\/)node_modules\/(@[^/]+\/)?[^/@]+\/package\.json$/.test(path));
  const installed = manifests.map((path) => JSON.parse(readFileSync(join(release, path), 'utf8')));
  const nameOf = ({ name, version }: { name: string; version: string }) => `${name}@${version}`;
  const named: string[] = components.map(nameOf).filter((name: string) => !/^(cms|site|office|contract|shared)@/.test(name));
  expect(named.sort()).toEqual([...new Set(installed.map(nameOf))].sort());
  expect(named.filter((name) => /^(monaco-editor|typescript|vitest|@next\/swc-.*)@/.test(name))).toEqual([]);
});

it('a release works on a machine without the clone, for a user who may write only its data, accepts an enquiry, reports its version, and is smaller than 512 MB (R-SHIP-1, R-SHIP-4, R-RUN-3, R-RUN-28)', async ({
  skip,
}) => {
  const why = whyNotHidden();
  skip(why !== undefined, `LEFT OUT: this machine cannot hide the clone from a process (${why}), so a release was not started`);
  const data = await dataFolder();
  const [port, cmsPort] = await freePorts();
  const [site, cms] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${cmsPort}`];
  const child = spawnHidden(release, [process.execPath, 'scripts/start.mjs'], {
    NODE_ENV: 'production',
    PATH: process.env.PATH,
    HOME: data,
    DATA_DIR: data,
    PORT: String(port),
    CMS_PORT: String(cmsPort),
    OWNER_EMAIL: OWNER.email,
    OWNER_PASSWORD: OWNER.password,
    WARM_UP: 'off',
    LOG_TO: 'stdout',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const ended = new Promise((done) => child.once('close', done));
  try {
    const ready = async (url: string) => (await fetch(`${url}/readyz`)).ok;
    await until(async () => child.exitCode !== null || ((await ready(cms)) && (await ready(site))), 'both parts', 240_000).catch(
      (error) => {
        throw new Error(`${error.message}\n${output}`);
      },
    );
    expect(output).toMatch(/install +released/);
    expect(output).toMatch(/build site +released/);
    expect(output).toContain('"event":"back office listening"');
    expect(existsSync(join(data, 'logs'))).toBe(false);
    for (const url of [`${cms}/office/sign-in`, `${site}/`, `${site}/service/end-of-lease-cleaning`])
      expect({ url, status: (await fetch(url)).status }).toEqual({ url, status: 200 });
    const { version } = JSON.parse(await readFile(join(release, 'release.json'), 'utf8'));
    expect(version).toMatch(/^\d+\.\d+\.\d+\+[0-9a-f]{7,}(-dirty)?$/);
    for (const url of [cms, site]) expect(await readinessOf({ url }, data)).toMatchObject({ version });
    expect((await dashboard({ url: cms })).replaceAll('<!-- -->', '')).toContain(`version ${version} of the website`);
    expect(await submit(site, 'First Visitor'), output).toBe(true);
    const office = await signIn({ url: cms });
    const names = async () => {
      const { docs } = await office<{ docs: { name: string }[] }>('GET', '/leads?pagination=false&depth=0');
      return docs.filter(({ name }) => name === 'First Visitor');
    };
    await until(async () => (await names()).length > 0, 'the enquiry to arrive');
    expect(await names()).toHaveLength(1);
    expect(memoryOf(child.pid ?? 0)).toBeLessThan(512);
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
});
