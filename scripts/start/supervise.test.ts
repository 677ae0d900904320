import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freePort, until } from '../../tests/kit/stack';
import { websiteSocket } from './socket.mjs';
import { supervise } from './supervise.mjs';

let folder: string;
let env: Record<string, string>;
let supervised: ReturnType<typeof supervise> | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'supervise-'));
  env = { PATH: process.env.PATH ?? '', HOST: '127.0.0.1', PORT: String(await freePort()), DATA_DIR: folder, LOG_TO: 'files' };
});
afterEach(async () => {
  await supervised?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Supervises a program in place of the website; what a part may need is scaled from minutes to a second. */
async function begin(program: string, socket?: number) {
  const file = join(folder, 'part.cjs');
  await writeFile(file, program);
  const command = { args: [file], cwd: folder, port: 'PORT', page: '/page' };
  supervised = supervise('site', env, { socket, command, limits: { stillMs: 1000, busyMs: 60_000 } });
  return supervised;
}

const LISTEN = `require('node:http').createServer((request, response) => {
    if (request.url === '/die') process.kill(process.pid, 'SIGKILL');
    let body = '';
    request.on('data', (chunk) => (body += chunk)).on('end', () => response.end(process.pid + ' got ' + body));
  }).listen(process.argv[2] ? { fd: Number(process.argv[2]) } : { port: process.env.PORT, host: process.env.HOST },
    () => process.send('listening'));
  process.once('SIGTERM', () => process.exit());`;
/** Works for two seconds of the processor's time. */
const WORK = 'const used = () => process.cpuUsage(); while (used().user + used().system < 2e6);';

const log = () => readFile(join(folder, 'logs', 'site.log'), 'utf8');

it('a start that works for twice the patience is waited for (R-RUN-36)', async () => {
  await (await begin(`${WORK} ${LISTEN}`)).ready();
  expect(await log().catch(() => '')).toBe('');
});

it('a start that stands still is given up with the reason, and begun anew', async () => {
  const { ready } = await begin('setInterval(() => undefined, 1e6)');
  await expect(ready()).rejects.toThrow(/site did not start:\nit stood still for 1 s; see .*site\.log/);
  expect(await log()).toContain('part does not get on with its start and is killed');
  await until(async () => (await readFile(join(folder, 'running', 'restarts'), 'utf8')).includes('it stood still'), 'the note');
});

it('a start that ends is reported at once, with its output', async () => {
  const { ready } = await begin("console.error('no such thing'); process.exit(3)");
  await expect(ready()).rejects.toThrow('site did not start:\nno such thing');
});

const post = (body: string) =>
  new Promise<string>((done, fail) => {
    const sent = request({ agent: false, host: env.HOST, port: env.PORT, method: 'POST', path: '/' }, (response) => {
      let answer = '';
      response.on('data', (chunk) => (answer += chunk)).on('end', () => done(answer));
    });
    sent.on('error', fail).end(body);
  });

it('what is posted while the website is away reaches the next process, at a port that is held (R-RUN-38)', async () => {
  const socket = await websiteSocket(env as { HOST: string; PORT: string }, async () => undefined);
  await (await begin(LISTEN, socket)).ready();
  const first = await post('one');
  await expect(fetch(`http://127.0.0.1:${env.PORT}/die`)).rejects.toThrow();
  const answers = await Promise.all(['two', 'three', 'four'].map(post));
  expect(answers.map((answer) => answer.split(' got ')[1])).toEqual(['two', 'three', 'four']);
  expect(answers[0]).not.toContain(first.split(' ')[0]);
});

it('a socket of systemd is taken if it is for this address and this process', async () => {
  const isFree = async () => {
    throw new Error('looked whether the port is free');
  };
  const given = (pid: number, name: string) =>
    Object.assign(process.env, { LISTEN_PID: String(pid), LISTEN_FDS: '2', LISTEN_FDNAMES: `another:${name}` });
  const here = { HOST: '::1', PORT: '3000' };
  given(process.pid, '..1 3000');
  expect(await websiteSocket(here, isFree)).toBe(4);
  expect(process.env.LISTEN_FDS).toBeUndefined();
  for (const [pid, name] of [
    [process.pid, '..1 3001'],
    [1, '..1 3000'],
  ] as const) {
    given(pid, name);
    await expect(websiteSocket(here, isFree)).rejects.toThrow('looked whether');
  }
});
