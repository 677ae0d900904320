import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, lstatSync, mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { isIP, isIPv6 } from 'node:net';
import { join } from 'node:path';
import { socketName } from '../../start/socket.mjs';
import { released, run, Stop } from '../../steps.mjs';
import { here } from '../environment/installation.mjs';
import { put } from './files.mjs';
import { closePort, SITE, STANDBY, unitFile } from './units.mjs';

const AT_PORT = ['cleaning-site.socket', 'cleaning-standby.service'];
const UNITS = [...AT_PORT, 'cleaning-site.service', 'cleaning-office.service', 'cleaning.target', 'cleaning.slice'];
const ours = UNITS.map(here.called);
const startable = (unit) => !/\.slice$|standby/.test(unit);

export const UNIT_FILES = [...ours.map(unitFile), here.command];
export const hasUnits = () => existsSync(unitFile(`${SITE}.service`));
/** What an operator adds to the website's unit holds for its standby. */
const ADDED = unitFile(`${STANDBY}.service.d`);

export function checkMachine() {
  if (process.getuid() !== 0) throw new Stop('this needs root: say it with sudo');
  if (!existsSync('/run/systemd/system')) throw new Stop('systemd does not run here: see docs/operations.md for containers');
  if (!released) throw new Stop('this is a clone, and no release: npm run release makes an archive, which has its own install');
  const node = realpathSync(process.execPath);
  if (/^\/(root|home)\//.test(node))
    throw new Stop(`${node} is for one user alone, and the service runs as another: install Node for all, such as in /usr/local`);
}

export async function makeAccount() {
  const { id, data, releases } = here;
  if (spawnSync('id', [id]).status !== 0)
    await run('useradd', ['--system', '--home-dir', data, '--shell', '/usr/sbin/nologin', '--user-group', id]);
  mkdirSync(data, { recursive: true, mode: 0o700 });
  chmodSync(data, 0o700);
  // Commands of root may have left something there that the service cannot use.
  await run('chown', ['-R', '-h', `${id}:${id}`, data]);
  mkdirSync(releases, { recursive: true });
  chmodSync(releases, 0o755);
}

/** A unit as it is for this machine: with its Node, the installation's name, its port, and leave to write backups elsewhere. */
export function unitText(release, unit, { BACKUP_DIR, HOST = '127.0.0.1', PORT = '3000' }, { called } = here) {
  const text = called(readFileSync(join(release, 'deploy', unit), 'utf8'))
    .replace('/usr/bin/node', process.execPath)
    .replace('ListenStream=127.0.0.1:3000', `ListenStream=${isIPv6(HOST) ? `[${HOST}]` : HOST}:${PORT}`)
    .replace('FileDescriptorName=127.0.0.1 3000', `FileDescriptorName=${socketName(HOST, PORT)}`);
  const elsewhere = BACKUP_DIR?.startsWith('/');
  return elsewhere ? text.replace('ProtectSystem=strict\n', `$&ReadWritePaths="-${BACKUP_DIR}"\n`) : text;
}

/** The units that a release has for these settings; a port is held at an address alone, not at a name. */
const unitsOf = (release, { HOST = '127.0.0.1' }) =>
  UNITS.filter((unit) => existsSync(join(release, 'deploy', unit)) && (isIP(HOST) !== 0 || !AT_PORT.includes(unit)));

/** Puts the units and the command in place, and removes units that the release does not have; resolves with what happened. */
export async function makeUnits(release, values) {
  const units = unitsOf(release, values);
  const [socket] = ours;
  const hadSocket = existsSync(unitFile(socket));
  const changed = units
    .filter((unit) => put(unitFile(here.called(unit)), unitText(release, unit, values), 0o644))
    .map(here.called);
  const gone = ours.filter((unit) => !units.map(here.called).includes(unit) && existsSync(unitFile(unit)));
  for (const unit of gone.filter(startable)) await run('systemctl', ['disable', unit]);
  for (const unit of gone) rmSync(unitFile(unit));
  if (!lstatSync(ADDED, { throwIfNoEntry: false })) symlinkSync(`${SITE}.service.d`, ADDED);
  const command = `#!/bin/sh
# Operators' commands with the service's settings: ${here.id} VERB …
exec '${process.execPath}' '${here.releases}/current/scripts/cleaning.mjs' '${here.settings}' "$@"
`;
  mkdirSync('/usr/local/bin', { recursive: true });
  put(here.command, command, 0o755);
  if (hadSocket && changed.includes(socket)) await closePort(); // it opens at another address with the website
  await run('systemctl', ['daemon-reload']);
  await run('systemctl', ['enable', ...units.map(here.called).filter(startable)]);
  return [...changed, ...gone.map((unit) => `${unit} removed`)].join(', ') || 'unchanged';
}

export async function removeUnits() {
  for (const unit of ours.filter((one) => existsSync(unitFile(one)) && !one.endsWith('.slice')))
    await run('systemctl', ['disable', '--now', unit]);
  for (const file of [...UNIT_FILES, ADDED]) rmSync(file, { force: true, recursive: true });
  await run('systemctl', ['daemon-reload']);
}
