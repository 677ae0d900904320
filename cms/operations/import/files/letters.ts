import { BadFile } from './bad-file';

/**
 * A person's answer to how letters are to be read that can be read in several ways: as Windows or a Mac saves them, with those
 * repaired that another program garbled, or as they are.
 */
export const LETTERS = ['windows', 'mac', 'repaired', 'as-they-are'] as const;
export type Letters = (typeof LETTERS)[number];

/** What Windows-1252 has from 0x80 to 0x9F. Node 20's TextDecoder reads it as Latin 1 there, with control characters. */
const WINDOWS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

export const asWindows = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (sign) => WINDOWS[sign.charCodeAt(0) - 0x80] ?? sign);
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

/** Replaces what was read wrongly by one of the two encodings. */
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
  READ_WRONGLY.map((mistake) => withoutMistakes(text, mistake))
    .reduce((best, other) => (other.length < best.length ? other : best))
    .replace(/[\x80-\x9f]/g, (sign) => WINDOWS[sign.charCodeAt(0) - 0x80] ?? sign);

const isGarbled = (text: string) => /[\x80-\x9f\ufffd]/.test(text) || repaired(text) !== text;

/** The words of a text that look garbled, each with what it may have been. */
const garbledWords = (text: string): { word: string; problem: string }[] =>
  isGarbled(text)
    ? text.split(/[ \t\r\n,;"<>]+/).flatMap((word) => {
        const better = repaired(word);
        if (better === word && !better.includes('\ufffd')) return [];
        const what = better.includes('\ufffd') ? 'has lost letters' : `looks like “${better.slice(0, 40)}” read wrongly`;
        return { word, problem: `“${word.slice(0, 40)}” ${what}` };
      })
    : [];

/** What no language writes, or only a wrong reading: `JŠrg`, `f¸r`, `Ä50`. */
const IMPLAUSIBLE = [
  /[\x80-\x9f\uf8ffˆ˜]/,
  /\p{Ll}(?=[^\0-\x7f])\p{Lu}/u,
  /\p{L}(?!['’‘´`·–—-])(?:\p{Lm}|[^\0-\x7f\p{L}\p{M}\s])\p{L}/u,
  /(?=[^\0-\x7f])\p{Lu}\d/u,
];
/** What the quotation marks of Windows become on a Mac: `ìGreatî`, `itís`. */
const WINDOWS_MARKS_ON_MAC = [
  /(?<!\p{L})[ìî]\p{L}|\p{L}[.!?,]?î(?!\p{L})/u,
  /(?<!\p{L})(?:i|he|she|it|we|you|they|that|there|here|what|who|let)í(?:s|m|d|re|ve|ll)(?!\p{L})/iu,
  /(?<!\p{L})(?:is|are|was|were|do|does|did|has|have|had|would|could|should|ca|wo)nít(?!\p{L})/iu,
];
const isPlausible = (text: string, wrong: readonly RegExp[]) => !wrong.some((sign) => sign.test(text)) && !isGarbled(text);

const lineOf = (text: string, at: number) => text.slice(0, at).split('\n').length;

/** The question for a file whose letters may be Windows' or a Mac's, with examples. */
function whichOf(windows: string, mac: string): string[] {
  const [other, examples] = [mac.split(/\s+/), [] as string[]];
  let at = 0;
  for (const [index, word] of windows.split(/\s+/).entries()) {
    at = windows.indexOf(word, at);
    if (word === other[index] || examples.length === 3) continue;
    examples.push(`line ${lineOf(windows, at)}: “${word}” if Windows saved it, “${other[index]}” if a Mac did`);
  }
  return [
    'its letters can be read in two ways:',
    ...examples,
    'repeat the import with --letters=windows or --letters=mac, or save the table as “CSV UTF-8”',
  ];
}

/** UTF-16 by its mark, or by the zeros that plain letters have in it. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  const start = bytes.subarray(0, 1000);
  for (const [at, byte] of start.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [high = 0, low = 0] = zeros;
  if (Math.max(high, low) < start.length / 8) return undefined;
  return low > high ? 'utf-16le' : 'utf-16be';
}

/** A letter of a far script among Latin ones: "ß’s" of Windows is UTF-8 for "ߒs" by chance. */
const FAR =
  /[a-z][\u0250-\u02af\u0370-\u1fff\u2e80-\u9fff]|[\u0250-\u02af\u0370-\u1fff\u2e80-\u9fff][a-z]|[\u0250-\u02af\u0700-\u07ff]/i;
const isByChance = (text: string) => FAR.test(text) && !/[^\0-\x7f]{2}/.test(text);

function asUtf8(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return isByChance(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

function decodeNarrow(bytes: Uint8Array, file: string, letters: Letters | undefined): string {
  if (letters === 'as-they-are') return new TextDecoder('utf-8').decode(bytes);
  const [windows, mac] = [asWindows(bytes), asMac(bytes)];
  if (letters === 'windows' || letters === 'mac') return letters === 'mac' ? mac : windows;
  const isWindows = isPlausible(windows, IMPLAUSIBLE);
  const isMac = isPlausible(mac, [...IMPLAUSIBLE, ...WINDOWS_MARKS_ON_MAC]);
  if (isWindows !== isMac) return isMac ? mac : windows;
  throw new BadFile(file, whichOf(windows, mac));
}

/**
 * The text of a table in the encoding in which it was saved: UTF-8, UTF-16, Windows' or a Mac's.
 * @throws BadFile with a question when it can be read in several ways, or was garbled before.
 */
export function readLetters(bytes: Uint8Array, file: string, letters?: Letters): string {
  const wide = wideEncoding(bytes);
  const text = wide ? new TextDecoder(wide).decode(bytes) : asUtf8(bytes);
  if (text === undefined) return decodeNarrow(bytes, file, letters);
  return checkedLetters([text], file, letters, (problem, at) => `line ${lineOf(text, at)}: ${problem}`)[0] ?? '';
}

/** Mistakes of a kind that are listed. */
const LISTED = 6;

/**
 * The texts as a person wants their letters.
 * @throws BadFile with a question when some look garbled and nobody has said what to do.
 */
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
