import { format } from 'node:util';
import { boundedLog, type LogLine } from 'contract/log-line';
import type { Config } from 'payload';
import { requestId } from './request-id';

type Level = 'info' | 'warn' | 'error';

/** An e-mail address, wherever one got into a text: mail servers name the recipient they refuse. */
const ADDRESS = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;
/** What the database layer adds to a failed query: its parameters, which are the visitor's words. */
const PARAMETERS = /\n?params: [\s\S]*$/;

/** A text without what may be a person's. */
export const withoutPeople = (text: string) => text.replace(PARAMETERS, '').replace(ADDRESS, '…');

const isQueryError = (error: Error): error is Error & { query: string } => 'query' in error && 'params' in error;

/** An error as it may be logged: its kind, message, cause and where it came from; of a failed query never the values. */
export function loggable(error: unknown): unknown {
  if (!(error instanceof Error)) return typeof error === 'string' ? withoutPeople(error) : undefined;
  const { code } = error as { code?: string };
  return {
    type: error.name,
    message: isQueryError(error) ? 'a query failed' : withoutPeople(error.message),
    code,
    cause: error.cause === undefined ? undefined : loggable(error.cause),
    at: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 8)
      .map((line) => line.trim()),
  };
}

/** One log for the process: Next loads this module more than once, and the lines of a minute are counted together. */
const LOG = Symbol.for('cms.log');
const holder = globalThis as { [key: symbol]: ((line: LogLine) => void) | undefined };
holder[LOG] ??= boundedLog((line) => process.stdout.write(line));
const log = holder[LOG];

/** Writes one line in the format that the site's log has, too. */
export function logLine(level: Level, event: string, fields: Record<string, unknown> = {}): void {
  log({ time: new Date().toISOString(), level, event, request: requestId(), ...fields });
}

/** Payload's logger in the same format. */
export const payloadLogger: Config['logger'] = {
  destination: { write: (text: string) => log(JSON.parse(text)) },
  options: {
    level: 'info',
    base: null,
    messageKey: 'event',
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    mixin: () => ({ request: requestId() }),
    serializers: { err: loggable, error: loggable },
    formatters: { level: (level) => ({ level }) },
    hooks: {
      // Our own lines have fields and a fixed phrase. Payload's words, which an error may have from its caller, are a field: lines of
      // one event are bounded, and so must be the events.
      logMethod(args, method) {
        const [first, phrase] = args as [unknown, unknown];
        const given = first instanceof Error ? { err: first } : typeof first === 'object' ? first : {};
        const { msg, ...fields } = given as { msg?: string };
        const texts = (args as unknown[]).filter((arg) => typeof arg === 'string');
        const text = msg ?? format(...texts);
        const ours = given === first && msg === undefined && typeof phrase === 'string';
        const line = ours ? [fields, withoutPeople(text)] : [{ text: withoutPeople(text) || undefined, ...fields }, 'payload'];
        method.apply(this, line as Parameters<typeof method>);
      },
    },
  },
};

/** What Next and libraries print becomes a line of the log like every other. */
export function takeOverConsole(): void {
  const levels = { log: 'info', info: 'info', debug: 'info', warn: 'warn', error: 'error' } as const;
  for (const [method, level] of Object.entries(levels) as [keyof typeof levels, Level][]) {
    console[method] = (...args: unknown[]) => {
      const error = args.find((arg) => arg instanceof Error);
      const texts = args.filter((arg) => typeof arg === 'string' || typeof arg === 'number');
      logLine(level, 'console', { text: withoutPeople(format(...texts)).trim(), error: error && loggable(error) });
    };
  }
}
