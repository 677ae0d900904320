import { spawn } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../../scripts/steps.mjs';
import { admin, prepareScratch, type Stack, signIn, startStack, until } from '../kit/stack';
import { type StandIn, startStandIn } from '../kit/stand-in-provider';

let dataDir: string;
let provider: StandIn;
let stack: Stack | undefined;
beforeAll(async () => {
  dataDir = await prepareScratch();
  provider = await startStandIn();
});
afterAll(async () => {
  await stack?.stop();
  await provider?.close();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

const posts = async (url: string) => (await (await fetch(`${url}/api/blogs`)).json()) as { id: number; title: string }[];

it('an import that was killed is resumed, and stores nothing twice (R-IMPORT-2)', async () => {
  const env = { ...process.env, DATA_DIR: dataDir };
  const options = { cwd: root, env, detached: true, stdio: 'ignore' } as const;
  const child = spawn(process.execPath, ['scripts/admin.mjs', 'import', provider.url], options);
  const ended = new Promise((done) => child.once('exit', done));
  await until(async () => provider.asked.includes('/blog-details-by-blog/8'), 'the import to reach the posts', 120_000);
  process.kill(-(child.pid ?? 0), 'SIGKILL');
  await ended;

  const { code, said } = await admin(dataDir, ['import', provider.url]);
  expect(said).toMatch(/Posts 12\/12/); // plain lines, because this is no terminal
  expect(said).toMatch(/posts {2,}\d+ already here, \d+ added/);
  expect(code).toBe(0);

  const again = await admin(dataDir, ['import', provider.url]);
  expect(again.said).toContain('Nothing was changed: everything is already here.');
  stack = await startStack(dataDir);
  const titles = (await posts(stack.cms.url)).map(({ title }) => title);
  expect(titles).toEqual(Array.from({ length: 12 }, (_, at) => `Post number ${at + 1}`));
  const rest = await signIn(stack.cms);
  const { docs } = await rest<{ docs: { filename: string }[] }>('GET', '/media?limit=300&depth=0');
  const names = docs.map(({ filename }) => filename.replace(/-[0-9a-f]{8}\.jpg$/, ''));
  for (const name of ['hero', 'post', 'intro']) expect(names.filter((other) => other === name)).toHaveLength(1);
}, 400_000);

it('a table is imported while both parts run, and the website shows its content (R-IMPORT-6)', async () => {
  stack ??= await startStack(dataDir);
  const folder = await mkdtemp(join(tmpdir(), 'import-'));
  const file = join(folder, 'reviews.csv');
  await writeFile(file, 'name,text,stars,date\nSample Person Nine,Word for word this.,5,2026-10-01\n');
  const { site, cms, dataDir: running } = stack;
  expect(await (await fetch(`${site.url}/contact-us`)).text()).not.toContain('Sample Person Nine');
  const env = { PORT: new URL(site.url).port, CMS_PORT: new URL(cms.url).port };
  expect((await admin(running, ['import', file], env)).said).toContain('1 added');
  await until(
    async () => (await (await fetch(`${site.url}/contact-us`)).text()).includes('Sample Person Nine'),
    'the review on the site',
  );

  await cp(file, join(folder, 'other.doc'));
  for (const [args, why] of [
    [[], /name the provider, or the \.csv or \.xml file/],
    [[join(folder, 'other.doc')], /is neither a web address/],
    [[join(folder, 'none.csv')], /there is no such file/],
    [[file, '--all'], /--all is no option/],
    [[join(folder, 'reviews.xlsx')], /save the table as “CSV UTF-8”/],
  ] as const) {
    const { code, said } = await admin(running, ['import', ...args], env);
    expect(said).toMatch(why);
    expect(code).toBe(1);
  }
  await rm(folder, { recursive: true, maxRetries: 5 });
}, 240_000);
