import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run, Stop } from '../../steps.mjs';
import { here } from '../environment/installation.mjs';

/** The units of deploy/: both parts are one target, the website's port is held by a socket, and a standby serves during a restart. */
export const [OFFICE, SITE, BOTH, SOCKET, STANDBY] = [
  ...['cleaning-office', 'cleaning-site', 'cleaning.target', 'cleaning-site.socket', 'cleaning-standby'],
].map(here.called);

const UNIT_FOLDER = '/etc/systemd/system';
export const unitFile = (unit) => join(UNIT_FOLDER, unit);

/** Starts, stops or restarts a unit; resolves once systemd has done it. */
export async function systemctl(...args) {
  await run('systemctl', args).catch((error) => {
    throw new Stop(error.code === 'ENOENT' ? 'systemctl is not there: this command changes a systemd service' : error.message);
  });
}

const isActive = (unit) =>
  run('systemctl', ['is-active', '--quiet', unit]).then(
    () => true,
    () => false,
  );

/** Closes the website's port for those that come, if it is held. Who listens at it goes on. */
export async function closePort() {
  if (await isActive(SOCKET)) await systemctl('stop', SOCKET);
}

/** Ends the website; without its socket, which would start it again for the next visitor. */
export async function stopSite() {
  await closePort();
  await systemctl('stop', SITE);
}

const canStandBy = async () => (await isActive(SOCKET)) && existsSync(unitFile(`${STANDBY}.service`));

/** Lets a standby serve at the port, if it is held, while the website is restarted. One that is `needed` fails first where the website would. */
export async function besideStandby(restart, { needed = true } = {}) {
  if (!(await canStandBy())) return restart();
  const standby = systemctl('restart', STANDBY);
  await (needed ? standby : standby.catch(() => undefined));
  try {
    await restart();
  } finally {
    await systemctl('stop', STANDBY);
  }
}

export async function renewSite() {
  if (!(await canStandBy())) await closePort(); // a release from before the socket opens the port itself
  await besideStandby(() => systemctl('restart', SITE));
}
