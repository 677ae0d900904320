/** Longest text, in characters, that one field of a log line holds. */
const TEXT_MAX = 500;
/** Longest log line, in characters. */
const LINE_MAX = 8000;
/** Lines of one event that are written within a minute; a stranger can cause most of them without end. */
const LINES_PER_MINUTE = 300;
const MINUTE_MS = 60_000;

/** One line of a log: a short fixed phrase says what happened, further fields say with what. */
export interface LogLine {
  time: string;
  level: 'info' | 'warn' | 'error';
  event: string;
  [field: string]: unknown;
}

const cut = (_: string, value: unknown) =>
  typeof value === 'string' && value.length > TEXT_MAX ? `${value.slice(0, TEXT_MAX)}… (${value.length} characters)` : value;

function format(line: LogLine): string {
  const text = JSON.stringify(line, cut);
  if (text.length <= LINE_MAX) return text;
  const { time, level, event, request } = line;
  return JSON.stringify({ time, level, event: event.slice(0, TEXT_MAX), request, fields_left_out: text.length });
}

/**
 * The log of both parts: one JSON object a line, each text and line of bounded length. Of each event at most `perMinute` lines are
 * written in a minute; the rest are counted, and the count is written when the minute is over. `write` must not throw.
 */
export function boundedLog(write: (line: string) => void, { perMinute = LINES_PER_MINUTE, now = () => performance.now() } = {}) {
  let minute = Math.floor(now() / MINUTE_MS);
  const written = new Map<string, number>();

  function closeMinute() {
    for (const [event, count] of written) {
      const left_out = count - perMinute;
      if (left_out > 0)
        write(`${format({ time: new Date().toISOString(), level: 'warn', event: 'log lines left out', of: event, left_out })}\n`);
    }
    written.clear();
  }

  return (line: LogLine): void => {
    const current = Math.floor(now() / MINUTE_MS);
    if (current !== minute) {
      closeMinute();
      minute = current;
    }
    // Events are few and fixed; what a library prints in their place must not make the counts grow without end.
    const event = written.has(line.event) || written.size < 500 ? line.event : 'other events';
    const count = (written.get(event) ?? 0) + 1;
    written.set(event, count);
    if (count <= perMinute) write(`${format(line)}\n`);
    // Without a further line nobody would learn of those that were left out.
    if (count === perMinute + 1) setTimeout(() => minute === current && closeMinute(), MINUTE_MS).unref?.();
  };
}
