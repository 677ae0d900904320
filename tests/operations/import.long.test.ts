import { spawn } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../../scripts/steps.mjs';
import { admin, prepareScratch, type Stack, signIn, startStack, until } from '../kit/stack';

let dataDir: string;
let folder: string;
let stack: Stack | undefined;
/** The pictures that were asked for at the old website. */
const asked: string[] = [];
const picture = sharp({ create: { width: 800, height: 600, channels: 3, background: '#2ec4b6' } })
  .jpeg()
  .toBuffer();
const old = createServer(async ({ url = '' }, response) => {
  asked.push(url);
  response.end(await picture);
});
beforeAll(async () => {
  dataDir = await prepareScratch();
  folder = await mkdtemp(join(tmpdir(), 'import-'));
  await new Promise<void>((done) => old.listen(0, '127.0.0.1', done));
});
afterAll(async () => {
  await stack?.stop();
  old.closeAllConnections();
  old.close();
  for (const path of [dataDir, folder]) await rm(path, { recursive: true, force: true, maxRetries: 5 });
});

const posts = async (url: string) => (await (await fetch(`${url}/api/blogs`)).json()) as { id: number; title: string }[];

it('an import that was killed is resumed, and stores nothing twice (R-IMPORT-2)', async () => {
  const { port } = old.address() as AddressInfo;
  const titles = Array.from({ length: 12 }, (_, at) => `Post number ${at + 1}`);
  const rows = titles.map((title, at) => `${title},2025-03-${31 - at},Words of it.,http://127.0.0.1:${port}/post-${at + 1}.jpg`);
  const file = join(folder, 'posts.csv');
  await writeFile(file, `title,date,text,picture\n${rows.join('\n')}\n`);
  const env = { ...process.env, DATA_DIR: dataDir };
  const options = { cwd: root, env, detached: true, stdio: 'ignore' } as const;
  const child = spawn(process.execPath, ['scripts/admin.mjs', 'import', file, '--inside'], options);
  const ended = new Promise((done) => child.once('exit', done));
  await until(async () => asked.includes('/post-8.jpg'), 'the import to reach the eighth post', 120_000);
  process.kill(-(child.pid ?? 0), 'SIGKILL');
  await ended;

  const { code, said } = await admin(dataDir, ['import', file, '--inside']);
  expect(said).toMatch(/Posts 12\/12/); // plain lines, because this is no terminal
  expect(said).toMatch(/posts {2,}\d+ already here, \d+ added/);
  expect(code).toBe(0);

  const again = await admin(dataDir, ['import', file, '--inside']);
  expect(again.said).toContain('Nothing was changed: everything is already here.');
  stack = await startStack(dataDir);
  expect((await posts(stack.cms.url)).map(({ title }) => title)).toEqual(titles);
  const rest = await signIn(stack.cms);
  const { docs } = await rest<{ docs: { filename: string }[] }>('GET', '/media?limit=300&depth=0');
  const names = docs.map(({ filename }) => filename.replace(/-[0-9a-f]{8}\.jpg$/, ''));
  for (const at of titles.keys()) expect(names.filter((other) => other === `post-${at + 1}`)).toHaveLength(1);
}, 400_000);

it('a table is imported while both parts run, and the website shows its content (R-IMPORT-6)', async () => {
  stack ??= await startStack(dataDir);
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
    [[], /name the \.csv or \.xml file/],
    [[join(folder, 'other.doc')], /is no \.csv or \.xml file/],
    [[join(folder, 'none.csv')], /there is no such file/],
    [[file, '--all'], /--all is no option/],
    [[join(folder, 'reviews.xlsx')], /save the table as “CSV UTF-8”/],
  ] as const) {
    const { code, said } = await admin(running, ['import', ...args], env);
    expect(said).toMatch(why);
    expect(code).toBe(1);
  }
}, 240_000);
