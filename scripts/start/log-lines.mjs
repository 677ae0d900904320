/** Maximum length of a line, in characters: of one that is complete, and of a text that becomes the field of one. */
const [LINE_MAX, TEXT_MAX] = [16_000, 500];
/** Lines that are not ours may come in such a burst, and in the long run at this rate. */
const [BURST, PER_MINUTE] = [100, 10];
const LEVELS = ['info', 'warn', 'error'];

/** Whether a line is one of the log's own, which parts write complete and bounded. */
function isOurs(line) {
  if (!line.startsWith('{') || line.length > LINE_MAX) return false;
  try {
    const { time, level, event } = JSON.parse(line);
    return typeof time === 'string' && LEVELS.includes(level) && typeof event === 'string';
  } catch {
    return false;
  }
}

/** Splits a process's output into lines of the log. Any other text becomes a field of one; of too many, only the number. */
export function logLines(write, part, now = Date.now) {
  const budget = { left: BURST, since: now(), leftOut: 0 };
  const note = (level, event, fields) =>
    write(Buffer.from(`${JSON.stringify({ time: new Date(now()).toISOString(), level, event, part, ...fields })}\n`));

  function wrap(text) {
    const gained = Math.floor(((now() - budget.since) / 60_000) * PER_MINUTE);
    if (gained > 0) Object.assign(budget, { left: Math.min(BURST, budget.left + gained), since: now() });
    if (budget.left === 0) {
      budget.leftOut += 1;
      return;
    }
    if (budget.leftOut > 0) note('warn', 'log lines left out', { of: 'output', left_out: budget.leftOut });
    budget.leftOut = 0;
    budget.left -= 1;
    note('warn', 'output', { text: text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX)}… (${text.length} characters)` : text });
  }

  /** One for each stream: its last line may be incomplete. */
  return function streamOf() {
    let rest = '';
    const take = (line) => {
      if (isOurs(line)) write(Buffer.from(`${line}\n`));
      else if (line.trim()) wrap(line.trim());
    };
    return {
      /** @param {Buffer | string} chunk */
      write(chunk) {
        const lines = (rest + chunk).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) take(line);
        if (rest.length > LINE_MAX) {
          take(rest);
          rest = '';
        }
      },
      end() {
        take(rest);
        rest = '';
      },
    };
  };
}
