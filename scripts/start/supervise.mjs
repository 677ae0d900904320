import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root, Stop } from '../steps.mjs';
import { openLog } from './log-file.mjs';
import { logLines } from './log-lines.mjs';
import { whileItGetsOn } from './patience.mjs';
import { noteRestart, recordProcess } from './running.mjs';
import { environmentOf } from './setting-names.mjs';
import { GRACE_MS, USUAL, watch } from './watchdog.mjs';

/** Delays before an ended part is restarted, in milliseconds: doubled each time, reset after a minute of running. */
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [1000, 30_000];
/** The longest that the patience with a part that is not ready grows, as a multiple of the first. */
const MOST_PATIENCE = 16;

/** The parts: start command, the variable with the port, and a page that comes from no cache. */
export const commands = {
  cms: { args: ['dist/server.js'], cwd: join(root, 'cms'), port: 'CMS_PORT', page: '/office/sign-in' },
  site: { args: ['dist/server/listen.js'], cwd: join(root, 'site'), port: 'PORT', page: '/sitemap.xml' },
};

const LISTENING = 'listening';

function milestone() {
  const steps = {};
  const reached = new Promise((done, fail) => Object.assign(steps, { done, fail }));
  reached.catch(() => undefined);
  return { reached, ...steps };
}

/** Descriptor at which a part finds the socket that is held for it; its arguments name it. */
const SOCKET_AT = 4;

/**
 * Starts a part and restarts it with growing delays until `stop`. `prepare` runs before each start, and is retried until it
 * succeeds; `socket` is the descriptor of the part's port, if that is held for it. A part exits by itself when this process is
 * gone, because its channel closes.
 */
export function supervise(part, env, { prepare = async () => undefined, socket, limits, command = commands[part] } = {}) {
  const { cwd, port, page } = command;
  const args = socket === undefined ? command.args : [...command.args, String(SOCKET_AT)];
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
  const [prepared, listening] = [milestone(), milestone()];

  function again(why) {
    if (state.stopping) return;
    state.pause = Math.min(state.pause * 2, LONGEST_PAUSE_MS);
    console.error(`  ${part} ${why}; it is started again in ${state.pause / 1000} s. See ${logPath}`);
    noteRestart(env, part, why);
    state.timer = setTimeout(begin, state.pause);
  }

  function note(event, fields) {
    const line = { time: new Date().toISOString(), level: 'error', event, part, ...fields };
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
    const child = spawn(process.execPath, args, {
      cwd,
      env: environmentOf(part, env),
      stdio: ['ignore', 'pipe', 'pipe', 'ipc', socket ?? 'ignore'],
    });
    state.child = child;
    recordProcess(env, part, child.pid);
    for (const stream of [child.stdout, child.stderr]) {
      const lines = streamOf();
      stream.on('end', lines.end).on('data', (chunk) => {
        lines.write(chunk);
        state.output = (state.output + chunk).slice(-2000);
      });
    }
    watch(
      child,
      { url, page },
      {
        ...USUAL,
        env,
        mostStuck: USUAL.mostStuck * state.patience,
        onHang: () => note('part does not answer and is killed'),
        onStuck() {
          note('part is not ready and is started again');
          state.patience = Math.min(state.patience * 2, MOST_PATIENCE);
        },
        onReady() {
          state.patience = 1;
        },
      },
    );
    let givenUp;
    const started = whileItGetsOn(
      child,
      (why) => {
        givenUp = why;
        note('part does not get on with its start and is killed', { why });
        child.kill('SIGKILL');
      },
      limits,
    );
    child.on('message', (message) => {
      if (message !== LISTENING) return;
      started();
      listening.done();
    });
    child.on('exit', (code, signal) => {
      const why = givenUp ? `${givenUp}; see ${logPath}` : state.output.trim();
      listening.fail(new Stop(`${part} did not start:\n${why}`));
      if (Date.now() - startedAt > 60_000) state.pause = FIRST_PAUSE_MS / 2;
      again(givenUp ? `did not start: ${givenUp}` : `ended (${signal ?? code})`);
    });
  }

  const ended = () => !state.child || state.child.exitCode !== null || state.child.signalCode !== null;
  void begin();
  return {
    /** Resolves when what must come before the first start is done. Rejects when it failed; it is tried again then. */
    prepared: () => prepared.reached,
    /** Resolves when the part listens. Throws Stop with its output when it exits, or with why it was given up. */
    async ready() {
      await prepared.reached;
      await listening.reached;
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
