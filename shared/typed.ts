/** Signs that nobody sees: direction marks, joiners, soft hyphens, variation selectors, controls, halves of pairs. */
const INVISIBLE = /(?![\t-\r])[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;
/** Spaces of any width, line ends, and the blank of braille, which looks like one. */
const BLANKS = /[\s\p{Z}\u2800]+/gu;
/** Dashes, also those that Unicode lists as signs: minus and bullet. */
const DASHES = /[\p{Pd}\u2043\u2212\u2796\u02d7]/gu;

/** Apostrophes, and the accents and primes that are typed for one: some are a space and an accent to Unicode, which parts a name. */
const APOSTROPHES = /[´ʹʻʼʽˈˊˋ΄᾽᾿\u1ffd῾‘’‛′‵ꞌ]/gu;

const isDigit = (code: number) => /^\p{Nd}$/u.test(String.fromCodePoint(code));

/** "5" for the digit five of any script; each script's digits follow one another, from zero. */
function westernDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (isDigit(code - value - 1)) value += 1;
  return String(value % 10);
}

/**
 * The one way in which everything that people type or paste is read: compatibility forms as the usual letter, no invisible signs,
 * Western digits, one kind of dash, of apostrophe and of space. For comparing, searching, checking and dialling; what is shown stays as typed.
 */
export const legible = (typed: string): string =>
  typed
    .replace(INVISIBLE, '')
    .replace(APOSTROPHES, "'")
    .normalize('NFKC')
    .replace(/(?![0-9])\p{Nd}/gu, westernDigit)
    .replace(DASHES, '-')
    .replace(BLANKS, ' ')
    .trim();

/** Orders to write what follows in another direction: left open in a name, they turn the words behind it. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g;

/** A text without such orders; letters know their direction themselves. */
export const unturned = (text: string): string => text.replace(TURNS, '');

/** What somebody typed into a field, without space around it, NUL and what turns the words behind it. */
export function fieldText(typed: string): string {
  const text = unturned(typed).replaceAll('\0', '').trim();
  return legible(text) === '' ? '' : text;
}

/** Letters that no decomposition of Unicode reaches. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ĸ: 'k',
  ł: 'l',
  ŋ: 'n',
  ŧ: 't',
  ƒ: 'f',
  ɓ: 'b',
  ɗ: 'd',
  ə: 'e',
  ɣ: 'g',
  ɨ: 'i',
  ƙ: 'k',
  ƴ: 'y',
  ȷ: 'j',
  ς: 'σ',
};

/** Letters without accents: "Łódź" as "Lodz". A capital stays one: "Ørsted" as "Orsted". */
export const plainLetters = (typed: string): string =>
  legible(typed)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/(?![a-zA-Z])\p{L}/gu, (letter) => {
      const small = letter.toLowerCase();
      const plain = Object.hasOwn(LETTERS, small) ? LETTERS[small] : undefined;
      if (plain === undefined) return letter;
      return letter === small ? plain : plain.replace(/^./u, (first) => first.toUpperCase());
    });

/** Plain small letters without apostrophes, which people add or omit. */
export const folded = (typed: string): string => plainLetters(typed).toLowerCase().replace(/['`]/g, '');

/** A run of letters and digits; signs of an e-mail address may stand inside it. */
const WORD = /[\p{L}\p{N}]+(?:[.@_+]+[\p{L}\p{N}]+)*/gu;

/** The words of a text, folded; whatever else stands between letters and digits separates them, except within an e-mail address. */
export const wordsIn = (typed: string): string[] =>
  (folded(typed).match(WORD) ?? []).flatMap((word) => (word.includes('@') ? [word] : word.split(/[._+]+/)));

export const digitsIn = (typed: string): string => legible(typed).replace(/\D/g, '');

/** The e-mail address in what was typed: without invisible signs, the name around it, "mailto:" and the sentence's last sign. */
export function emailIn(typed: string): string {
  const text = legible(typed);
  const address = text.endsWith('>') ? text.slice(text.lastIndexOf('<') + 1, -1) : text;
  return address.replace(/^mailto:/i, '').replace(/[.,;]$/, '');
}
