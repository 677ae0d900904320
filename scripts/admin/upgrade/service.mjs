import { run, Stop } from '../../steps.mjs';
import { here } from '../environment/installation.mjs';

/** The units of deploy/: both parts are one target. */
export const [OFFICE, SITE, BOTH] = ['cleaning-office', 'cleaning-site', 'cleaning.target'].map(here.called);

/** Starts, stops or restarts a unit; resolves once systemd has done it. */
export async function systemctl(...args) {
  await run('systemctl', args).catch((error) => {
    throw new Stop(error.code === 'ENOENT' ? 'systemctl is not there: this command changes a systemd service' : error.message);
  });
}
