import { BadFile } from './bad-file';

/** A person's answer to letters that another program garbled: put right, or as they are. */
export const LETTERS = ['repaired', 'as-they-are'] as const;
export type Letters = (typeof LETTERS)[number];

/** What Windows-1252 has from 0x80 to 0x9F. Node 20's TextDecoder reads it as Latin 1 there, with control characters. */
const WINDOWS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';
const withWindowsSigns = (text: string) => text.replace(/[\x80-\x9f]/g, (sign) => WINDOWS[sign.charCodeAt(0) - 0x80] ?? sign);

const asWindows = (bytes: Uint8Array): string => withWindowsSigns(Buffer.from(bytes).toString('latin1'));
const asMac = (bytes: Uint8Array): string => new TextDecoder('macintosh').decode(bytes);

/** Bytes of the characters that an encoding has beside ASCII. */
const bytesBy = (decode: (bytes: Uint8Array) => string) =>
  new Map(Array.from({ length: 0x80 }, (_, at) => [decode(Uint8Array.of(at + 0x80)), at + 0x80] as const));
const MAC_BYTES = bytesBy(asMac);
const WINDOWS_BYTES = bytesBy(asWindows);
for (let byte = 0x80; byte < 0xa0; byte++) WINDOWS_BYTES.set(String.fromCharCode(byte), byte);

const charactersOf = (bytes: ReadonlyMap<string, number>, from: number, to: number) =>
  `[${[...bytes].flatMap(([sign, byte]) => (byte >= from && byte <= to ? sign : [])).join('')}]`;

/** Finds letters in UTF-8 that were read as another encoding, such as "Ã¼" or "√º" for "ü". */
function garbledAs(bytes: ReadonlyMap<string, number>): RegExp {
  const next = charactersOf(bytes, 0x80, 0xbf);
  const lead = (from: number, to = from) => charactersOf(bytes, from, to);
  const latin = `${lead(0xc2, 0xc5)}${next}`;
  const sign = `${lead(0xe2)}${lead(0x80, 0x9e)}${next}|${lead(0xef)}${next}${next}|${lead(0xf0)}${lead(0x9f)}${next}${next}`;
  const any = `(?:${lead(0xc2, 0xdf)}${next}|${lead(0xe0, 0xef)}${next}${next}|${lead(0xf0, 0xf4)}${next}${next}${next})`;
  // One sequence may be the writer's own words, such as "É’"; two in a row of a far script are not.
  return new RegExp(`${any}{2,}|${sign}|${latin}`, 'gu');
}
const READ_WRONGLY = [
  { sequences: garbledAs(WINDOWS_BYTES), bytes: WINDOWS_BYTES },
  { sequences: garbledAs(MAC_BYTES), bytes: MAC_BYTES },
];

const withoutMistakes = (text: string, { sequences, bytes }: (typeof READ_WRONGLY)[number]): string =>
  text.replace(sequences, (whole) => {
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(whole, (sign) => bytes.get(sign) ?? 0));
    } catch {
      return whole;
    }
  });

/** Puts letters right that another program read as a wrong encoding: that which explains most. Those that it lost (�) stay lost. */
export const repaired = (text: string): string =>
  withWindowsSigns(
    READ_WRONGLY.map((mistake) => withoutMistakes(text, mistake)).reduce((best, other) =>
      other.length < best.length ? other : best,
    ),
  );

const isGarbled = (text: string) => /[\x80-\x9f\ufffd]/.test(text) || repaired(text) !== text;

const garbledWords = (text: string): { word: string; problem: string }[] =>
  isGarbled(text)
    ? text.split(/[ \t\r\n,;"<>]+/).flatMap((word) => {
        const better = repaired(word);
        if (better === word && !better.includes('\ufffd')) return [];
        const what = better.includes('\ufffd') ? 'has lost letters' : `looks like “${better.slice(0, 40)}” read wrongly`;
        return { word, problem: `“${word.slice(0, 40)}” ${what}` };
      })
    : [];

const lineOf = (text: string, at: number) => text.slice(0, at).split('\n').length;

/** The text of a table in UTF-8 or marked UTF-16. Throws BadFile for another encoding, or with a question about garbled letters. */
export function readLetters(bytes: Uint8Array, file: string, letters?: Letters): string {
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const encoding = isWide ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8';
  let text: string | undefined;
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    // another encoding
  }
  if (text === undefined || text.includes('\0'))
    throw new BadFile(file, ['its letters are not in UTF-8: save the table as “CSV UTF-8” in the program that made it']);
  return checkedLetters([text], file, letters, (problem, at) => `line ${lineOf(text, at)}: ${problem}`)[0] ?? '';
}

const LISTED = 6;

/** The texts as a person wants their letters. Throws BadFile with a question when some look garbled and nobody has answered. */
export function checkedLetters(
  texts: readonly string[],
  file: string,
  letters: Letters | undefined,
  where: (problem: string, at: number, index: number) => string,
): string[] {
  if (letters === 'as-they-are') return [...texts];
  if (letters === 'repaired') return texts.map(repaired);
  const problems = texts.flatMap((text, index) =>
    garbledWords(text).map(({ word, problem }) => where(problem, text.indexOf(word), index)),
  );
  if (problems.length === 0) return [...texts];
  throw new BadFile(file, [
    'some letters look garbled by the program that saved them:',
    ...problems.slice(0, LISTED),
    ...(problems.length > LISTED ? [`and ${problems.length - LISTED} more`] : []),
    'repeat the import with --letters=repaired to put right what can be, or with --letters=as-they-are to take them so',
  ]);
}
