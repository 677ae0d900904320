import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pdfFault, pdfIn } from './pdf-upload';

const pdf = (...objects: (string | Buffer)[]) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj\n'),
    ...objects.map((object) => Buffer.from(object as string)),
    Buffer.from('trailer <</Root 1 0 R>>\n%%EOF\n'),
  ]);
const object = (value: string) => `9 0 obj ${value} endobj\n`;

interface Packing {
  head?: string;
  filter?: string;
  pack?(data: Buffer): Buffer;
}
/** An object in a packed part; `head` is what says that it is one. */
const packed = (value: string, { head = '/Type /ObjStm', filter = '/Filter /FlateDecode', pack = deflateSync }: Packing = {}) =>
  Buffer.concat([
    Buffer.from(`7 0 obj <<${head} /N 1 /First 5 ${filter}>>\nstream\r\n`),
    pack(Buffer.from(`12 0 ${value}`)),
    Buffer.from('\nendstream endobj\n'),
  ]);
const plain = { filter: '', pack: (data: Buffer) => data };

const SCRIPT = '<</S /JavaScript /JS (app.alert\\(1\\))>>';
const LARGE = Buffer.concat([pdf(), Buffer.alloc(21 * 1024 * 1024)]);

it.each([
  ['an ordinary one', pdf(object('<</JSON /Launcher /Title (A JavaScript \\) and Launch) /Subject <2f4a>>>')), undefined],
  ['a packed one', pdf(packed('<</Type /Pages>>')), undefined],
  ['one whose picture and font are called JS and EF', pdf(object('<</XObject <</JS 4 0 R /EF 5 0 R>>>>')), undefined],
  ['one with links', pdf(object('<</Type /Annot /Subtype /Link /A <</S /URI /URI (https://a.example)>>>>')), undefined],
  ['one with a stream that names scripts', pdf(object('<</Length 9>> stream\n/S /JavaScript\nendstream')), 'script'],
  ['one with a text that names scripts', pdf(object('<</Title (A /JavaScript)>>')), 'script'],
  ['one that is cut off', pdf().subarray(0, -8), 'damaged'],
  ['one without a page', Buffer.from('%PDF-1.7\n%%EOF\n'), 'damaged'],
  ['one whose parts cannot be read', pdf(packed('x', { pack: (data) => data })), 'damaged'],
  ['one that packs its parts in a rare way', pdf(packed(SCRIPT, { filter: '/Filter /ASCII85Decode' })), 'damaged'],
  ['one that is too large', LARGE, 'larger than 20 MB'],
  ['a protected one', pdf('trailer <</Encrypt 9 0 R>>\n', packed('x', { pack: (data) => data })), 'protected'],
  ['a protected one with packed addresses', pdf(object('<</Type /XRef /Encrypt 8 0 R>>')), 'protected'],
  ['one with a script', pdf(object(SCRIPT)), 'script'],
  ['one that starts a script', pdf(object(`<</OpenAction ${SCRIPT}>>`)), 'script'],
  ['one whose script has no type', pdf(object('<</AA <</O <</JS (app.alert\\(1\\))>>>>>>')), 'script'],
  ['one that says twice what it does', pdf(object('<</S /JavaScript /JS 4 0 R /S /URI>>')), 'script'],
  ['one that says elsewhere what it does', pdf(object('<</S 8 0 R>>'), '8 0 obj /JavaScript endobj\n'), 'script'],
  ['one with a script behind a comment', pdf('9 0%\nobj%\n<<%>>\n/S%\n/JavaScript>> endobj\n'), 'script'],
  ['one with a script among rubbish', pdf(object('<< ) } /S /JavaScript >>')), 'script'],
  ['one with a script within a stream', pdf(object(`<</Length 60>> stream\n8 0 obj ${SCRIPT}\nendstream`)), 'script'],
  ['one that packs its script', pdf(packed(SCRIPT)), 'script'],
  [
    'one that packs its script twice',
    pdf(packed(SCRIPT, { filter: '/Filter [/Fl /FlateDecode]', pack: (data) => deflateSync(deflateSync(data)) })),
    'script',
  ],
  ['one that does not pack its script', pdf(packed(SCRIPT, plain)), 'script'],
  [
    'one whose packed script is within a text',
    pdf(packed(`(${SCRIPT})`, { pack: (data) => deflateSync(Buffer.from(data.toString().replace('12 0', '12 1'))) })),
    'script',
  ],
  ['one whose packed part has its name in numbers', pdf(packed(SCRIPT, { head: '/Type /Obj#53tm' })), 'script'],
  ['one whose packed part has no type', pdf(packed(SCRIPT, { head: '' })), 'script'],
  ['one that lists scripts', pdf(object('<</Names <</JavaScript 4 0 R>>>>')), 'script'],
  ['one with a form that brings scripts', pdf(object('<</AcroForm <</XFA 4 0 R>>>>')), 'script'],
  ['one that starts a program', pdf(object('<</S/Launch>>')), 'script'],
  ['one with a file in it', pdf(object('<</EmbeddedFiles 3 0 R>>')), 'another file'],
  ['one with a file at a page', pdf(object('<</Subtype /FileAttachment /FS <</F (a) /EF <</F 4 0 R>>>>>>')), 'another file'],
])('says what is wrong with %s (R-FILE-1)', (_, data, reason) => {
  if (reason) expect(pdfFault(data)).toContain(reason);
  else expect(pdfFault(data)).toBeUndefined();
});

it('finds a script however its names and spaces are written, packed or not (R-FILE-1)', () => {
  const name = (plainly: string) =>
    fc
      .array(fc.boolean(), { minLength: plainly.length, maxLength: plainly.length })
      .map((coded) => `/${[...plainly].map((sign, at) => (coded[at] ? `#${sign.charCodeAt(0).toString(16)}` : sign)).join('')}`);
  const space = fc.constantFrom(' ', '\n', '\r\n', '\0', '\f', '%comment >>\n', '  ');
  const action = fc.constantFrom('JavaScript', 'Launch', 'ImportData', 'GoToE').chain(name);
  const way = fc.constantFrom<(value: string) => string | Buffer>(
    object,
    packed,
    (value) => packed(value, { head: '' }),
    (value) => packed(value, plain),
  );
  fc.assert(
    fc.property(name('S'), action, fc.array(space, { minLength: 4, maxLength: 4 }), way, (key, what, [a, b, c, d], write) => {
      expect(pdfFault(pdf(write(`<<${a}/Next${b}[<<${c}${key}${d}${what}>>]>>`)))).toContain('script');
    }),
  );
});

it('knows a PDF by its sign in the first 1,024 bytes, and leaves out what stands in front (R-FILE-1)', () => {
  const whole = pdf();
  const front = fc.oneof(
    fc
      .constantFrom('\ufeff', '\r\n', '\n\n\n', '\x1b%-12345X@PJL SET\r\n', 'HTTP/1.1 200 OK\r\n\r\n', ' '.repeat(1024))
      .map((text) => Buffer.from(text)),
    fc.uint8Array({ maxLength: 1024 }).map((bytes) => Buffer.concat([Buffer.from('x'), bytes]).subarray(0, 1024)),
  );
  fc.assert(
    fc.property(front, (before) => {
      const data = pdfIn(Buffer.concat([before, whole]));
      expect(data).toEqual(whole);
      expect(pdfFault(data as Buffer)).toBeUndefined();
    }),
    { examples: [[Buffer.from('\ufeff')], [Buffer.from('\r\n')]] },
  );
  for (const other of ['<html>', '\ufeff <svg>', 'GIF89a', 'RIFF', ' '.repeat(1025)])
    expect([other, pdfIn(Buffer.concat([Buffer.from(other), whole]))]).toEqual([other, undefined]);
  const photo = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe1]), whole]);
  expect(pdfIn(photo)).toBeUndefined();
});
