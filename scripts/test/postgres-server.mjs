// A temporary PostgreSQL server for tests, on a free loopback port in a scratch folder.
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, Stop } from '../steps.mjs';
import { installPackages } from './debian.mjs';

const PACKAGES = '/usr/lib/postgresql';
const READY_MS = 30_000;

/** Folder of the newest version's programs; installs Debian's packages if there is none. */
export async function installPostgres() {
  const found = () =>
    (existsSync(PACKAGES) ? readdirSync(PACKAGES) : [])
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => join(PACKAGES, version, 'bin'))
      .find((bin) => existsSync(join(bin, 'initdb')));
  if (found()) return found();
  await installPackages(['postgresql'], 'These tests need PostgreSQL: install it, or set DATABASE_URL.');
  return found();
}

/** The server refuses to run as root, so it runs as the account of its package. */
function account() {
  if (process.getuid?.() !== 0) return {};
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

const freePort = () =>
  new Promise((done) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });

export async function startPostgres() {
  const bin = await installPostgres();
  const user = account();
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', 'fsync=off', `unix_socket_directories=${folder}`].flatMap((one) => ['-c', one]);
  let output = '';
  let child;
  const stop = async () => {
    if (child && child.exitCode === null && child.signalCode === null) {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGINT'); // fast shutdown
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await run(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--no-sync'], {
      ...user,
      cwd: folder,
    });
    child = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...settings], {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output = (output + chunk).slice(-4000)));
    const end = Date.now() + READY_MS;
    while (!/ready to accept connections/.test(output)) {
      if (child.exitCode !== null || Date.now() > end) throw new Stop(`PostgreSQL did not start:\n${output}`);
      await new Promise((done) => setTimeout(done, 50));
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
}
