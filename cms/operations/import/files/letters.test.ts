import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readLetters, repaired } from './letters';

/** What Windows-1252 has from 0x80 to 0x9F. */
const WINDOWS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';
const read = (bytes: Uint8Array) => readLetters(bytes, 'x.csv');

it.each([
  ['Windows', [0x4a, 0xf6, 0x72, 0x67]],
  ['a Mac', [0x4a, 0x9a, 0x72, 0x67]],
  ['a program that writes UTF-16 without its mark', [0x4a, 0, 0x6f, 0]],
])('refuses what is no UTF-8, such as “Jörg” by %s (R-IMPORT-10)', (_, bytes) => {
  expect(() => read(Buffer.from(bytes))).toThrow('save the table as “CSV UTF-8”');
});

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

it('decodes UTF-8, and UTF-16 with a byte order mark, whatever the text', () => {
  const unit = fc.oneof(sentence, fc.constantFrom('Ελληνικά', 'Привет', 'שלום', '清洁', '😀 Sam', 'Zoë’s'));
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 5 }), (words) => {
      const text = `name,text,stars,date\n${words.join(' ')}`;
      fc.pre(repaired(text) === text); // “œäœä” is asked about
      const wide = Buffer.from(text, 'utf16le');
      expect(read(Buffer.from(text))).toBe(text);
      expect(read(Buffer.from(`\ufeff${text}`))).toBe(text);
      const marked = Buffer.concat([Buffer.from([0xff, 0xfe]), wide]);
      expect(read(marked)).toBe(text);
      expect(read(Buffer.from(marked).swap16())).toBe(text);
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
