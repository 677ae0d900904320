import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Stop } from '../../steps.mjs';
import { untilWell } from './health.mjs';

/** How long a release may take to migrate and start, in milliseconds. */
const START_MS = 600_000;
/** The last line of `npm start`. */
const STARTED = 'Ctrl-C ends it';

/** Ports that nobody knows: no visitor reaches the trial, so it takes no enquiry that could be lost. */
async function hiddenPorts() {
  const probes = [createServer(), createServer()];
  const ports = [];
  for (const probe of probes) {
    await once(probe.listen(0, '127.0.0.1'), 'listening');
    ports.push(String(probe.address().port));
  }
  for (const probe of probes) await once(probe.close(), 'close');
  return ports;
}

/**
 * Starts a release on the data, which migrates it, waits until it is well, and stops it. `account` has the ids of the service's
 * user. Throws Stop with the reason when it is not well.
 */
export async function tryOut(release, env, account) {
  const [PORT, CMS_PORT] = await hiddenPorts();
  const hidden = { ...env, HOST: '127.0.0.1', PORT, CMS_PORT, PUBLISH_URL: `http://127.0.0.1:${PORT}`, WARM_UP: 'off' };
  const child = spawn(process.execPath, ['scripts/start.mjs'], { cwd: release, env: hidden, ...account });
  const ended = once(child, 'close');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  try {
    const end = Date.now() + START_MS;
    while (!output.includes(STARTED)) {
      if (child.exitCode !== null || child.signalCode !== null || Date.now() > end) throw new Stop('it did not start');
      await pause(200);
    }
    await untilWell(hidden);
  } catch (error) {
    throw new Stop(`${error.message}\n${output.trim()}`);
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}
