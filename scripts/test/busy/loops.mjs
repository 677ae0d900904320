import { spawn } from 'node:child_process';

/** Never idle, and ends with whoever started it, however and however soon that ended. */
const LOOP = `while (process.ppid === ${process.pid}) for (let i = 0; i < 1e8; i += 1);`;

export function startLoops(count) {
  const loops = Array.from({ length: count }, () => spawn(process.execPath, ['-e', LOOP], { stdio: 'ignore' }));
  return {
    pids: loops.map(({ pid }) => pid),
    stop: () => {
      for (const loop of loops) loop.kill('SIGKILL');
    },
  };
}
