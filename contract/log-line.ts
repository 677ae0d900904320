/** Maximum length of one field of a log line, in characters. */
const TEXT_MAX = 500;
/** Maximum length of a log line, in characters. */
const LINE_MAX = 8000;
/** Lines per event and minute, because strangers can cause some events without limit. */
const LINES_PER_MINUTE = 300;
const MINUTE_MS = 60_000;

/** One log line: `event` is a short fixed phrase, the other fields are its data. */
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
 * The log of both parts: one JSON object per line, fields and lines of bounded length. Per event at most `perMinute` lines are
 * written per minute; the rest are counted, and the count is logged when the minute ends. `write` must not throw.
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
    // Events are few and fixed. A library's own messages share one event, so that the counters stay bounded.
    const event = written.has(line.event) || written.size < 500 ? line.event : 'other events';
    const count = (written.get(event) ?? 0) + 1;
    written.set(event, count);
    if (count <= perMinute) write(`${format(line)}\n`);
    // Without a later line the dropped ones would never be reported.
    if (count === perMinute + 1) setTimeout(() => minute === current && closeMinute(), MINUTE_MS).unref?.();
  };
}
