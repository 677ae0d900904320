import { format } from 'node:util';
import type { Level } from './log-line';

type Write = (text: string) => unknown;
interface Stream {
  [RAW]?: Write;
}
/** Where the streams keep their own `write`: found by every copy of this module that a bundler makes. */
const RAW = Symbol.for('cleaning.raw-output');

/** Writes past `takeOverOutput`: complete lines of the log, and what a start that fails says to people. */
export function writeRaw(text: string, stream: NodeJS.WriteStream = process.stdout): void {
  const { [RAW]: write } = stream as Stream;
  if (write) write(text);
  else stream.write(text);
}

type Note = (level: Level, event: string, fields: Record<string, unknown>) => void;

/** Colours and other orders to a terminal. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const TERMINAL = /\u001b\[[\d;?]*[A-Za-z]/g;
const plain = (text: string) => text.replace(TERMINAL, '').trim();

function takeOverStream(stream: NodeJS.WriteStream, level: Level, note: Note) {
  (stream as Stream)[RAW] = stream.write.bind(stream);
  stream.write = (chunk: string | Uint8Array, encoding?: unknown, done?: unknown) => {
    const text = plain(typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString());
    if (text) note(level, 'output', { text });
    const after = typeof encoding === 'function' ? encoding : done;
    if (typeof after === 'function') process.nextTick(after as () => void);
    return true;
  };
}

function takeOverConsole(note: Note) {
  const levels = { log: 'info', info: 'info', debug: 'info', trace: 'info', warn: 'warn', error: 'error' } as const;
  for (const [method, level] of Object.entries(levels) as [keyof typeof levels, Level][]) {
    console[method] = (...args: unknown[]) => {
      const error = args.find((arg) => arg instanceof Error);
      const texts = args.filter((arg) => typeof arg === 'string' || typeof arg === 'number');
      note(level, 'console', { text: plain(format(...texts)) || undefined, error });
    };
  }
}

/**
 * Makes a line of the log of whatever anybody writes to the process's output: libraries, Node's warnings, an error that nobody
 * caught. A text that a stranger sent can then neither look like a line of ours nor fill the disk. After an uncaught error the
 * process ends; a rejected promise that nobody awaited is noted, because it concerns one request.
 */
export function takeOverOutput(note: Note): void {
  takeOverConsole(note);
  takeOverStream(process.stdout, 'info', note);
  takeOverStream(process.stderr, 'error', note);
  process.removeAllListeners('warning');
  process.on('warning', (error) => note('warn', 'node warning', { error }));
  process.on('unhandledRejection', (error) => note('error', 'promise rejected', { error }));
  process.on('uncaughtException', (error) => {
    note('error', 'process ends by an error', { error });
    process.exit(1);
  });
}
