import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { paletteOf, STARTER_COLOURS } from 'shared/palette';
import { expect, it } from 'vitest';
import { type Body, textOf } from './body';
import { mailHtml } from './mail-html';
import { mailWords } from './mail-words';
import { html } from './markup';
import { bodyOf, compose, type Value } from './template';

const letterhead = { palette: paletteOf(STARTER_COLOURS), mark: html`` };
const htmlOf = (body: Body) => mailHtml(body, 'A subject', letterhead);

/** The lines that somebody sees of a mail whose styles were all dropped, as Outlook does; blank ones left out. */
function linesSeen(mail: string): string[] {
  let seen = '';
  let hidden = true;
  const parser = new Parser(
    {
      ontext: (text) => {
        if (!hidden) seen += text.replace(/[ \t\r\n]+/g, ' '); // what HTML shows of it
      },
      onopentagname: (name) => {
        if (name === 'body') hidden = false;
        if (['p', 'h1', 'h2', 'br', 'tr'].includes(name)) seen += '\n';
      },
      onclosetag: (name) => {
        if (['p', 'h1', 'h2', 'tr', 'table'].includes(name)) seen += '\n';
      },
    },
    { decodeEntities: true },
  );
  parser.end(mail.replace(/ style="[^"]*"/g, ''));
  return seen.split('\n').flatMap((line) => line.replace(/\u00A0/g, ' ').trim() || []);
}

/** The addresses of all links, and the names of all elements. */
function markupOf(mail: string) {
  const [links, elements]: [string[], Set<string>] = [[], new Set()];
  const parser = new Parser({
    onopentag: (name, { href }) => {
      elements.add(name);
      if (href !== undefined) links.push(href);
    },
  });
  parser.end(mail);
  return { links, elements: [...elements].sort() };
}

const words = (text: string): Value => ({ text });
const LINK = 'https://office.example/admin/collections/leads/1';
const OFFICE: Record<string, Value> = {
  name: words('Mia <b>Wong</b>'),
  first_name: words('Mia'),
  a_kind: words('an enquiry'),
  kind_small: words('enquiry'),
  due: { text: 'Friday', strong: true },
  customer_phone: { text: '0491 570 156', href: 'tel:+61491570156' },
  link: { text: LINK, href: LINK },
  details: {
    kind: 'facts',
    facts: [
      { label: 'Phone', lines: [[{ text: '0491 570 156', href: 'tel:+61491570156' }]] },
      { label: 'Message', lines: [[{ text: 'One & two' }], [], [{ text: '  indented  twice' }]] },
    ],
  },
};

it('says the same in plain text and in HTML, also in a program that drops all styles (R-LEAD-13)', () => {
  const body = compose(mailWords.office_body, OFFICE);
  expect(textOf(body)).toBe(`Mia <b>Wong</b> has sent an enquiry. Please answer by Friday.

Open the enquiry: ${LINK}
Call Mia: 0491 570 156

Phone: 0491 570 156
Message:
One & two

  indented  twice

Answer this mail to write to Mia <b>Wong</b>.`);
  expect(linesSeen(htmlOf(body))).toEqual([
    'Mia <b>Wong</b> has sent an enquiry. Please answer by Friday.',
    'Open the enquiry',
    'Call Mia: 0491 570 156',
    'Phone 0491 570 156',
    'Message One & two',
    'indented  twice',
    'Answer this mail to write to Mia <b>Wong</b>.',
  ]);
  expect(markupOf(htmlOf(body)).links).toEqual([LINK, 'tel:+61491570156', 'tel:+61491570156']);
});

const HOSTILE = fc.string({
  unit: fc.constantFrom(
    'a',
    'ß',
    '<',
    '>',
    '&',
    '"',
    "'",
    '=',
    '/',
    '{',
    '}',
    ':',
    '@',
    '.',
    ' ',
    '\t',
    '\n',
    '😀',
    '<a href=x>',
    '<script>',
    '{link}',
    'https://evil.example',
    '\u202E',
    '--',
  ),
  maxLength: 30,
});

it('never makes markup, links or other values of what somebody typed', () => {
  const plain = markupOf(htmlOf(compose(mailWords.office_body, OFFICE)));
  const allowed = [...plain.elements, 'p']; // a long name is no title
  fc.assert(
    fc.property(HOSTILE, HOSTILE, (name, message) => {
      const details: Value = { kind: 'facts', facts: [{ label: 'Message', lines: [[{ text: message }]] }] };
      const body = compose(mailWords.office_body, { ...OFFICE, name: words(name), details });
      const { links, elements } = markupOf(htmlOf(body));
      expect(links).toEqual([LINK, 'tel:+61491570156']);
      expect(allowed).toEqual(expect.arrayContaining(elements));
      expect(textOf(body)).toContain(message);
    }),
  );
});

it('shows every line of a text as a line of its own', () => {
  const line = fc
    .string({ unit: fc.constantFrom('a', 'ß', '<', '&', '"', ' ', '\t', '😀'), maxLength: 12 })
    .map((text) => `x${text}`);
  const lines = fc.array(fc.oneof(line, fc.constantFrom('', ' ', '  two spaces  apart')), { maxLength: 12 });
  fc.assert(
    fc.property(lines, fc.constantFrom('\n', '\r\n'), (all, end) => {
      const seen = linesSeen(htmlOf(compose(all.join(end), {})));
      expect(seen).toEqual(all.flatMap((one) => one.replaceAll('\t', ' ').trim() || []));
    }),
  );
});

it('leaves out what is empty: a button, a block, the end of a line', () => {
  const empty: Record<string, Value> = { phone: words(''), usually: words(''), details: { kind: 'facts', facts: [] } };
  const body = compose('By Friday. {usually}\n\nOpen: {link}\nCall: {phone}\n\n{details}\n\n{usually}\n\n{unknown}', {
    ...OFFICE,
    ...empty,
  });
  expect(textOf(body)).toBe(`By Friday.\n\nOpen: ${LINK}\n\n{unknown}`);
});

it('keeps a block’s place holder among other words as it is written', () => {
  expect(textOf(compose('Look: {details} there', OFFICE))).toBe('Look: {details} there');
});

it('makes links of our own addresses alone', () => {
  const body = bodyOf(
    'Hello {name}, see https://evil.example\n\nOpen it: http://cms.test/admin\n\nor http://cms.test.evil/',
    'http://cms.test',
  );
  expect(markupOf(htmlOf(body)).links).toEqual(['http://cms.test/admin']);
  expect(textOf(body)).toContain('Hello {name}, see https://evil.example\n\nOpen it: http://cms.test/admin');
});

it('stays below the size at which Gmail cuts a mail, for the longest enquiry', () => {
  const long = (length: number) => '&'.repeat(length);
  const facts = [
    ...Array.from({ length: 12 }, (_, n) => ({ label: `Field ${n}`, lines: [[{ text: long(200) }]] })),
    { label: 'Message', lines: [[{ text: long(5000) }]] },
  ];
  const body = compose(mailWords.office_body, { ...OFFICE, name: words(long(200)), details: { kind: 'facts', facts } });
  expect(htmlOf(body).length).toBeLessThan(102 * 1024);
});
