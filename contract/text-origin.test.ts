import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  onlyOrigins,
  originOf,
  originsIn,
  originText,
  pictureOriginIn,
  withOrigins,
  withoutOrigins,
  withPictureOrigin,
} from './text-origin';

const origins = fc.record({
  slug: fc.stringMatching(/^[a-z][a-z-]{0,20}$/),
  id: fc.option(fc.integer({ min: 1, max: 2 ** 31 - 1 }), { nil: undefined }),
  line: fc.integer({ min: 0, max: 20 }),
  path: fc.stringMatching(/^[a-z_]{1,12}(\.\d{1,2}\.[a-z_]{1,12}){0,2}$/),
});

it('every line of a text brings its origin along, and is the same text without it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), origins, (text, origin) => {
      fc.pre(text === withoutOrigins(text));
      const marked = withOrigins(text, origin);
      expect(withoutOrigins(marked)).toBe(text);
      const lines = text.split('\n').flatMap((words, line) => (words.trim() ? [{ ...origin, line: origin.line + line }] : []));
      expect(originsIn(marked)).toEqual(lines.map(originText));
      expect(originsIn(marked).map(originOf)).toEqual(lines);
    }),
  );
});

it('a picture’s description brings the picture’s origin along, whatever its words are and bring (R-OWNER-66)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), origins, origins, (words, origin, other) => {
      fc.pre(words === withoutOrigins(words));
      for (const text of [words, withOrigins(words, other)]) {
        expect(pictureOriginIn(text)).toBeUndefined();
        const marked = withPictureOrigin(text, origin);
        expect(pictureOriginIn(marked)).toBe(originText({ ...origin, line: 0 }));
        expect([withoutOrigins(marked), onlyOrigins(marked) + words]).toEqual([words, expect.stringContaining(words)]);
      }
    }),
  );
});

it.each(['', 'home', 'home  title', 'home  ../title 0', 'home x title 0', 'home  title 0 more'])('“%s” is no origin', (text) =>
  expect(originOf(text)).toBeUndefined(),
);
