import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { root } from '../../scripts/steps.mjs';
import { sourceFiles } from '../kit/source-files';

/** Lengths that are compared: four times the text may take eight times as long, and no more. */
const [SHORT, LONG, MOST_GROWTH] = [8_000, 32_000, 8];
/** Growth is not to be measured below this, in milliseconds. */
const MEASURABLE = 25;

/** Patterns that grow faster than their text, each with the reason why that harms nobody. */
const allowed: [file: RegExp, why: string][] = [
  [
    /^(scripts|cms\/(operations\/commands|migrations)|site\/vite|site\/\.size-limit)/,
    'operators and builds read their own files with it',
  ],
  [/^site\/server\/brand-styles\.ts/, 'it reads the style sheet of the build'],
  [/^site\/addresses\/suburb-part\.ts/, 'it runs in the browser of whoever types, and on 120 characters of the server'],
  [/^cms\/accounts\/password\.ts/, 'a password of more than 128 characters is refused before'],
  [/^cms\/leads\/mails\/confirmations\.ts/, 'the e-mail of a lead has at most 200 characters'],
  [/^cms\/leads\/inbox\/csv\.ts/, 'a field of a lead has at most 5,000 characters'],
  [/^cms\/accounts\/endpoints\.ts/, 'a longer e-mail is refused before'],
  [/^cms\/api\/facts\.ts/, 'a text of more than 10,000 characters is left out whole'],
  [/^cms\/base\/facts\/week-days\.ts/, 'it reads the first 60 characters'],
];

interface Pattern {
  file: string;
  source: string;
  flags: string;
}

/** Every regular expression that is written down in a file. */
function patternsIn(file: string): Pattern[] {
  const text = readFileSync(join(root, file), 'utf8');
  const found: Pattern[] = [];
  const visit = (node: ts.Node) => {
    const [, source, flags] = ts.isRegularExpressionLiteral(node) ? (/^\/(.*)\/([a-z]*)$/s.exec(node.text) ?? []) : [];
    if (source !== undefined && flags !== undefined && /[*+]|\{\d+,/.test(source)) found.push({ file, source, flags });
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS));
  return found;
}

/** Texts that are repeated: the pattern's own words and signs, alone and one after the other, and what its classes may mean. */
function piecesOf(source: string): string[] {
  const words = source
    .replace(/\\([^a-zA-Z\d])/g, (_, sign: string) => `¤${sign.charCodeAt(0)};`) // an escaped sign is a sign
    .replace(/\(\?(?:[:=!]|<[=!]|<\w+>)/g, '(')
    .replace(/\[[^\]]*\]|\{\d*,?\d*\}|\\[a-zA-Z]/g, ' ')
    .split(/[()|*+?^$ .]+/)
    .map((word) => word.replace(/¤(\d+);/g, (_, code: string) => String.fromCharCode(Number(code))));
  const signs = [...source.replace(/\\[a-zA-Z]/g, '')].filter((char) => /[^\w\\()|*+?^$[\]{}]/.test(char));
  const own = [...new Set([...words, ...signs].filter((word) => word !== '' && word.length < 12))].slice(0, 10);
  return [
    ...new Set([
      ...own,
      ...own.flatMap((one) => own.slice(0, 4).map((other) => one + other)),
      ' ',
      '\t',
      '\n',
      'a',
      '0',
      'A ',
      '0 ',
      '0.',
      '<',
      '<a',
      '/',
    ]),
  ];
}

function milliseconds(pattern: RegExp, text: string): number {
  let best = Number.POSITIVE_INFINITY;
  for (let time = 0; time < 3 && best > 1; time += 1) {
    pattern.lastIndex = 0;
    const start = performance.now();
    if (pattern.global) text.replace(pattern, '');
    else pattern.test(text);
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

/** A text on which a pattern grows faster than the text. */
function weaknessOf({ source, flags }: Pattern): string | undefined {
  const pattern = new RegExp(source, flags);
  const pieces = piecesOf(source);
  for (const piece of pieces)
    for (const [before, after] of [
      ['', '\0'],
      ['', '\n\0'],
      [pieces[0] ?? '', '\0'],
      ['\0', ''],
    ]) {
      const text = (length: number) => before + piece.repeat(Math.ceil(length / piece.length)) + after;
      const long = milliseconds(pattern, text(LONG));
      if (long > MEASURABLE && long > MOST_GROWTH * milliseconds(pattern, text(SHORT)))
        return `${before}(${JSON.stringify(piece)})…`;
    }
}

it('no regular expression takes more than proportionally longer for a longer text, whoever sends it (R-SAFE-3)', () => {
  const patterns = sourceFiles().flatMap(patternsIn);
  expect(patterns.length).toBeGreaterThan(100);
  const weak = patterns
    .filter(({ file }) => !allowed.some(([where]) => where.test(file)))
    .flatMap((pattern) => {
      const weakness = weaknessOf(pattern);
      return weakness ? `${pattern.file}: /${pattern.source}/${pattern.flags} by ${weakness}` : [];
    });
  expect(weak).toEqual([]);
});

it.each([
  ['url\\(\\s*[^)]*\\)', 'a beginning that repeats'],
  ['\\s+$', 'spaces at an end'],
  ['<!--[\\s\\S]*?-->', 'what never closes'],
])('the check finds that /%s/ is slow: %s', (source) => {
  expect(weaknessOf({ file: '', source, flags: 'g' })).toBeDefined();
});
