import { inflateSync } from 'node:zlib';

/** Maximum size of a PDF in bytes: visitors load it on phones. */
const MAX_MB = 20;
/** A PDF ends within these bytes; some programs append empty lines. */
const END_WITHIN = 2048;
/** Maximum bytes of one packed part: a small file can contain very many. */
const MAX_PART = 32 * 1024 * 1024;

/** Names under which a PDF runs something, or brings other files with it; shorter ones would be found in packed bytes by chance. */
const ACTIVE = /\/(JavaScript|Launch|EmbeddedFiles?|RichMedia)(?![\w#])/;
/** A part that holds packed objects, with the beginning of its bytes. */
const PACKED = /\/ObjStm\b[\s\S]{0,400}?\bstream\r?\n/g;

/** Whether a file's content begins like a PDF. */
export const isPdf = (data: Buffer): boolean => /^%PDF-[12]\.\d/.test(data.subarray(0, 8).toString('latin1'));

/** Names may have letters written as numbers: `/J#61vaScript`. */
const plainNames = (text: string) =>
  text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** The objects that a PDF packs, and what lies open in it. */
function* partsOf(data: Buffer): Generator<string> {
  const text = data.toString('latin1');
  yield text;
  for (const { index, 0: head } of text.matchAll(PACKED)) {
    // A part ends before its stream does; what follows is not read.
    yield inflateSync(data.subarray(index + head.length), { maxOutputLength: MAX_PART }).toString('latin1');
  }
}

/** Why visitors should not get this PDF, as the end of a sentence; undefined if nothing speaks against it. */
export function pdfFault(data: Buffer): string | undefined {
  if (data.length > MAX_MB * 1024 * 1024) return `is larger than ${MAX_MB} MB. Save it in a smaller size and try again.`;
  if (!data.subarray(-END_WITHIN).includes('%%EOF')) return 'is damaged. Save it as PDF again and try again.';
  try {
    for (const part of partsOf(data)) {
      const names = plainNames(part);
      if (/\/Encrypt\b/.test(names)) return 'is protected. Save it without a password and without limits, and try again.';
      if (ACTIVE.test(names))
        return 'contains a script or another file, which visitors’ devices would be warned of. Print it into a PDF and try again.';
    }
  } catch {
    return 'is damaged. Save it as PDF again and try again.';
  }
  return undefined;
}
