import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMMAND, released, run, Stop } from '../../steps.mjs';
import { releases } from '../upgrade/releases.mjs';
import { SETTINGS } from './settings.mjs';

export const DATA = '/var/lib/cleaning';
export const UNITS = ['cleaning-site.service', 'cleaning-office.service', 'cleaning.target', 'cleaning.slice'];
const UNIT_FOLDER = '/etc/systemd/system';

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
  if (spawnSync('id', ['cleaning']).status !== 0)
    await run('useradd', ['--system', '--home-dir', DATA, '--shell', '/usr/sbin/nologin', '--user-group', 'cleaning']);
  mkdirSync(DATA, { recursive: true, mode: 0o700 });
  chmodSync(DATA, 0o700);
  // Commands of root may have left something there that the service cannot use.
  await run('chown', ['-R', '-h', 'cleaning:cleaning', DATA]);
  mkdirSync(releases, { recursive: true });
  chmodSync(releases, 0o755);
}

/** Writes what differs; returns whether something did. */
function put(file, text, mode) {
  const same = existsSync(file) && readFileSync(file, 'utf8') === text;
  if (!same) writeFileSync(file, text);
  chmodSync(file, mode);
  return !same;
}

/** A unit as it is for this machine: with its Node, and with leave to write backups elsewhere. */
export function unitText(release, unit, { BACKUP_DIR }) {
  const text = readFileSync(join(release, 'deploy', unit), 'utf8').replace('/usr/bin/node', process.execPath);
  const elsewhere = BACKUP_DIR?.startsWith('/');
  return elsewhere ? text.replace('ProtectSystem=strict\n', `$&ReadWritePaths="-${BACKUP_DIR}"\n`) : text;
}

/** Puts the units and the command in place; resolves with what happened. */
export async function makeUnits(release, values) {
  const changed = UNITS.filter((unit) => {
    const text = unitText(release, unit, values);
    return put(join(UNIT_FOLDER, unit), text, 0o644);
  });
  const command = `#!/bin/sh
# Operators' commands with the service's settings: cleaning VERB …
exec '${process.execPath}' '${releases}/current/scripts/cleaning.mjs' '${SETTINGS}' "$@"
`;
  mkdirSync('/usr/local/bin', { recursive: true });
  put(COMMAND, command, 0o755);
  await run('systemctl', ['daemon-reload']);
  await run('systemctl', ['enable', ...UNITS.filter((unit) => !unit.endsWith('.slice'))]);
  return changed.length > 0 ? changed.join(', ') : 'unchanged';
}

/** Takes units and command away again. */
export async function removeUnits() {
  for (const unit of UNITS.filter((name) => existsSync(join(UNIT_FOLDER, name)))) {
    if (!unit.endsWith('.slice')) await run('systemctl', ['disable', '--now', unit]);
    rmSync(join(UNIT_FOLDER, unit));
  }
  rmSync(COMMAND, { force: true });
  await run('systemctl', ['daemon-reload']);
}
