/** Widths of Arial's characters in thousandths of the font size. */
const widths: [width: number, characters: string][] = [
  [191, "'"],
  [222, 'ijl‘’'],
  [260, '|'],
  [278, ' !,./:;I[\\]ft·'],
  [333, '()-`r“”'],
  [334, '{}'],
  [355, '"'],
  [389, '*'],
  [469, '^'],
  [500, 'Jckxyvsz'],
  [556, '#$0123456789?_abdeghnopquL–'],
  [584, '+<=>~'],
  [611, 'FTZ'],
  [667, '&ABEKPSVXY'],
  [722, 'CDHNRUw'],
  [778, 'GOQ'],
  [833, 'Mm'],
  [889, '%'],
  [944, 'W'],
  [1000, '—…'],
  [1015, '@'],
];
const widthOfCharacter = new Map(widths.flatMap(([width, characters]) => [...characters].map((one) => [one, width] as const)));

/** Letters outside of the table are as wide as most; drawings and Asian characters fill a square. */
const guess = (character: string) => (/\p{Extended_Pictographic}|[\u1100-\ud7ff]/u.test(character) ? 1000 : 556);

/** Width of a text in Arial, in pixels; accents do not change it. */
export const widthOf = (text: string, fontSize: number): number =>
  ([...text.normalize('NFD').replace(/\p{Mark}/gu, '')].reduce(
    (sum, character) => sum + (widthOfCharacter.get(character) ?? guess(character)),
    0,
  ) *
    fontSize) /
  1000;
