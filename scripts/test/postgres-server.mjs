// A temporary PostgreSQL server for tests, on a free loopback port in a scratch folder.
import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, Stop } from '../steps.mjs';
import { installPackages } from './debian.mjs';

const PACKAGES = '/usr/lib/postgresql';

/** Folder of the newest version's programs; installs Debian's packages if there is none. */
async function installPostgres() {
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
  const port = await freePort();
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c fsync=off -c unix_socket_directories=${folder}`;
  const log = join(folder, 'log');
  const call = (program, ...args) => run(join(bin, program), ['-D', join(folder, 'data'), ...args], { ...user, cwd: folder });
  const stop = async () => {
    await call('pg_ctl', 'stop', '-m', 'fast').catch(() => undefined); // it may not have started
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await call('initdb', '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--no-sync');
    await call('pg_ctl', 'start', '-t', '30', '-l', log, '-o', options).catch((error) => {
      throw new Stop(`${error.message}\n${existsSync(log) ? readFileSync(log, 'utf8') : ''}`);
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
}
