import { describe, expect, it } from 'vitest';
import { ageOf, countsOf, failedSoFar, nextSuite, reasonsOf } from './choose.mjs';

const DAY_MS = 24 * 60 * 60_000;
const suite = (name: string, minutes: number, lastRun?: number, changed?: string[]) => ({ name, minutes, lastRun, changed });
const changed = ['site/leads/spool.ts'];

/** All that one run takes, if each suite takes its usual minutes. */
function taken(suites: ReturnType<typeof suite>[], minutes: number): string[] {
  const ran: string[] = [];
  let left = minutes;
  for (;;) {
    const next = nextSuite(suites, ran, left);
    if (!next) return ran;
    ran.push(next.name);
    left -= next.minutes;
  }
}

describe('which long suites run (R-RUN-47)', () => {
  it.each([
    ['none in none', [], 40, []],
    ['changed ones before the one in turn', [suite('old', 5, 1), suite('new', 5, 2, changed)], 40, ['new', 'old']],
    ['of changed ones the longest not run', [suite('b', 5, 9, changed), suite('a', 5, 10, changed)], 40, ['b', 'a']],
    ['what never ran before all', [suite('a', 5, 1, changed), suite('b', 5, undefined, changed)], 40, ['b', 'a']],
    [
      'of two that never ran the shorter',
      [suite('a', 20, undefined, changed), suite('b', 5, undefined, changed)],
      40,
      ['b', 'a'],
    ],
    ['one in turn, and not two', [suite('a', 5, 2), suite('b', 5, 1), suite('c', 5, 3)], 40, ['b']],
    ['what fits', [suite('a', 30, 1, changed), suite('b', 20, 2, changed), suite('c', 10, 3, changed)], 40, ['a', 'c']],
    ['in turn the oldest that fits', [suite('a', 35, 5, changed), suite('b', 20, 1), suite('c', 5, 2)], 40, ['a', 'c']],
    ['nothing without time', [suite('a', 1, 1, changed)], 0.5, []],
  ])('%s', (_, suites, minutes, expected) => {
    expect(taken(suites, minutes)).toEqual(expected);
  });
});

it('says in words how old a run is', () => {
  const now = 100 * DAY_MS;
  expect([undefined, now - 1, now - DAY_MS, now - 9.5 * DAY_MS].map((lastRun) => ageOf(lastRun, now))).toEqual([
    'never',
    'today',
    '1 day ago',
    '9 days ago',
  ]);
});

describe('a red suite is red (R-RUN-47)', () => {
  const vitest = ' Test Files  1 failed | 3 passed (4)\n      Tests  2 failed | 40 passed | 1 skipped (43)\n';
  it.each([
    ['its tests are added up', `${vitest}…\n      Tests  7 passed (7)\n`, 1, { passed: 47, failed: 2 }],
    ['an error outside of tests is one', '      Tests  7 passed (7)\n', 1, { passed: 7, failed: 1 }],
    ['what counts nothing is one', 'holds', 0, { passed: 1, failed: 0 }],
    ['what counts nothing and fails is one', 'misses', 1, { passed: 0, failed: 1 }],
  ])('%s', (_, output, code, counts) => {
    expect(countsOf(output, code)).toEqual(counts);
  });

  const cut = ' ✓ a.test.ts (2 tests) 3ms\n ❯ b.test.ts (2 tests | 1 failed) 8ms\n     ✓ holds 4ms\n     × is lost 4ms\n';
  it('also when it is ended after a test has failed', () => {
    expect([failedSoFar(cut), failedSoFar(' ✓ a.test.ts (2 tests) 3ms\n')]).toEqual([1, 0]);
  });

  it('and says why', () => {
    expect(reasonsOf(`many lines\n FAIL  b.test.ts > is lost\nAssertionError: expected 1 to be 2\n`)).toEqual(
      expect.arrayContaining([' FAIL  b.test.ts > is lost', 'AssertionError: expected 1 to be 2']),
    );
  });
});
