import { format } from 'node:util';
import type { Config } from 'payload';
import { boundedLog, type Level } from 'shared/log-line';
import { takeOverOutput, writeRaw } from 'shared/process-output';
import { requestId } from 'shared/request-id';
import { perProcess } from './per-process';

/** Matches e-mail addresses in any text: mail servers name the recipient they reject. */
const ADDRESS = /(?<![^\s<>"'(),;:])[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;
/** Parameters that the database layer adds to a failed query: the visitor's words. */
const PARAMETERS = /\n?params: [\s\S]*$/;

export const redactPersonalData = (text: string) => text.replace(PARAMETERS, '').replace(ADDRESS, '…');

const isQueryError = (error: Error): error is Error & { query: string } => 'query' in error && 'params' in error;

/** An error as it may be logged: name, message, cause and location, without the values of a failed query. */
export function loggable(error: unknown): unknown {
  if (!(error instanceof Error)) return typeof error === 'string' ? redactPersonalData(error) : undefined;
  const { code } = error as { code?: string };
  return {
    type: error.name,
    message: isQueryError(error) ? 'a query failed' : redactPersonalData(error.message),
    code,
    cause: error.cause === undefined ? undefined : loggable(error.cause),
    at: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 8)
      .map((line) => line.trim()),
  };
}

const log = perProcess('log', () => boundedLog(writeRaw));

export function logLine(level: Level, event: string, fields: Record<string, unknown> = {}): void {
  log({ time: new Date().toISOString(), level, event, request: requestId(), ...fields });
}

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
      // Our own lines have a fixed event and fields. Payload's messages, which may contain a caller's text, are a field of one
      // event, so that the number of events stays bounded.
      logMethod(args, method) {
        const [first, phrase] = args as [unknown, unknown];
        const given = first instanceof Error ? { err: first } : typeof first === 'object' ? first : {};
        const { msg, ...fields } = given as { msg?: string };
        const texts = [...args].filter((arg: unknown) => typeof arg === 'string');
        const text = msg ?? format(...texts);
        const ours = given === first && msg === undefined && typeof phrase === 'string';
        const line = ours
          ? [fields, redactPersonalData(text)]
          : [{ text: redactPersonalData(text) || undefined, ...fields }, 'payload'];
        method.apply(this, line as Parameters<typeof method>);
      },
    },
  },
};

export const takeOver = () =>
  takeOverOutput((level, event, { text, error }) =>
    logLine(level, event, { text: typeof text === 'string' ? redactPersonalData(text) : undefined, error: loggable(error) }),
  );
