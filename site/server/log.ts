type Fields = Record<string, unknown>;

/** One JSON object a line; the event is a short fixed phrase, what varies goes into the fields. No personal data. */
export interface Log {
  info(event: string, fields?: Fields): void;
  warn(event: string, fields?: Fields): void;
  error(event: string, fields?: Fields): void;
}

const reason = (value: unknown) =>
  value instanceof Error ? (value.cause instanceof Error ? `${value.message}: ${value.cause.message}` : value.message) : value;

/** A log that writes to a stream; errors among the fields are written as their message. */
export function createLog(write: (line: string) => void = (line) => process.stdout.write(line)): Log {
  const at =
    (level: string) =>
    (event: string, fields: Fields = {}) => {
      const plain = Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, reason(value)]));
      write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...plain })}\n`);
    };
  return { info: at('info'), warn: at('warn'), error: at('error') };
}
