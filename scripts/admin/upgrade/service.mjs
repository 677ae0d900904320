import { run, Stop } from '../../steps.mjs';

/** The unit of deploy/cleaning.service. */
const UNIT = 'cleaning';

/** Starts or stops the service; resolves once systemd has done it. */
export async function systemctl(verb) {
  await run('systemctl', [verb, UNIT]).catch((error) => {
    throw new Stop(error.code === 'ENOENT' ? 'systemctl is not there: this command upgrades a systemd service' : error.message);
  });
}
