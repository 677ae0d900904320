// Which long suite is next, and how a run of them ends. Pure functions: scripts/test/suites.mjs acts.

const DAY_MS = 24 * 60 * 60_000;

/** Never run comes before long ago, and of two that ran together the shorter: more of them fit. */
const byAge = (a, b) => (a.lastRun ?? 0) - (b.lastRun ?? 0) || a.minutes - b.minutes || a.name.localeCompare(b.name);

/** The next suite for the minutes left: the one longest not run whose inputs changed; then, once, of the others. */
export function nextSuite(suites, ran, minutesLeft) {
  const waiting = suites.filter(({ name, minutes }) => !ran.includes(name) && minutes <= minutesLeft).sort(byAge);
  const inTurn = suites.some(({ name, changed }) => !changed && ran.includes(name))
    ? undefined
    : waiting.find((one) => !one.changed);
  return waiting.find(({ changed }) => changed) ?? inTurn;
}

export function ageOf(lastRun, now) {
  if (lastRun === undefined) return 'never';
  const days = Math.floor((now - lastRun) / DAY_MS);
  return days < 1 ? 'today' : `${days} day${days === 1 ? '' : 's'} ago`;
}

/** Tests that passed and failed, from a run's output; of one that counts nothing, its exit code decides. */
export function countsOf(output, code) {
  const sum = (pattern) => [...output.matchAll(pattern)].reduce((total, [, count]) => total + Number(count), 0);
  const passed = sum(/^ *Tests .*?(\d+) passed/gm);
  const failed = sum(/^ *Tests .*?(\d+) failed/gm);
  if (code === 0) return { passed: passed || 1, failed };
  return { passed, failed: failed || 1 };
}

export const failedSoFar = (output) => [...output.matchAll(/^ +(?:×|✗) /gm)].length;

export function reasonsOf(output) {
  const lines = output.split('\n');
  const telling = lines.filter((line) => /^ *(FAIL|×|TRIED AGAIN|\w*Error:) ?/.test(line));
  return [...new Set(telling)].slice(0, 100).concat('…', lines.slice(-60));
}
