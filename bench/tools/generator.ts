import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Processor cores of the server and the load generator. */
const [SERVER_CORE, GENERATOR_CORE] = ['0', '1'];
/** Below this share of processor time the server was not the limit. */
const BUSY = 0.9;

export interface Load {
  /** Responses per second. */
  rate: number;
  /** Milliseconds. */
  median: number;
  p99: number;
  answers: number;
  /** The server was busy all the time, so its limit was measured and not the generator's. */
  saturated: boolean;
}

/** Pins all threads of a process to the server's core. */
export const pin = (pid: number) => execFileSync('taskset', ['-acp', SERVER_CORE, String(pid)]);

/** Processor seconds used by a process. */
function used(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Resident memory of a process in MB. */
export function memory(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

const milliseconds = (text = '') => {
  const [, value, unit] = /([\d.]+)(us|ms|s)/.exec(text) ?? [];
  return Number(value) * ({ us: 0.001, ms: 1, s: 1000 }[unit as 'ms'] ?? Number.NaN);
};

/** Requests `url`, or random ones of `paths`, over keep-alive connections for some seconds. */
export async function load(
  url: string,
  { pid, seconds = 6, connections = 32, paths = [] }: { pid: number; seconds?: number; connections?: number; paths?: string[] },
): Promise<Load> {
  const script = paths.length > 0 ? ['-s', join(import.meta.dirname, 'random-paths.lua')] : [];
  const before = used(pid);
  const args = [
    '-c',
    GENERATOR_CORE,
    'wrk',
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--latency',
    '-H',
    'Accept-Encoding: gzip',
  ];
  const child = spawn('taskset', [...args, ...script, url, ...(paths.length > 0 ? ['--', ...paths] : [])]);
  const out = String(Buffer.concat(await child.stdout.toArray()));
  const found = (pattern: RegExp) => pattern.exec(out)?.[1];
  if (/Non-2xx/.test(out) || !found(/Requests\/sec:\s+([\d.]+)/)) throw new Error(`${url}: not every answer was good\n${out}`);
  return {
    rate: Number(found(/Requests\/sec:\s+([\d.]+)/)),
    median: milliseconds(found(/^ +50% +(\S+)/m)),
    p99: milliseconds(found(/^ +99% +(\S+)/m)),
    answers: Number(found(/(\d+) requests in/)),
    saturated: (used(pid) - before) / seconds >= BUSY,
  };
}
