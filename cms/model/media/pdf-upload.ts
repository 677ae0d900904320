import { type Dictionary, isDictionary, nameOf, objectsOf, type Value, valuesOf } from './pdf-objects';

/** Maximum size of a PDF in bytes: visitors load it on phones. */
const MAX_MB = 20;
/** A PDF ends within these bytes; some programs append empty lines. */
const END_WITHIN = 2048;
/** A PDF begins within these bytes: what mail programs and servers put in front, readers pass over. */
const BEGIN_WITHIN = 1024;

/** What begins like this is something else, in which the sign of a PDF stands by chance or to deceive. */
const OTHER_KIND = /^(?:(?:\xef\xbb\xbf)?\s*<|\xff\xd8|\x89PNG|GIF8|RIFF|PK|.E\xdf\xa3|.{4}ftyp)/s;

/** The PDF in a file, without what stands in front of it; undefined if it is none. */
export function pdfIn(data: Buffer): Buffer | undefined {
  const front = data.subarray(0, BEGIN_WITHIN + 8).toString('latin1');
  const begin = front.search(/%PDF-[12]\.\d/);
  return begin < 0 || (begin > 0 && OTHER_KIND.test(front)) ? undefined : data.subarray(begin);
}

/** What an action does, or a part is, that runs something or brings another file. */
const ACTIVE = new Set(['JavaScript', 'Launch', 'ImportData', 'GoToE', 'EmbeddedFile', 'RichMedia', 'FileAttachment']);
/** Where scripts and files are listed, and forms that come with scripts. */
const LISTS = ['JavaScript', 'EmbeddedFiles', 'XFA'];

const innerOf = (value: Value): Value[] =>
  typeof value !== 'object'
    ? []
    : 'entries' in value
      ? value.entries.map(([, inner]) => inner)
      : 'values' in value
        ? value.values
        : [];

function isActive(dictionary: Dictionary): boolean {
  const has = (...keys: string[]) => valuesOf(dictionary, ...keys).length > 0;
  if (valuesOf(dictionary, 'S', 'Type', 'Subtype').some((value) => ACTIVE.has(nameOf(value) ?? ''))) return true;
  // A font or a picture of a page may be called JS or EF.
  const isScript = valuesOf(dictionary, 'JS').includes('text') || (has('JS') && has('S'));
  return has(...LISTS) || isScript || (has('EF') && has('F', 'UF', 'Type'));
}

/** Whether a value runs something or brings another file, or one within it. */
const runs = (value: Value): boolean => (isDictionary(value) && isActive(value)) || innerOf(value).some(runs);

/** What an action does may be an object of its own, to which it refers. */
const isActiveObject = (value: Value) => ACTIVE.has(nameOf(value) ?? '') || runs(value);

const DAMAGED = 'is damaged. Save it as PDF again and try again.';

/** Why visitors should not get this PDF, as the end of a sentence; undefined if nothing speaks against it. */
export function pdfFault(data: Buffer): string | undefined {
  if (data.length > MAX_MB * 1024 * 1024) return `is larger than ${MAX_MB} MB. Save it in a smaller size and try again.`;
  if (!data.subarray(-END_WITHIN).includes('%%EOF')) return DAMAGED;
  try {
    const { open, packed } = objectsOf(data);
    if (open.length === 0) return DAMAGED;
    if (open.some((value) => isDictionary(value) && valuesOf(value, 'Encrypt').length > 0))
      return 'is protected. Save it without a password and without limits, and try again.';
    if (open.some(isActiveObject) || packed().some(isActiveObject))
      return 'contains a script or another file, which visitors’ devices would be warned of. Print it into a PDF and try again.';
  } catch {
    return DAMAGED;
  }
  return undefined;
}
