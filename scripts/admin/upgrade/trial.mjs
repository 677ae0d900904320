import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { settingFaults } from '../../start/checked-configuration.mjs';
import { patience } from '../../start/patience.mjs';
import { runStorageCommandQuietly, Stop } from '../../steps.mjs';
import { untilWell } from './health.mjs';
import { trialEnvironment } from './trial-environment.mjs';

/**
 * Priority of the trial: the release that runs goes first. With 15, on two processors that never rest, a trial got 2 s of work in 29
 * minutes, and did not start.
 */
const AFTER_VISITORS = 5;
/** The last line of `npm start`. */
const STARTED = 'Ctrl-C ends it';
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

/** Throws Stop with what the release says about the settings as they are: a trial takes few of them over. */
async function checkSettings(release, env, account) {
  const wrong = await settingFaults(['site', 'cms'], { cwd: release, env, ...account });
  if (wrong.length > 0) throw new Stop(wrong.join('\n'));
}

/** In a container root may lack the right. */
function stepAside(pid) {
  try {
    setPriority(pid, AFTER_VISITORS);
  } catch (error) {
    if (error.info?.code !== 'EPERM' && error.info?.code !== 'EACCES') throw error;
  }
}

/** Starts a release, waits until it is well, and ends it. Throws Stop with the reason when it is not. */
async function startHidden(release, env, account) {
  const child = spawn(process.execPath, ['scripts/start.mjs'], { cwd: release, env, ...account });
  const ended = once(child, 'close');
  stepAside(child.pid);
  const starting = patience(() => [child.pid]);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
      starting.noteOutput();
    });
  try {
    while (!output.includes(STARTED)) {
      const why = starting.over();
      if (child.exitCode !== null || child.signalCode !== null || why) throw new Stop(`it did not start${why ? `: ${why}` : ''}`);
      await pause(200);
    }
    await untilWell(env);
  } catch (error) {
    throw new Stop(`${error.message}\n${output.trim()}`);
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

/**
 * Tries a release beside the one that runs: on a copy of its database, at ports that nobody knows, while it sends nothing. `account`
 * has the ids of the service's user. Throws Stop with the reason when it is not well.
 */
export async function tryOut(release, env, account) {
  const folder = join(env.DATA_DIR, '.trial');
  const copy = (...args) => runStorageCommandQuietly('copy-for-trial', [folder, ...args], { env, ...account });
  await checkSettings(release, env, account);
  try {
    const [url, ...notes] = (await copy()).trim().split('\n');
    await startHidden(release, trialEnvironment(release, env, { folder, url, ports: await hiddenPorts() }), account);
    return notes[0] ?? 'on a copy of the data';
  } finally {
    await copy('end').catch((error) => console.error(`  The copy of the trial was not deleted: ${error.message}`));
    rmSync(folder, { recursive: true, force: true });
  }
}
