import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { released, run, Stop } from '../../steps.mjs';
import { here } from '../environment/installation.mjs';
import { put } from './files.mjs';

/** The files of deploy/ that systemd reads. */
const UNITS = ['cleaning-site.service', 'cleaning-office.service', 'cleaning.target', 'cleaning.slice'];
const UNIT_FOLDER = '/etc/systemd/system';
const ours = UNITS.map(here.called);
const startable = ours.filter((unit) => !unit.endsWith('.slice'));
const pathOf = (unit) => join(UNIT_FOLDER, unit);

/** What `makeUnits` writes. */
export const UNIT_FILES = [...ours.map(pathOf), here.command];

/** Throws Stop unless this machine can run the service. */
export function checkMachine() {
  if (process.getuid() !== 0) throw new Stop('this needs root: say it with sudo');
  if (!existsSync('/run/systemd/system')) throw new Stop('systemd does not run here: see docs/operations.md for containers');
  if (!released) throw new Stop('this is a clone, and no release: npm run release makes an archive, which has its own install');
  const node = realpathSync(process.execPath);
  if (/^\/(root|home)\//.test(node))
    throw new Stop(`${node} is for one user alone, and the service runs as another: install Node for all, such as in /usr/local`);
}

/** Makes the service's account and the folder of its data. */
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

/** A unit as it is for this machine: with its Node, the installation's name, and leave to write backups elsewhere. */
export function unitText(release, unit, { BACKUP_DIR }, { called } = here) {
  const text = called(readFileSync(join(release, 'deploy', unit), 'utf8')).replace('/usr/bin/node', process.execPath);
  const elsewhere = BACKUP_DIR?.startsWith('/');
  return elsewhere ? text.replace('ProtectSystem=strict\n', `$&ReadWritePaths="-${BACKUP_DIR}"\n`) : text;
}

/** Puts the units and the command in place; resolves with what happened. */
export async function makeUnits(release, values) {
  const changed = UNITS.map((unit) => [here.called(unit), unitText(release, unit, values)]).filter(([unit, text]) =>
    put(pathOf(unit), text, 0o644),
  );
  const command = `#!/bin/sh
# Operators' commands with the service's settings: ${here.id} VERB …
exec '${process.execPath}' '${here.releases}/current/scripts/cleaning.mjs' '${here.settings}' "$@"
`;
  mkdirSync('/usr/local/bin', { recursive: true });
  put(here.command, command, 0o755);
  await run('systemctl', ['daemon-reload']);
  await run('systemctl', ['enable', ...startable]);
  return changed.length > 0 ? changed.map(([unit]) => unit).join(', ') : 'unchanged';
}

/** Takes units and command away again. */
export async function removeUnits() {
  const there = startable.filter((unit) => existsSync(pathOf(unit)));
  for (const unit of there) await run('systemctl', ['disable', '--now', unit]);
  for (const file of UNIT_FILES) rmSync(file, { force: true });
  await run('systemctl', ['daemon-reload']);
}
