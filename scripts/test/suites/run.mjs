import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createWriteStream, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../../steps.mjs';

/** How long a run that is ended may tidy up, in milliseconds. */
const GRACE_MS = 15_000;
/** Name of the variable by which everything that a run started is found, in whatever process group. */
const MARK = 'SUITE_RUN';

function processesWith(text) {
  return readdirSync('/proc').filter((name) => {
    try {
      return /^\d+$/.test(name) && readFileSync(`/proc/${name}/environ`, 'latin1').includes(text);
    } catch {
      return false; // it ended, or belongs to another account
    }
  });
}

function kill(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // it has ended
  }
}

/** Runs a command with its output in a file, and on the terminal if `shown`. After `ms` it is ended, and `code` is undefined. */
export function runLimited(command, { ms, log, env = {}, shown = false }) {
  mkdirSync(dirname(log), { recursive: true });
  const mark = randomUUID();
  const file = createWriteStream(log);
  const child = spawn(command, {
    cwd: root,
    shell: true,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env, [MARK]: mark },
  });
  let [output, ended] = ['', false];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
      file.write(chunk);
      if (shown) process.stdout.write(chunk);
    });
  const sweep = () => {
    kill(-child.pid, 'SIGKILL');
    for (const pid of processesWith(`${MARK}=${mark}`)) kill(Number(pid), 'SIGKILL');
  };
  let grace;
  const limit = setTimeout(() => {
    ended = true;
    kill(-child.pid, 'SIGTERM');
    grace = setTimeout(sweep, GRACE_MS);
  }, ms);
  const stop = (signal) => {
    sweep();
    process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
  return new Promise((done) => {
    child.once('exit', (code) => {
      clearTimeout(limit);
      clearTimeout(grace);
      sweep(); // whatever it left holds its output open
      for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, stop);
      child.once('close', () =>
        file.end(() => done({ code: ended ? undefined : (code ?? 1), output: stripVTControlCharacters(output) })),
      );
    });
  });
}
