import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root, Stop } from '../steps.mjs';
import { openLog } from './log-file.mjs';
import { logLines } from './log-lines.mjs';
import { noteRestart, recordProcess } from './running.mjs';
import { environmentOf } from './settings.mjs';
import { GRACE_MS, USUAL, watch } from './watchdog.mjs';

/** Delays before an ended part is restarted, in milliseconds: doubled each time, reset after a minute of running. */
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [1000, 30_000];
/** How long a part may take to start, in milliseconds. */
const READY_MS = 60_000;
/** The longest that the patience with a part that is not ready grows, as a multiple of the first. */
const MOST_PATIENCE = 16;

/** The parts: start command, the variable with the port, and whether a new start may heal one that answers that it is not ready. */
export const commands = {
  cms: { args: ['dist/server.js'], cwd: join(root, 'cms'), port: 'CMS_PORT', heals: true },
  site: { args: ['dist/server/listen.js'], cwd: join(root, 'site'), port: 'PORT', heals: false },
};

/**
 * Starts a part and restarts it with growing delays until `stop`. `prepare` runs before each start, and is retried until it
 * succeeds. A part exits by itself when this process is gone, because its channel closes.
 */
export function supervise(part, env, prepare = async () => undefined) {
  const { args, cwd, port, heals } = commands[part];
  const toStdout = env.LOG_TO === 'stdout';
  const logPath = toStdout ? 'the lines above' : join(env.DATA_DIR, 'logs', `${part}.log`);
  const log = toStdout ? process.stdout : openLog(logPath);
  const streamOf = logLines((line) => log.write(line), part);
  const url = `http://${env.HOST}:${env[port]}`;
  const state = {
    stopping: false,
    pause: FIRST_PAUSE_MS / 2,
    /** Multiple of the usual patience with a part that is not ready. */
    patience: 1,
    child: undefined,
    timer: undefined,
    output: '',
  };
  const ending = new AbortController();
  let prepared;
  const firstPrepared = new Promise((done, fail) => {
    prepared = { done, fail };
  });
  firstPrepared.catch(() => undefined); // whoever asks gets it

  function again(why) {
    if (state.stopping) return;
    state.pause = Math.min(state.pause * 2, LONGEST_PAUSE_MS);
    console.error(`  ${part} ${why}; it is started again in ${state.pause / 1000} s. See ${logPath}`);
    noteRestart(env, part, why);
    state.timer = setTimeout(begin, state.pause);
  }

  function note(event) {
    const line = { time: new Date().toISOString(), level: 'error', event, part };
    log.write(Buffer.from(`${JSON.stringify(line)}\n`));
  }

  async function begin() {
    try {
      await prepare(ending.signal);
      prepared.done();
    } catch (error) {
      prepared.fail(error);
      if (state.stopping) return;
      streamOf().write(`${error.message}\n`);
      return again('could not be prepared');
    }
    if (state.stopping) return;
    const startedAt = Date.now();
    const child = spawn(process.execPath, args, { cwd, env: environmentOf(part, env), stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    state.child = child;
    recordProcess(env, part, child.pid);
    for (const stream of [child.stdout, child.stderr]) {
      const lines = streamOf();
      stream.on('end', lines.end).on('data', (chunk) => {
        lines.write(chunk);
        state.output = (state.output + chunk).slice(-2000);
      });
    }
    watch(child, url, {
      ...USUAL,
      env,
      mostStuck: heals ? USUAL.most * state.patience : undefined,
      onHang: () => note('part does not answer and is killed'),
      onStuck() {
        note('part is not ready and is started again');
        state.patience = Math.min(state.patience * 2, MOST_PATIENCE);
      },
      onReady() {
        state.patience = 1;
      },
    });
    child.on('exit', (code, signal) => {
      if (Date.now() - startedAt > 60_000) state.pause = FIRST_PAUSE_MS / 2;
      again(`ended (${signal ?? code})`);
    });
  }

  const ended = () => !state.child || state.child.exitCode !== null || state.child.signalCode !== null;
  void begin();
  return {
    /** Resolves when what must come before the first start is done. Rejects when it failed; it is tried again then. */
    prepared: () => firstPrepared,
    /** Resolves when the part answers. Throws Stop with its output when it exits or does not answer in time. */
    async ready() {
      await firstPrepared;
      const end = Date.now() + READY_MS;
      while (Date.now() < end) {
        const response = await fetch(`${url}/healthz`).catch(() => undefined);
        if (response?.ok) return;
        if (state.child && ended()) throw new Stop(`${part} did not start:\n${state.output.trim()}`);
        await new Promise((done) => setTimeout(done, 100));
      }
      throw new Stop(`${part} does not answer at ${url}/healthz; see ${logPath}`);
    },
    stop: () =>
      new Promise((done) => {
        state.stopping = true;
        clearTimeout(state.timer);
        ending.abort();
        if (ended()) return done();
        state.child.once('exit', done);
        state.child.kill('SIGTERM');
        setTimeout(() => state.child.kill('SIGKILL'), GRACE_MS).unref(); // if it hangs
      }),
  };
}
