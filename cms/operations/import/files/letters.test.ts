import { isUtf8 } from 'node:buffer';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readLetters, repaired } from './letters';

/** Bytes of a text in a single-byte encoding, made without the code under test. */
const WINDOWS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';
const MAC =
  'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u00a0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uf8ffÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ';
const encode = {
  windows: (text: string) =>
    Buffer.from([...text].map((sign) => (WINDOWS.includes(sign) ? WINDOWS.indexOf(sign) + 128 : sign.charCodeAt(0)))),
  mac: (text: string) =>
    Buffer.from([...text].map((sign) => (sign.charCodeAt(0) < 128 ? sign.charCodeAt(0) : MAC.indexOf(sign) + 128))),
};
const read = (bytes: Uint8Array) => readLetters(bytes, 'x.csv');

it.each([
  ['windows', 'Jörg says: it’s “schön” – über 50 €'],
  ['mac', 'Jörg says: it’s “schön” – über 50 €'],
  ['windows', 'Zoë'],
  ['mac', 'It’s “great”'],
  ['windows', 'It’s “great”'],
  ['windows', 'It’s Floß’s'], // also “Flo”, a letter of N’Ko, “s” in UTF-8
  ['mac', 'Èääa'],
] as const)('reads what %s saves: %s', (by, text) => expect(read(encode[by](text))).toBe(text));

const LETTERS = [...'äöüßéèêëáàâíóòñçåøæœ'];
const word = fc
  .array(fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz') }, fc.constantFrom(...LETTERS)), {
    minLength: 1,
    maxLength: 9,
  })
  .map((letters) => letters.join(''))
  .filter((letters) => !/^(?:i|he|she|it|we|you|they)í/.test(letters)); // How a Mac reads “it’s” of Windows; nobody types it.
const written = fc.oneof(
  word,
  word.map((text) => text.slice(0, 1).toUpperCase() + text.slice(1)),
  word.map((text) => `“${text}”`),
  word.map((text) => `${text}’s`),
  fc.constantFrom('–', '…', '£5', '50 €', '!'),
);
const sentence = fc.array(written, { minLength: 1, maxLength: 12 }).map((words) => words.join(' ').replaceAll('SS', 'ß'));

it('decodes single-byte encodings correctly, or asks which one it is', () => {
  fc.assert(
    fc.property(sentence, fc.constantFrom('windows' as const, 'mac' as const), (text, by) => {
      fc.pre(!isUtf8(encode[by](text)));
      let given: string;
      try {
        given = read(encode[by](text));
      } catch (error) {
        expect(String(error)).toMatch(/can be read in two ways[\s\S]*--letters=windows or --letters=mac/);
        given = readLetters(encode[by](text), 'x.csv', by);
      }
      expect(given).toBe(text);
    }),
    {
      numRuns: 2000,
      examples: [
        ['Aíd', 'windows'],
        ['París –', 'mac'],
        ['Äœaà', 'mac'],
      ],
    },
  );
});

it('decodes UTF-8 and UTF-16 with and without a byte order mark, whatever the text', () => {
  const unit = fc.oneof(sentence, fc.constantFrom('Ελληνικά', 'Привет', 'שלום', '清洁', '😀 Sam', 'Zoë’s'));
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 5 }), (words) => {
      const text = `name,text,stars,date\n${words.join(' ')}`;
      fc.pre(repaired(text) === text); // “œäœä” is asked about
      const wide = Buffer.from(text, 'utf16le');
      expect(read(Buffer.from(text))).toBe(text);
      expect(read(Buffer.from(`\ufeff${text}`))).toBe(text);
      for (const bytes of [wide, Buffer.concat([Buffer.from([0xff, 0xfe]), wide])]) {
        expect(read(bytes)).toBe(text);
        expect(read(Buffer.from(bytes).swap16())).toBe(text);
      }
    }),
  );
});

it('asks about letters that another program garbled, and repairs them when told to', () => {
  const decode = {
    mac: (bytes: Uint8Array) => new TextDecoder('macintosh').decode(bytes),
    windows: (bytes: Uint8Array) =>
      Buffer.from(bytes)
        .toString('latin1')
        .replace(/[\x80-\x9f]/g, (sign) => WINDOWS[sign.charCodeAt(0) - 128] ?? sign),
  };
  fc.assert(
    fc.property(sentence, fc.constantFrom('windows' as const, 'mac' as const), (text, by) => {
      const garbled = decode[by](Buffer.from(text));
      fc.pre(garbled !== text);
      expect(() => read(Buffer.from(garbled))).toThrow(/look garbled[\s\S]*--letters=repaired/);
      expect(readLetters(Buffer.from(garbled), 'x.csv', 'repaired')).toBe(text);
      expect(readLetters(Buffer.from(garbled), 'x.csv', 'as-they-are')).toBe(garbled);
    }),
    { numRuns: 2000 },
  );
});

it('names garbled words with their lines, and those that have lost letters', () => {
  expect(() => read(Buffer.from('name,text\nSam,Zo√´ came'))).toThrow('line 2: “Zo√´” looks like “Zoë” read wrongly');
  expect(() => read(Buffer.from('Zo� came'))).toThrow('line 1: “Zo�” has lost letters');
  expect(readLetters(Buffer.from('Zo�'), 'x.csv', 'repaired')).toBe('Zo�');
});

it('does not change words that only look garbled', () => {
  for (const text of ['CAFÉ’s', 'ZOË’S “CAFÉ”', 'Voilà…', 'À propos', 'Ñandú', '√2 ≈ 1.4', '50 €', '© 2025', 'ＦＵＬＬ'])
    expect([text, repaired(text)]).toEqual([text, text]);
});
