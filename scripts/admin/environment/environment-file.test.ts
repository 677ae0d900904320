import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { thorough } from '../../../tests/kit/sample';
import { assignment, parseEnvironmentFile, withValues } from './environment-file.mjs';

const read = (text: string) => parseEnvironmentFile(text).values;

/** What systemd 252 makes of a file, and what systemd.exec(5) documents. */
const CASES: [file: string, values: Record<string, string>][] = [
  ['A=one two  \nB = spaces around', { A: 'one two', B: 'spaces around' }],
  ['# A=1\n; A=2\n  # A=3\n\nB=#4 # five', { B: '#4 # five' }],
  ['A=a&b;c|d$HOME$(id)`id`<>*?~!', { A: 'a&b;c|d$HOME$(id)`id`<>*?~!' }],
  ['A="a # b"\nB=\'c "$d" \\e\'', { A: 'a # b', B: 'c "$d" \\e' }],
  ['A="quote \\" dollar \\$ tick \\` backslash \\\\ other \\n"', { A: 'quote " dollar $ tick ` backslash \\ other \\n' }],
  ['A=a\\b\\\\c\\ \nB=on\\\ne', { A: 'ab\\c ', B: 'one' }],
  ['A="two\nlines"\nB="joi\\\nned"', { A: 'two\nlines', B: 'joined' }],
  ['A=\'one\' "two"three ', { A: 'onetwothree' }],
  ['A=\nB=""\nA', { A: '', B: '' }],
  ['A=1\nA=2', { A: '2' }],
  ['export A=1\n1B=2\nC-D=3', {}],
  ['A=Grüße 🧽\r\nB=2\r\n', { A: 'Grüße 🧽', B: '2' }],
  ['A="no end', { A: 'no end' }],
];

it.each(CASES)('%j is read as systemd reads it', (file, values) => {
  expect(read(file)).toEqual(values);
});

it('each line that systemd ignores is reported, and a file that its versions read differently is rejected', () => {
  expect(parseEnvironmentFile('A=1\nexport B=2').ignored).toEqual(['line 2: "export B" is no name of a variable']);
  expect(() => parseEnvironmentFile('A=1\n# a path \\\nB=2')).toThrow(/^line 2: .*backslash/);
});

const value = fc.oneof(fc.string({ unit: 'grapheme-composite' }), fc.string({ unit: fc.constantFrom(...'a "\'\\`$#;&=!\t\n') }));

it('every value that is written is read back unchanged', () => {
  fc.assert(
    fc.property(fc.array(value), (values) => {
      const file = values.map((one, n) => `${assignment(`NAME_${n}`, one)}\n`).join('');
      expect(read(file)).toEqual(Object.fromEntries(values.map((one, n) => [`NAME_${n}`, one])));
    }),
  );
});

it('a setting is changed where it stands, and nothing else is', () => {
  const name = fc.constantFrom('A', 'B', 'C', 'D');
  const settings = fc.dictionary(name, value);
  const file = fc.array(
    fc.oneof(
      fc.constantFrom('# A=1', '', '; "'),
      fc.tuple(name, value).map(([key, one]) => assignment(key, one)),
    ),
  );
  fc.assert(
    fc.property(file, settings, (lines, changes) => {
      const text = lines.join('\n');
      const after = withValues(text, changes);
      expect(read(after)).toEqual({ ...read(text), ...changes });
      expect(withValues(after, changes)).toBe(after);
      for (const line of lines.filter((one) => /^[#;]/.test(one))) expect(after).toContain(line);
    }),
  );
  expect(withValues('# mine\nA=1 # no comment\nB="x"', { B: 'a b', C: '2' })).toBe('# mine\nA=1 # no comment\nB="a b"\nC=2\n');
});

const READER = join(import.meta.dirname, 'testing/systemd-reads.py');
/** Whether systemd's own code is on this machine. */
const hasSystemd = spawnSync('python3', [READER], { input: '' }).status === 0;

describe.runIf(hasSystemd)('systemd itself', () => {
  const characters = fc.constantFrom(...'AB_1= "\'\\`$#;\n\n\r\t&é');
  const line = fc.oneof(
    value.map((one) => assignment('A', one)),
    fc.tuple(fc.constantFrom('A', 'B ', ' C', 'export D', '#', ';'), fc.string({ unit: characters })).map((two) => two.join('=')),
  );
  const file = fc.oneof(
    fc.array(line).map((lines) => lines.join('\n')),
    fc.string({ unit: characters, maxLength: 40 }),
  );

  it('reads any file as we do', () => {
    const folder = mkdtempSync(join(tmpdir(), 'environment-'));
    try {
      const files = [...CASES.map(([text]) => text), ...fc.sample(file, thorough ? 5000 : 300)];
      const ours = files.map((text) => {
        try {
          return read(text);
        } catch {
          return undefined; // versions of systemd differ
        }
      });
      const paths = files.map((text, n) => {
        writeFileSync(join(folder, String(n)), text);
        return join(folder, String(n));
      });
      const answers = execFileSync('python3', [READER], { input: paths.join('\n'), encoding: 'utf8' });
      const theirs = answers
        .trim()
        .split('\n')
        .map((answer) => JSON.parse(answer));
      const sorted = (values: object | null) => JSON.stringify(Object.entries(values ?? {}).sort());
      const different = files.flatMap((text, n) =>
        ours[n] === undefined || sorted(ours[n]) === sorted(theirs[n]) ? [] : [{ text, ours: ours[n], theirs: theirs[n] }],
      );
      expect(different).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
