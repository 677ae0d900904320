import fc from 'fast-check';
import { expect, it } from 'vitest';
import { logLines } from './log-lines.mjs';

const SHORT = 100;
const ours = (event: string) => JSON.stringify({ time: '2026-11-22T00:00:00.000Z', level: 'info', event, page: '/' });
const parsed = (lines: Buffer[]) => lines.map((line) => JSON.parse(line.toString()) as Record<string, unknown>);

it('any output becomes complete lines of JSON, ours as they are, however it arrives in pieces (R-SAFE-2)', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 80 }),
    fc.constantFrom(
      '{',
      '{"event":"x"}',
      '{"time":1,"level":"info","event":"x"}',
      '\r',
      '    at x (y.js:1:2)',
      'x'.repeat(20_000),
    ),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(text, fc.boolean()), { maxLength: 20 }), fc.nat(40), (entries, size) => {
      const output = entries.map(([given, isOurs]) => (isOurs ? ours(given.slice(0, SHORT)) : given)).join('\n');
      const written: Buffer[] = [];
      const stream = logLines((line: Buffer) => written.push(line), 'site')();
      for (let at = 0; at < output.length; at += size + 1) stream.write(output.slice(at, at + size + 1));
      stream.end();
      for (const line of written) expect(line.toString()).toMatch(/^\{[^\n]*\}\n$/);
      const events = parsed(written).map(({ event }) => event);
      expect(events.filter((event) => event !== 'output')).toEqual(
        entries.flatMap(([given, isOurs]) => (isOurs && given !== 'output' ? given.slice(0, SHORT) : [])),
      );
    }),
    { numRuns: 300 },
  );
});

it('endless output is cut to a limit, and the number of the other lines is written', () => {
  let now = 0;
  const written: Buffer[] = [];
  const stream = logLines(
    (line: Buffer) => written.push(line),
    'cms',
    () => now,
  )();
  for (; now < 3600_000; now += 100) stream.write(`Error: ${now}\n`);
  expect(written.length).toBeLessThan(100 + 2 * 10 * 60 + 1);
  const leftOut = parsed(written).reduce((sum, { left_out = 0 }) => sum + Number(left_out), 0);
  expect(leftOut).toBeGreaterThan(30_000);
});
