import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { root } from '../../scripts/steps.mjs';
import { freePort, OWNER, until } from '../kit/stack';

const NGINX = '/usr/sbin/nginx';
const KNOWN = 'second_factor=done';

/** The configuration of docs/two-factor.md except ports and TLS. */
describe.skipIf(!existsSync(NGINX))('the back office behind a second factor', () => {
  let folder: string;
  let nginx: ChildProcess;
  let guard: Server;
  let url: string;
  const asked: string[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'nginx-'));
    // Answers like the authentication servers in the document: 200 for a known session, else 401.
    guard = createServer((request, response) => {
      asked.push(`${request.headers['x-original-method']} ${request.headers['x-original-url']}`);
      response.writeHead(request.headers.cookie?.includes(KNOWN) ? 200 : 401).end();
    });
    await new Promise<void>((done) => guard.listen(0, '127.0.0.1', done));
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    const recipe = (await readFile(join(root, 'docs/two-factor.nginx.conf'), 'utf8'))
      .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
      .replaceAll(/^ *ssl_certificate.*$/gm, '')
      .replace('127.0.0.1:9091', `127.0.0.1:${(guard.address() as AddressInfo).port}`)
      .replaceAll('127.0.0.1:3001', new URL(inject('cmsUrl')).host);
    await writeFile(join(folder, 'recipe.conf'), recipe);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`);
    await writeFile(
      join(folder, 'nginx.conf'),
      `daemon off; pid ${folder}/pid; error_log stderr; events {}\nhttp { access_log off; ${temporary.join(' ')} include ${folder}/recipe.conf; }\n`,
    );
    nginx = spawn(NGINX, ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: ['ignore', 'ignore', 'pipe'] });
    await until(async () => (await fetch(url, { redirect: 'manual' })).status === 302, 'nginx to answer');
  });
  afterAll(async () => {
    const ended = new Promise((done) => nginx?.once('exit', done));
    nginx?.kill('SIGTERM');
    await ended;
    await new Promise((done) => guard.close(done));
    await rm(folder, { recursive: true, force: true });
  });

  const signIn = (cookie: string) =>
    fetch(`${url}/payload-api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(OWNER),
    });

  it('redirects a stranger to the sign-in, and rejects a scripted log-in with 401, even with the right password', async () => {
    const page = await fetch(`${url}/admin/login?x=1`, { redirect: 'manual' });
    expect(page.status).toBe(302);
    expect(page.headers.get('location')).toBe(`https://auth.example.com/?rd=${url}/admin/login?x=1`);
    expect((await signIn('')).status).toBe(401);
    expect(asked.at(-1)).toBe(`POST ${url}/payload-api/users/login`);
    for (const path of ['/api/settings', '/storage/x.jpg', '/readyz', '/inbox/today']) {
      expect({ path, status: (await fetch(`${url}${path}`, { redirect: 'manual' })).status }).toEqual({ path, status: 302 });
    }
    expect((await fetch(`${url}/_second-factor`, { redirect: 'manual' })).status).toBe(404);
  });

  it('lets users with a second factor through, and still requires the password', async () => {
    const page = await fetch(`${url}/admin/login`, { headers: { cookie: KNOWN } });
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Password');
    expect((await signIn(KNOWN)).status).toBe(200);
  });

  it('lets nobody through when the authentication server is down', async () => {
    guard.closeAllConnections();
    await new Promise((done) => guard.close(done));
    expect((await fetch(`${url}/admin/login`, { headers: { cookie: KNOWN } })).status).toBe(500);
    expect((await signIn(KNOWN)).status).toBe(500);
  });
});
