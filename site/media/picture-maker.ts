import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { extname, join } from 'node:path';
import { withDeadline } from 'shared/deadline';
import type { Variant } from './variant';

/** The longest that a variant may take, in milliseconds; then its process is killed. */
export const TIMEOUT_MS = 120_000;
/** How long the process waits for another variant, in milliseconds. */
const IDLE_MS = 2000;

const ending = extname(import.meta.url);
const PROGRAM = join(import.meta.dirname, `picture-process${ending}`);
/** From the sources the process compiles TypeScript; a built one needs nothing. */
const OPTIONS = ending === '.ts' ? ['--import', 'tsx'] : [];
/** The C library otherwise keeps twice as much memory that its threads have freed. */
// biome-ignore lint/style/noProcessEnv: the process inherits it
const ENV = { ...process.env, MALLOC_ARENA_MAX: '2' };

/** Makes picture variants, one at a time, in a process of its own: its memory returns, and a crash takes no page along. */
export interface PictureMaker {
  /** Throws Error when the variant cannot be made, or the process ends. */
  make(variant: Variant): Promise<void>;
}

export function createPictureMaker(timeoutMs = TIMEOUT_MS): PictureMaker {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  function end() {
    if (child?.connected) child.disconnect();
    child = undefined;
  }

  function start(): ChildProcess {
    const started = fork(PROGRAM, { execArgv: OPTIONS, env: ENV, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    const gone = () => {
      if (child === started) child = undefined;
    };
    started.once('exit', gone).on('error', gone);
    return started;
  }

  async function makeWith(variant: Variant, late: AbortSignal) {
    clearTimeout(idle);
    child ??= start();
    const maker = child;
    late.addEventListener('abort', () => {
      maker.kill('SIGKILL');
      if (child === maker) child = undefined; // the next one does not wait for its end
    });
    const settled = new AbortController();
    const { signal } = settled;
    const ended = once(maker, 'exit', { signal }).then(([code, signal]) => {
      throw new Error(`the process that makes pictures ended (${signal ?? code})`);
    });
    try {
      maker.send(variant);
      const [{ error }] = await Promise.race([once(maker, 'message', { signal }), ended]);
      if (error) throw new Error(error);
    } finally {
      ended.catch(() => undefined);
      settled.abort();
      if (!late.aborted) idle = setTimeout(end, IDLE_MS).unref();
    }
  }

  return {
    make: (variant) => withDeadline(timeoutMs, 'a picture', (late) => makeWith(variant, late)),
  };
}
