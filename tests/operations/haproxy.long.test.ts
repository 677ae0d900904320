import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { haproxyConfiguration } from '../kit/haproxy-configuration';
import { freePorts, type Stack, startStack, until } from '../kit/stack';

const OFFICE = 'office.haproxy.test';
const why = spawnSync('haproxy', ['-v']).status === 0 ? undefined : 'it is not installed';
if (why) process.stdout.write(`LEFT OUT: HAProxy, as documented: ${why}\n`);

describe.skipIf(why)('HAProxy as docs/operations.md sets it up', () => {
  let folder: string;
  let stack: Stack;
  let balancer: ChildProcess;
  let [people, inside] = [0, 0];

  /** What is answered at a port under a name, followed by no redirect. */
  const ask = (port: number, host: string, path: string, method = 'GET') =>
    new Promise<{ status: number; body: string }>((done, fail) => {
      request({ host: '127.0.0.1', port, path, method, headers: { host } }, (response) => {
        let body = '';
        response.on('data', (chunk) => (body += chunk));
        response.on('end', () => done({ status: response.statusCode ?? 0, body }));
      })
        .on('error', fail)
        .end();
    });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'haproxy-'));
    stack = await startStack(inject('prepared'), { CMS_URL: `http://${OFFICE}` });
    [people, inside] = await freePorts();
    const [dead] = await freePorts();
    const [site, cms] = [new URL(stack.site.url).host, new URL(stack.cms.url).host];
    const configuration = haproxyConfiguration({
      'office.example.com': OFFICE,
      ...{ 'bind :80\n': `bind 127.0.0.1:${people}\n`, 'bind :8080\n': `bind 127.0.0.1:${inside}\n` },
      // Of two machines one is dead.
      ...{ '10.0.0.5:3000': `127.0.0.1:${dead}`, '10.0.0.6:3000': site },
      ...{ '10.0.0.5:3001': `127.0.0.1:${dead}`, '10.0.0.6:3001': cms },
    });
    writeFileSync(join(folder, 'haproxy.cfg'), configuration);
    balancer = spawn('haproxy', ['-db', '-f', join(folder, 'haproxy.cfg')], { stdio: 'inherit' });
    await until(async () => (await ask(people, 'www.haproxy.test', '/healthz')).status === 200, 'HAProxy', 60_000);
  });
  afterAll(async () => {
    const ended = new Promise((done) => balancer?.once('close', done));
    balancer?.kill('SIGTERM');
    await ended;
    await stack?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('people reach website and back office by their names, whichever machine is dead (R-RUN-18)', async () => {
    for (let visits = 0; visits < 6; visits += 1) {
      expect((await ask(people, 'www.haproxy.test', '/contact-us')).status).toBe(200);
      expect((await ask(people, OFFICE, '/office/sign-in')).status).toBe(200);
    }
  });

  it('the provider is posted to from inside only (R-RUN-18)', async () => {
    for (const path of ['/api', '/api/contact-submit', '/api/?x=1']) {
      expect({ path, ...(await ask(people, OFFICE, path, 'POST')) }).toMatchObject({ path, status: 404 });
    }
    const posted = await ask(inside, OFFICE, '/api/contact-submit', 'POST');
    expect(posted.status).not.toBe(404);
    expect(posted.body).not.toContain('HAProxy');
  });
});
