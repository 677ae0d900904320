const TEXT_MAX = 500;
const LINE_MAX = 8000;
/** Lines per event and minute, because strangers can cause some events without limit. */
const LINES_PER_MINUTE = 300;
const MINUTE_MS = 60_000;
/** Warnings may come in such a burst, but in the long run at this share a minute: nobody may wash the history out of the files. */
const LASTING_SHARE = 1 / 30;
/** Warnings and errors that say the same are written so often a minute, and then counted. */
const REPEATS_PER_MINUTE = 10;
/** Counters are bounded: events beyond are counted together, and other warnings of the minute are not compared. */
const [MAX_EVENTS, MAX_COMPARED] = [500, 1000];

export type Level = 'info' | 'warn' | 'error';

/** One log line: `event` is a short fixed phrase, the other fields are its data. */
export interface LogLine {
  time: string;
  level: Level;
  event: string;
  [field: string]: unknown;
}

const cut = (_: string, value: unknown) => {
  if (typeof value === 'bigint') return String(value);
  return typeof value === 'string' && value.length > TEXT_MAX
    ? `${value.slice(0, TEXT_MAX)}… (${value.length} characters)`
    : value;
};

/** Characters that JSON leaves as they are, and that a terminal or a reader of lines takes for an order. */
const ORDERS = /[\u007f-\u009f\u2028\u2029]/g;
const escapeOrder = (char: string) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;

function format(line: LogLine): string {
  const { time, level, event, request } = line;
  const rest = { time, level, event: event.slice(0, TEXT_MAX), request };
  try {
    const text = JSON.stringify(line, cut).replace(ORDERS, escapeOrder);
    return text.length <= LINE_MAX ? text : JSON.stringify({ ...rest, fields_left_out: text.length });
  } catch {
    return JSON.stringify({ ...rest, fields_left_out: 'they cannot be written' }); // circular
  }
}

function sayingOf({ time: _, request: __, ...said }: LogLine): string {
  try {
    return JSON.stringify(said, cut).slice(0, TEXT_MAX);
  } catch {
    return said.event;
  }
}

interface Budget {
  left: number;
  leftOut: number;
}

/**
 * The log of both parts: one JSON object per line, fields and lines of bounded length. Per event at most `perMinute` lines are
 * written per minute, and of lasting or repeated warnings far fewer; the rest are counted, and the count is logged when the minute
 * ends. `write` must not throw.
 */
export function boundedLog(write: (line: string) => void, { perMinute = LINES_PER_MINUTE, now = () => performance.now() } = {}) {
  let minute = Math.floor(now() / MINUTE_MS);
  const budgets = new Map<string, Budget & { lasting: boolean }>();
  const repeats = new Map<string, number>();

  /** Writes what was left out, and gives each event its share of the minutes that have passed. */
  function closeMinute(passed: number) {
    for (const [name, budget] of budgets) {
      if (budget.leftOut > 0) {
        const [of, left_out] = [name.replace(/^\w+ /, ''), budget.leftOut];
        write(`${format({ time: new Date().toISOString(), level: 'warn', event: 'log lines left out', of, left_out })}\n`);
      }
      budget.leftOut = 0;
      budget.left = budget.lasting ? Math.min(perMinute, budget.left + Math.ceil(passed * perMinute * LASTING_SHARE)) : perMinute;
      if (budget.left === perMinute) budgets.delete(name);
    }
    repeats.clear();
  }

  function isRepeated(line: LogLine): boolean {
    const saying = sayingOf(line);
    const times = (repeats.get(saying) ?? 0) + 1;
    if (times > 1 || repeats.size < MAX_COMPARED) repeats.set(saying, times);
    return times > REPEATS_PER_MINUTE;
  }

  return (line: LogLine): void => {
    const current = Math.floor(now() / MINUTE_MS);
    if (current !== minute) {
      closeMinute(current - minute);
      minute = current;
    }
    const lasting = line.level !== 'info';
    // A library's own messages share one event, so that the counters stay bounded.
    const name = `${lasting ? 'lasting' : 'info'} ${line.event}`;
    const key = budgets.has(name) || budgets.size < MAX_EVENTS ? name : 'lasting other events';
    const budget = budgets.get(key) ?? { left: perMinute, leftOut: 0, lasting };
    budgets.set(key, budget);
    if (budget.left > 0 && !(lasting && isRepeated(line))) {
      budget.left -= 1;
      write(`${format(line)}\n`);
      return;
    }
    budget.leftOut += 1;
    // Without a later line the dropped ones would never be reported.
    if (budget.leftOut === 1)
      setTimeout(() => {
        if (minute === current) closeMinute(0);
      }, MINUTE_MS).unref?.();
  };
}
