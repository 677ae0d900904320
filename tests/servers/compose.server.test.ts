import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../../scripts/steps.mjs';
import { installPrograms } from '../../scripts/test/debian.mjs';
import { engine, engineEnvironment } from '../../scripts/test/servers/engine.mjs';
import { freePort, until } from '../kit/stack';
import { timed } from './figures';
import { OFFICE, OWNER, SITE } from './installation';
import { inboxWith } from './office';
import { fieldsOf, sendForm, THANKS, visit, type Website } from './visitors';

/** Limit of leads from one address, as .env.example says. */
const LIMIT = 10;
const PROJECT = 'cleaning-compose';
let folder: string;
let site: Website;
/** The site without TLS. */
let plain: Website;
let office: Website;

/** Answers docker-compose for podman: Debian's podman-compose gives no container a fixed address. */
let service: ChildProcess | undefined;
const compose = (...args: string[]) =>
  execFileSync('docker-compose', ['-p', PROJECT, ...args], {
    cwd: folder,
    env: { ...engineEnvironment(), DOCKER_HOST: `unix://${folder}/podman.sock` },
    encoding: 'utf8',
    stdio: 'pipe',
  });
const inside = (name: string, ...command: string[]) => engine('podman', ['exec', `${PROJECT}_${name}_1`, ...command]);

beforeAll(async () => {
  await installPrograms({ 'docker-compose': 'docker-compose' }, 'compose.yaml needs docker-compose.');
  folder = mkdtempSync(join(tmpdir(), 'compose-'));
  const args = ['system', 'service', '--time=0', `unix://${folder}/podman.sock`];
  service = spawn('podman', args, { env: engineEnvironment(), stdio: 'ignore' });
  await until(async () => existsSync(`${folder}/podman.sock`), 'podman to answer');
  cpSync(join(root, 'compose.yaml'), join(folder, 'compose.yaml'));
  mkdirSync(join(folder, 'deploy'));
  // Nobody outside vouches for these names, so Caddy does it itself.
  const caddyfile = readFileSync(join(root, 'deploy/Caddyfile'), 'utf8');
  writeFileSync(join(folder, 'deploy/Caddyfile'), `{\n\tlocal_certs\n\tskip_install_trust\n}\n${caddyfile}`);
  const [http, https] = [await freePort(), await freePort()];
  const settings = {
    ...{ SITE_HOST: SITE, CMS_HOST: OFFICE, OWNER_EMAIL: OWNER.email, OWNER_PASSWORD: 'correct-horse-battery-9' },
    ...{ HTTP_PORT: http, HTTPS_PORT: https, SITE_IMAGE: 'localhost/site:1', CMS_IMAGE: 'localhost/cms:1' },
    ...{ INSIDE_SUBNET: '172.30.7.0/24', INSIDE_RANGE: '172.30.7.128/25', CADDY_ADDRESS: '172.30.7.2' },
  };
  writeFileSync(
    join(folder, '.env'),
    Object.entries(settings)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  );
  const at = (name: string): Website => ({ name, address: '127.0.0.1', port: https });
  [site, office, plain] = [at(SITE), at(OFFICE), { ...at(SITE), port: http }];
  await timed('compose up, until both parts serve', async () => {
    compose('up', '--detach', '--no-build');
    const authority = () => inside('caddy', 'cat', '/data/caddy/pki/authorities/local/root.crt');
    site.authority = office.authority = await until(authority, 'Caddy to make its authority', 120_000);
    await until(async () => (await visit(site, '/')).status === 200, 'the site', 180_000);
    await until(async () => (await visit(office, '/office/sign-in')).status === 200, 'the back office', 180_000);
  });
});
afterAll(() => {
  if (!folder) return;
  compose('down', '--volumes');
  service?.kill();
  rmSync(folder, { recursive: true, force: true });
});

it('pages are served over HTTP/2 and compressed, and plain HTTP redirects to HTTPS', async () => {
  const session = connect(`https://127.0.0.1:${site.port}`, { servername: SITE, ca: site.authority });
  const headers = await new Promise<Record<string, unknown>>((done, fail) => {
    session.once('error', fail);
    const stream = session.request({ ':path': '/', ':authority': SITE, 'accept-encoding': 'br, gzip' });
    stream.once('response', done).once('error', fail).resume().end();
  });
  session.close();
  expect(headers).toMatchObject({ ':status': 200, 'content-encoding': 'br' });
  const { status, headers: sent } = await visit(plain, '/');
  expect([status, sent.location]).toEqual([308, `https://${SITE}/`]);
});

it('an enquiry is acknowledged and in the inbox, and the containers are healthy', async () => {
  const thanks = await sendForm(site, 'By Compose');
  expect((await visit(site, thanks ?? '/missing')).body).toMatch(THANKS);
  expect(await inboxWith(['By Compose'], office, { ...OWNER, password: 'correct-horse-battery-9' })).toEqual(['By Compose']);
  for (const part of ['site', 'cms']) await engine('podman', ['healthcheck', 'run', `${PROJECT}_${part}_1`]);
});

it('a backup has the spool of the site', async () => {
  await inside('cms', 'node', 'scripts/admin.mjs', 'backup', '/data/backups/whole.tar.gz');
  expect(await inside('cms', 'tar', '-tzf', '/data/backups/whole.tar.gz')).toMatch(/spool\//);
});

it('rate limits count the real address of a client, whatever address it claims', async () => {
  const statuses = [];
  for (let at = 0; at <= LIMIT; at += 1) {
    const { status } = await visit(site, '/api/contact-submit', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${at}` },
      body: JSON.stringify(fieldsOf(`Forged ${at}`)),
    });
    statuses.push(status);
  }
  expect(statuses.at(-1)).toBe(429);
});
