import fc from 'fast-check';

export const invisible = fc.constantFrom(
  '\u200b',
  '\u200e',
  '\u202a',
  '\u202c',
  '\u2060',
  '\u00ad',
  '\ufeff',
  '\u061c',
  '\ufe0f',
  '\ud83d',
);

/** Text with invisible signs anywhere in it. */
export const sprinkled = (text: string) =>
  fc.array(fc.tuple(fc.nat(text.length), invisible), { maxLength: 4 }).map((signs) => {
    const letters = [...text].map((letter, at) => signs.flatMap(([place, sign]) => (place === at ? sign : [])).join('') + letter);
    return letters.join('') + signs.flatMap(([place, sign]) => (place >= text.length ? sign : [])).join('');
  });

/** Numbering systems that write each digit as one sign. */
export const scripts = Intl.supportedValuesOf('numberingSystem').filter((name) =>
  /^\p{Nd}+$/u.test(new Intl.NumberFormat(`en-u-nu-${name}`, { useGrouping: false }).format(1_234_567_890)),
);
export const inScript = (digits: string, script: string) =>
  digits.replace(/\d/g, (digit) => new Intl.NumberFormat(`en-u-nu-${script}`).format(Number(digit)));
