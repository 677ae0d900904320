import { boundedLog } from 'contract/log-line';
import { requestId } from './request-id';

type Fields = Record<string, unknown>;

/**
 * One JSON object a line: `time`, `level`, `event`, `request` (the id of the request that it belongs to), and what varies. The event
 * is a short fixed phrase. No personal data. The back office writes the same format.
 */
export interface Log {
  info(event: string, fields?: Fields): void;
  warn(event: string, fields?: Fields): void;
  error(event: string, fields?: Fields): void;
}

const reason = (value: unknown) =>
  value instanceof Error ? (value.cause instanceof Error ? `${value.message}: ${value.cause.message}` : value.message) : value;

/** A log that writes to a stream; errors among the fields are written as their message. `boundedLog` says what is cut. */
export function createLog(write: (line: string) => void = (line) => process.stdout.write(line)): Log {
  const log = boundedLog(write);
  const at =
    (level: 'info' | 'warn' | 'error') =>
    (event: string, fields: Fields = {}) => {
      const plain = Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, reason(value)]));
      log({ time: new Date().toISOString(), level, event, request: requestId(), ...plain });
    };
  return { info: at('info'), warn: at('warn'), error: at('error') };
}
