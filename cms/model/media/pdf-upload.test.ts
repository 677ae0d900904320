import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { isPdf, pdfFault } from './pdf-upload';

const pdf = (body: string | Buffer = '', end = '%%EOF\n') =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from(body), Buffer.from(end)]);
const packed = (text: string) =>
  Buffer.concat([
    Buffer.from('7 0 obj <</Type /ObjStm /N 1 /First 5 /Filter /FlateDecode>>\nstream\r\n'),
    deflateSync(Buffer.from(text)),
    Buffer.from('\nendstream endobj\n'),
  ]);

it('knows a PDF by its first bytes', () => {
  expect(isPdf(pdf())).toBe(true);
  expect(isPdf(Buffer.from('<html>%PDF-1.7'))).toBe(false);
});

it.each([
  ['an ordinary one', pdf('<</Type /Catalog /JSON /Launcher>>'), undefined],
  ['a packed one', pdf(packed('1 0 <</Type /Catalog>>')), undefined],
  ['one that is cut off', pdf('', ''), 'damaged'],
  ['one whose parts cannot be read', pdf('<</Type /ObjStm>>\nstream\nnot packed\n'), 'damaged'],
  ['one that is too large', pdf(Buffer.alloc(21 * 1024 * 1024)), 'larger than 20 MB'],
  ['a protected one', pdf('trailer <</Encrypt 9 0 R>>'), 'protected'],
  ['one with a script', pdf('<</S /JavaScript /JS (app.alert(1))>>'), 'script'],
  ['one that hides its script’s name', pdf('<</S /J#61vaScript>>'), 'script'],
  ['one that packs its script', pdf(packed('1 0 <</S /JavaScript>>')), 'script'],
  ['one that starts a program', pdf('<</S/Launch>>'), 'script'],
  ['one with a file in it', pdf('<</EmbeddedFiles 3 0 R>>'), 'another file'],
])('says what is wrong with %s (R-FILE-1)', (_, data, reason) => {
  if (reason) expect(pdfFault(data)).toContain(reason);
  else expect(pdfFault(data)).toBeUndefined();
});
