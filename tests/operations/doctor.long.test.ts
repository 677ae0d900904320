import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer as createHttp, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documented } from 'contract';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { judgeKey } from '../../scripts/admin/doctor/checks/maps';
import { mailServer } from '../kit/mail-server';
import { admin, freePort, type Stack, startStack } from '../kit/stack';
import { startStandIn } from '../kit/stand-in-provider';

const HOUR_MS = 60 * 60 * 1000;
/** All documented calls except the two lead posts. */
const READING = Object.keys(documented).length - 2;

let stack: Stack;
let smtp: Awaited<ReturnType<typeof mailServer>>;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'doctor-'));
  smtp = await mailServer();
  stack = await startStack(inject('prepared'));
}, 240_000);
afterAll(async () => {
  await stack?.stop();
  await smtp?.close();
  await rm(folder, { recursive: true, force: true });
});

const portOf = (url: string) => new URL(url).port;
/** The report's lines about one subject. */
const linesAbout = (said: string, name: string) => said.split('\n').filter((line) => line.slice(11).startsWith(`${name} `));

describe('the doctor', () => {
  it('finds no errors in a working installation, and exits with 0', async () => {
    const ports = { PORT: portOf(stack.site.url), CMS_PORT: portOf(stack.cms.url) };
    expect(await admin(stack.dataDir, ['backup'], ports)).toMatchObject({ code: 0 });
    const { code, said } = await admin(stack.dataDir, ['doctor'], {
      ...ports,
      SMTP_URL: smtp.url,
      LEADS_TO: 'office@example.com',
    });
    expect({ code, said }).toMatchObject({ code: 0, said: expect.stringContaining('0 errors') });
    for (const name of ['website', 'back office', 'provider', 'clock', 'spool', 'database', 'mail', 'backups', 'secrets']) {
      expect({ name, lines: linesAbout(said, name) }).toMatchObject({
        lines: expect.arrayContaining([expect.stringContaining('  ok')]),
      });
    }
    expect(said).toContain(`${READING} of ${READING} documented calls answer as the contract says`);
  });

  it('names each problem with advice, and exits with 1', async () => {
    const dataDir = await mkdtemp(join(folder, 'ill-'));
    const hourAgo = Date.now() - HOUR_MS;
    await mkdir(join(dataDir, 'spool/waiting'), { recursive: true });
    await mkdir(join(dataDir, 'spool/refused'), { recursive: true });
    await mkdir(join(dataDir, 'backups'));
    await writeFile(join(dataDir, 'spool/waiting', `${hourAgo}-E-1.json`), '{}');
    await writeFile(join(dataDir, 'spool/refused', `${hourAgo}-E-2.json`), '{}');
    await writeFile(join(dataDir, 'backups/backup-2026-01-01T03-00-00Z.tar.gz'), '');
    await writeFile(join(dataDir, 'database.db'), 'this is no database');
    const taken = createHttp((_, response) => response.end('something else'));
    await new Promise<void>((done) => taken.listen(0, '127.0.0.1', done));
    const port = String((taken.address() as { port: number }).port);
    const nobody = String(await freePort());
    const { code, said } = await admin(dataDir, ['doctor'], {
      PORT: port,
      CMS_PORT: nobody,
      SMTP_URL: `smtp://127.0.0.1:${nobody}`,
    });
    await new Promise((done) => taken.close(done));
    expect(code).toBe(1);
    for (const line of said.split('\n').filter((one) => /ERROR|WARNING/.test(one))) expect(line).toContain(' → ');
    expect(linesAbout(said, 'website')[0]).toMatch(/ERROR .*does not answer as the website/);
    expect(linesAbout(said, 'provider')[0]).toMatch(/ERROR .*does not answer/);
    expect(linesAbout(said, 'mail')[0]).toMatch(/ERROR .*refuses/);
    expect(linesAbout(said, 'database')[0]).toMatch(/ERROR .*not a database/);
    expect(linesAbout(said, 'backups')[0]).toMatch(/ERROR .*days old/);
    expect(linesAbout(said, 'spool').join()).toMatch(
      /ERROR .*1 acknowledged leads were refused.*ERROR .*the oldest for 60 minutes/s,
    );
  });

  it('checks any provider: its responses against the contract, and its clock', async () => {
    const provider = await startStandIn();
    provider.faults.set('/statbox', 'malformed');
    const dataDir = await mkdtemp(join(folder, 'foreign-'));
    try {
      const { code, said } = await admin(dataDir, ['doctor'], { API_URL: provider.url, PORT: String(await freePort()) });
      expect(code).toBe(1);
      const lines = linesAbout(said, 'provider').join('\n');
      expect(lines).toMatch(/ERROR .*\/statbox/);
      expect(lines).toContain(`${READING - 1} of ${READING} documented calls answer as the contract says`);
      expect(linesAbout(said, 'back office')).toEqual([]);
    } finally {
      await provider.close();
    }
  });
});

describe('the maps provider’s response', () => {
  let maps: Server;
  afterAll(() => new Promise((done) => maps?.close(done)));

  it('shows whether the key is valid', async () => {
    const refusal = { error: { code: 403, message: 'Requests from referer <empty> are blocked.', status: 'PERMISSION_DENIED' } };
    maps = createHttp((request, response) => {
      const good = request.url === '/good';
      response.writeHead(good ? 200 : 403, { 'content-type': 'application/json' }).end(JSON.stringify(good ? {} : refusal));
    });
    await new Promise<void>((done) => maps.listen(0, '127.0.0.1', done));
    const url = `http://127.0.0.1:${(maps.address() as { port: number }).port}`;
    expect(await judgeKey(await fetch(`${url}/good`))).toMatchObject({ level: 'ok' });
    expect(await judgeKey(await fetch(`${url}/bad`))).toMatchObject({
      level: 'error',
      what: expect.stringContaining('are blocked'),
    });
  });
});
