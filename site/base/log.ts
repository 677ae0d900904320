import { boundedLog, type Level } from 'shared/log-line';
import { takeOverOutput, writeRaw } from 'shared/process-output';
import { requestId } from 'shared/request-id';

type Fields = Record<string, unknown>;

/** One JSON object per line: `time`, `level`, `event` (a short fixed phrase), `request` and fields. No personal data. */
export interface Log {
  info(event: string, fields?: Fields): void;
  warn(event: string, fields?: Fields): void;
  error(event: string, fields?: Fields): void;
}

const reason = (value: unknown) =>
  value instanceof Error ? (value.cause instanceof Error ? `${value.message}: ${value.cause.message}` : value.message) : value;

/** A log that writes to a stream; errors among the fields are written as their message. `boundedLog` sets the limits. */
export function createLog(write: (line: string) => void = writeRaw): Log {
  const log = boundedLog(write);
  const at =
    (level: Level) =>
    (event: string, fields: Fields = {}) => {
      const plain = Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, reason(value)]));
      log({ time: new Date().toISOString(), level, event, request: requestId(), ...plain });
    };
  return { info: at('info'), warn: at('warn'), error: at('error') };
}

/** Whatever a library or Node writes becomes a line of the log. */
export function takeOver(log: Log): void {
  takeOverOutput((level, event, fields) => log[level](event, fields));
}
