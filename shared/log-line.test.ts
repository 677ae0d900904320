import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { boundedLog, type LogLine } from './log-line';

const line = (fields: Partial<LogLine> = {}): LogLine => ({
  time: '2026-11-22T00:00:00.000Z',
  level: 'info',
  event: 'something',
  ...fields,
});

let written: string[];
beforeEach(() => {
  written = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const parsed = () => written.map((text) => JSON.parse(text) as LogLine & { of?: string; left_out?: number });
const logOf = (perMinute: number) => boundedLog((text) => written.push(text), { perMinute, now: () => Date.now() });

it('cuts long texts wherever they stand, and says how long they were', () => {
  logOf(10)(line({ page: 'x'.repeat(100_000), deep: { inner: ['y'.repeat(2000)] } }));
  expect(written[0]?.length).toBeLessThan(2000);
  expect(parsed()[0]?.page).toContain('(100000 characters)');
});

it('drops the fields of a line that is still too long', () => {
  logOf(10)(line({ many: Array.from({ length: 5000 }, (_, index) => index) }));
  expect(written[0]?.length).toBeLessThan(1000);
  expect(parsed()[0]).toMatchObject({ event: 'something', fields_left_out: expect.any(Number) });
});

it('writes a limited number of lines per event and minute, then the number of the others', () => {
  const log = logOf(3);
  for (let n = 0; n < 1000; n += 1) log(line());
  log(line({ event: 'another' }));
  expect(parsed().map(({ event }) => event)).toEqual(['something', 'something', 'something', 'another']);
  vi.advanceTimersByTime(60_001);
  expect(parsed().at(-1)).toMatchObject({ event: 'log lines left out', of: 'something', left_out: 997 });
  log(line());
  expect(parsed().at(-1)).toMatchObject({ event: 'something' });
});

it('limits any number of different events together', () => {
  const log = logOf(2);
  for (let n = 0; n < 5000; n += 1) log(line({ event: `event ${n}` }));
  expect(written.length).toBeLessThanOrEqual(502);
});

it('errors that last get a small share of the log, so that nobody can flush its history by causing them (R-SAFE-2)', () => {
  const log = logOf(300);
  for (let second = 0; second < 6 * 3600; second += 1) {
    for (let n = 0; n < 5; n += 1) log(line({ level: 'error', event: 'request failed', path: `/${second}-${n}` }));
    vi.advanceTimersByTime(1000);
  }
  const lines = parsed();
  expect(lines.filter(({ event }) => event === 'request failed').length).toBeLessThan(300 + 6 * 60 * 10 + 1);
  const leftOut = lines.reduce((sum, { left_out = 0 }) => sum + left_out, 0);
  expect(lines.filter(({ event }) => event === 'request failed').length + leftOut).toBeGreaterThan(6 * 3600 * 5 - 600);
});

it('counts repeated warnings, whichever request they belong to (R-SAFE-2)', () => {
  const log = logOf(300);
  for (let n = 0; n < 200; n += 1) log(line({ level: 'error', event: 'request failed', path: '/same', request: `r-${n}` }));
  log(line({ level: 'error', event: 'request failed', path: '/other' }));
  expect(parsed()).toHaveLength(11);
  expect(parsed().at(-1)).toMatchObject({ path: '/other' });
  vi.advanceTimersByTime(60_001);
  expect(parsed().at(-1)).toMatchObject({ event: 'log lines left out', of: 'request failed', left_out: 190 });
});

it('writes one parseable line, whatever stands in a field', () => {
  const circular: Record<string, unknown> = {};
  circular.self = circular;
  for (const text of ['a\n{"event":"b"}', '\u001b[2J', '\u009b2J', '\u2028x', '\ud800', circular, 10n]) logOf(10)(line({ text }));
  expect(written).toHaveLength(7);
  for (const text of written) {
    expect(text).toMatch(/^[^\p{Cc}\u2028]*\n$/u);
    expect(JSON.parse(text)).toMatchObject({ event: 'something' });
  }
});
