import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { expect, it } from 'vitest';
import { mailWords } from './mail-words';
import { asHtml, fill } from './template';

/** The lines that somebody sees of a mail whose styles were all dropped, as Outlook does; blank ones left out. */
function linesSeen(html: string): string[] {
  let seen = '';
  const parser = new Parser(
    {
      ontext: (text) => {
        seen += text.replace(/[ \t\r\n]+/g, ' '); // what HTML shows of it
      },
      onopentagname: (name) => {
        if (['p', 'br'].includes(name)) seen += '\n';
      },
      onclosetag: (name) => {
        if (name === 'p') seen += '\n';
      },
    },
    { decodeEntities: true },
  );
  parser.end(html.replace(/ style="[^"]*"/g, ''));
  return seen.split('\n').flatMap((line) => line.replace(/^ +| +$/g, '') || []);
}

/** The lines of the text itself, without their ends. */
const linesOf = (text: string) => text.split(/\r\n?|\n/).flatMap((line) => line.trimEnd() || []);
/** A space of either kind is one character of width. */
const asSpaces = (lines: string[]) => lines.map((line) => line.replace(/[\u00A0\t]/g, ' '));

it('shows a mail line by line also in a program that drops all styles (R-LEAD-13)', () => {
  const body = fill(mailWords.office_body, {
    name: 'Mia <b>',
    a_kind: 'an enquiry',
    details: 'Phone: 1\nMessage:\nOne & two\n  indented',
  });
  expect(asSpaces(linesSeen(asHtml(body)))).toEqual(linesOf(body));
  expect(linesSeen(asHtml(body)).length).toBeGreaterThan(6);
  const line = fc
    .string({ unit: fc.constantFrom('a', 'ß', '<', '&', '"', ' ', '\t', '😀'), maxLength: 12 })
    .map((text) => `x${text}`);
  const lines = fc.array(fc.oneof(line, fc.constantFrom('', ' ', '  two spaces  apart')), { maxLength: 12 });
  fc.assert(
    fc.property(lines, fc.constantFrom('\n', '\r\n'), (all, end) => {
      const text = all.join(end);
      const seen = linesSeen(asHtml(text));
      expect(asSpaces(seen)).toEqual(asSpaces(linesOf(text)));
    }),
  );
});

it('keeps paragraphs apart', () => {
  expect(asHtml('One\nline\n\nTwo').match(/<p /g)).toHaveLength(2);
});
