import { inflateSync } from 'node:zlib';

/** Maximum size of a PDF in bytes: visitors load it on phones. */
const MAX_MB = 20;
/** A PDF ends within these bytes; some programs append empty lines. */
const END_WITHIN = 2048;
/** A PDF begins within these bytes: what mail programs and servers put in front, readers pass over. */
const BEGIN_WITHIN = 1024;
/** Maximum bytes of one packed part, and of all: a small file can contain very many. */
const [MAX_PART, MAX_PARTS] = [32 * 1024 * 1024, 128 * 1024 * 1024];

/** What begins like this is something else, in which the sign of a PDF stands by chance or to deceive. */
const OTHER_KIND = /^(?:(?:\xef\xbb\xbf)?\s*<|\xff\xd8|\x89PNG|GIF8|RIFF|PK|.E\xdf\xa3|.{4}ftyp)/s;

/** The PDF in a file, without what stands in front of it; undefined if it is none. */
export function pdfIn(data: Buffer): Buffer | undefined {
  const front = data.subarray(0, BEGIN_WITHIN + 8).toString('latin1');
  const begin = front.search(/%PDF-[12]\.\d/);
  return begin < 0 || (begin > 0 && OTHER_KIND.test(front)) ? undefined : data.subarray(begin);
}

/** Names of what runs something or brings another file, also where a text or a stream only says so; of fonts, too, JS and EF are names. */
const ACTIVE =
  /\/(?:JavaScript|Launch|ImportData|GoToE|EmbeddedFiles?|RichMedia|FileAttachment|XFA)(?![^\0\t\n\f\r ()<>[\]{}/%])|\/JS[\0\t\n\f\r ]*\(|\/EF[\0\t\n\f\r ]*<</;

/** A name may have characters written as numbers: `/J#61vaScript`. */
const plainNames = (text: string) =>
  text.replace(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** What is said of a part that holds packed objects. */
const PACKED = /\/First[\0\t\n\f\r ]+\d|\/ObjStm/;
/** Characters in front of a stream that may say what it is, and most streams; a large book has some ten thousand. */
const [HEAD, MOST_STREAMS] = [1000, 300_000];

/** The text of each part that holds packed objects. Throws for a way to pack it that no program uses for these. */
function* packedIn(data: Buffer, text: string): Generator<string> {
  let [left, streams] = [MAX_PARTS, MOST_STREAMS];
  for (const { index, 0: word } of text.matchAll(/(?<!end)stream\r?\n?/g)) {
    if (--streams < 0) throw new Error('a PDF has too many objects');
    const before = text.slice(Math.max(0, index - HEAD), index);
    const head = plainNames(before.slice(before.lastIndexOf('obj') + 1));
    if (!PACKED.test(head) || !head.includes('/Filter')) continue; // one that is not packed was read with the file
    const filters = head.match(/\/Fl(?:ateDecode)?\b/g) ?? [];
    if (filters.length === 0 || head.includes('/Predictor')) throw new Error('a part of a PDF is packed in a rare way');
    let part = data.subarray(index + word.length);
    for (const _ of filters) {
      part = inflateSync(part, { maxOutputLength: MAX_PART }); // what follows behind its end is not read
      left -= part.length;
      if (left < 0) throw new Error('a PDF has too many packed parts');
    }
    yield plainNames(part.toString('latin1'));
  }
}

const RUNS = 'contains a script or another file, which visitors’ devices would be warned of. Print it into a PDF and try again.';
const DAMAGED = 'is damaged. Save it as PDF again and try again.';

/** Why visitors should not get this PDF, as the end of a sentence; undefined if nothing speaks against it. */
export function pdfFault(data: Buffer): string | undefined {
  if (data.length > MAX_MB * 1024 * 1024) return `is larger than ${MAX_MB} MB. Save it in a smaller size and try again.`;
  const text = data.toString('latin1');
  if (!text.slice(-END_WITHIN).includes('%%EOF') || !/\bobj\b/.test(text)) return DAMAGED;
  const names = plainNames(text);
  if (/\/Encrypt(?=[\0\t\n\f\r <])/.test(names))
    return 'is protected. Save it without a password and without limits, and try again.';
  try {
    if (ACTIVE.test(names)) return RUNS;
    for (const part of packedIn(data, text)) if (ACTIVE.test(part)) return RUNS;
  } catch {
    return DAMAGED;
  }
  return undefined;
}
