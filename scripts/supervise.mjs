import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { openLog } from './log-file.mjs';
import { recordProcess } from './running.mjs';
import { root, Stop } from './steps.mjs';
import { watch } from './watchdog.mjs';

/** Delays before an ended part is restarted, in milliseconds: doubled each time, reset after a minute of running. */
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [1000, 30_000];
/** How long a part may take to start, and to exit after SIGTERM, in milliseconds: it gives itself ten seconds. */
const [READY_MS, GRACE_MS] = [60_000, 15_000];

/** The parts: start command and the variable with the port. */
export const commands = {
  cms: { args: ['dist/server.js'], cwd: join(root, 'cms'), port: 'CMS_PORT' },
  site: { args: ['dist/server/listen.js'], cwd: join(root, 'site'), port: 'PORT' },
};

/**
 * Starts a part and restarts it with growing delays until `stop`. `prepare` runs before the first start, and is retried until it
 * succeeds. A part exits by itself when this process is gone, because its channel closes.
 */
export function supervise(part, env, prepare) {
  const { args, cwd } = commands[part];
  const toStdout = env.LOG_TO === 'stdout';
  const logPath = toStdout ? 'the lines above' : join(env.DATA_DIR, 'logs', `${part}.log`);
  const log = toStdout ? process.stdout : openLog(logPath);
  const url = `http://${env.HOST}:${env[commands[part].port]}/healthz`;
  const state = {
    stopping: false,
    prepared: !prepare,
    pause: FIRST_PAUSE_MS / 2,
    child: undefined,
    timer: undefined,
    output: '',
  };

  function again(why) {
    if (state.stopping) return;
    state.pause = Math.min(state.pause * 2, LONGEST_PAUSE_MS);
    console.error(`  ${part} ${why}; it is started again in ${state.pause / 1000} s. See ${logPath}`);
    state.timer = setTimeout(begin, state.pause);
  }

  async function begin() {
    try {
      if (!state.prepared) await prepare();
      state.prepared = true;
    } catch (error) {
      log.write(Buffer.from(`${error.message}\n`));
      return again('could not be prepared');
    }
    if (state.stopping) return;
    const startedAt = Date.now();
    const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    state.child = child;
    recordProcess(env, part, child.pid);
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        log.write(chunk);
        state.output = (state.output + chunk).slice(-2000);
      });
    }
    watch(child, url, () => {
      const line = { time: new Date().toISOString(), level: 'error', event: 'part does not answer and is killed', part };
      log.write(Buffer.from(`${JSON.stringify(line)}\n`));
    });
    child.on('exit', (code, signal) => {
      if (Date.now() - startedAt > 60_000) state.pause = FIRST_PAUSE_MS / 2;
      again(`ended (${signal ?? code})`);
    });
  }

  const ended = () => !state.child || state.child.exitCode !== null || state.child.signalCode !== null;
  void begin();
  return {
    /** Resolves when the part answers. Throws Stop with its output when it exits or does not answer in time. */
    async ready() {
      const end = Date.now() + READY_MS;
      while (Date.now() < end) {
        const response = await fetch(url).catch(() => undefined);
        if (response?.ok) return;
        if (state.child && ended()) throw new Stop(`${part} did not start:\n${state.output.trim()}`);
        await new Promise((done) => setTimeout(done, 100));
      }
      throw new Stop(`${part} does not answer at ${url}; see ${logPath}`);
    },
    stop: () =>
      new Promise((done) => {
        state.stopping = true;
        clearTimeout(state.timer);
        if (ended()) return done();
        state.child.once('exit', done);
        state.child.kill('SIGTERM');
        setTimeout(() => state.child.kill('SIGKILL'), GRACE_MS).unref(); // if it hangs
      }),
  };
}
