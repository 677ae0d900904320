import { inflateSync } from 'node:zlib';

/** A value of a PDF. A reference is read as the two numbers and the word that it is made of. */
export type Value =
  | { name: string }
  | { entries: [key: string, value: Value][] }
  | { values: Value[] }
  | number
  | 'text'
  | 'word';
export type Dictionary = Extract<Value, { entries: unknown }>;

/** Maximum bytes of one packed part, and of all: a small file can contain very many. */
const [MAX_PART, MAX_PARTS] = [32 * 1024 * 1024, 128 * 1024 * 1024];
/** Maximum number of objects; a large book has some ten thousand. */
const MOST_OBJECTS = 300_000;
/** Values within one another; real files have about ten. */
const DEEPEST = 100;
/** How often each character may be read: what looks like an object within a text is read again. */
const MOST_READ = 20;

const SPACE = /(?:[\0\t\n\f\r ]|%[^\r\n]*)+/y;
const WORD = /[^\0\t\n\f\r ()<>[\]{}/%]+/y;
const NAME = /\/([^\0\t\n\f\r ()<>[\]{}/%]*)/y;
const HEX = /<[\da-f\0\t\n\f\r ]*>/iy;
/** Within a text in brackets: up to an escaped character or a bracket. */
const TEXT = /[^()\\]*(?:\\[\s\S]|[()])/y;

/** A name may have characters written as numbers: `/J#61vaScript`. */
const plainName = (written: string) =>
  written.replace(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Reads values from a text with one character a byte, as lenient as the programs that show PDFs. Throws where it cannot go on. */
class Reader {
  /** Where it reads next. */
  at = 0;
  #left: number;

  constructor(readonly text: string) {
    this.#left = MOST_READ * text.length + 1000;
  }

  #match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (!found) return undefined;
    this.at += found[0].length;
    this.#left -= found[0].length;
    if (this.#left < 0) throw new Error('a PDF is read again and again');
    return found;
  }

  /** Goes past spaces, and past these signs if they come next. */
  take(signs: string): boolean {
    this.#match(SPACE);
    const isNext = this.text.startsWith(signs, this.at);
    if (isNext) this.at += signs.length;
    return isNext;
  }

  #bracketed(): 'text' {
    let open = 0;
    do {
      const found = this.#match(TEXT)?.[0];
      if (found === undefined) throw new Error('a text of a PDF does not end');
      if (/\\[()]$/.test(found)) continue;
      open += found.endsWith('(') ? 1 : found.endsWith(')') ? -1 : 0;
    } while (open > 0);
    return 'text';
  }

  /** Calls `read` until these signs come, or the end. What nothing can be made of is skipped. */
  #until(signs: string | undefined, read: () => boolean) {
    while (!(signs && this.take(signs)) && this.at < this.text.length) if (!read()) this.at += 1;
  }

  /** The value that comes next; undefined if none does. */
  value(depth = 0): Value | undefined {
    if (depth > DEEPEST) throw new Error('a PDF nests without end');
    if (this.take('<<')) {
      const entries: Dictionary['entries'] = [];
      this.#until('>>', () => {
        const key = this.#match(NAME)?.[1];
        // A reference leaves two values without a key.
        if (key === undefined) return this.value(depth + 1) !== undefined;
        entries.push([plainName(key), this.value(depth + 1) ?? 'word']);
        return true;
      });
      return { entries };
    }
    if (this.take('[')) {
      const values: Value[] = [];
      this.#until(']', () => {
        const value = this.value(depth + 1);
        if (value !== undefined) values.push(value);
        return value !== undefined;
      });
      return { values };
    }
    const name = this.#match(NAME)?.[1];
    if (name !== undefined) return { name: plainName(name) };
    if (this.text[this.at] === '(') return this.#bracketed();
    if (this.#match(HEX)) return 'text';
    const word = this.#match(WORD)?.[0];
    return word === undefined ? undefined : /^\d{1,10}$/.test(word) ? Number(word) : 'word';
  }

  /** Every value from here on. */
  rest(): Value[] {
    const values: Value[] = [];
    this.#until(undefined, () => {
      const value = this.value();
      if (value !== undefined) values.push(value);
      if (values.length > MOST_OBJECTS) throw new Error('a PDF has too many objects');
      return value !== undefined;
    });
    return values;
  }
}

export const isDictionary = (value: Value | undefined): value is Dictionary => typeof value === 'object' && 'entries' in value;

/** The values of a key, which a file may have twice. */
export const valuesOf = ({ entries }: Dictionary, ...keys: string[]): Value[] =>
  entries.flatMap(([key, value]) => (keys.includes(key) ? [value] : []));

/** An object with the bytes that stand behind it: its stream, and whatever follows. */
interface Found {
  value: Value;
  stream?: Buffer;
}

/** Every object and trailer of a file, wherever it stands: older versions, and what hides within another object, too. */
function found(data: Buffer): Found[] {
  const text = data.toString('latin1');
  const reader = new Reader(text);
  const all: Found[] = [];
  for (const { index, 0: word } of text.matchAll(/(?<=[\d\0\t\n\f\r ])obj|trailer/g)) {
    reader.at = index + word.length;
    const value = reader.value();
    if (value === undefined) continue;
    if (all.length === MOST_OBJECTS) throw new Error('a PDF has too many objects');
    const isStream = isDictionary(value) && reader.take('stream');
    const lineEnd = /^\r?\n?/.exec(text.slice(reader.at, reader.at + 2))?.[0] ?? '';
    all.push({ value, stream: isStream ? data.subarray(reader.at + lineEnd.length) : undefined });
  }
  return all;
}

const isPacking = (dictionary: Dictionary) => valuesOf(dictionary, 'N').length > 0 && valuesOf(dictionary, 'First').length > 0;

/** Whether what is said of the way to pack changes nothing. */
const isPlain = (value: Value) => value === 'word' || (isDictionary(value) && valuesOf(value, 'Predictor').length === 0);

/** The text of a part that holds objects. Throws for a way to pack it that no program uses for these. */
function unpacked(head: Dictionary, stream: Buffer): string {
  const filters = valuesOf(head, 'Filter', 'F').flatMap((value) =>
    typeof value === 'object' && 'values' in value ? value.values : [value],
  );
  const isUsual = filters.every((value) => typeof value === 'object' && 'name' in value && /^Fl(ateDecode)?$/.test(value.name));
  if (!isUsual || valuesOf(head, 'DecodeParms', 'DP').some((value) => !isPlain(value)))
    throw new Error('a part of a PDF is packed in a rare way');
  // A part ends before its stream does; what follows is not read.
  if (filters.length > 0)
    return filters.reduce((bytes: Buffer) => inflateSync(bytes, { maxOutputLength: MAX_PART }), stream).toString('latin1');
  return stream.subarray(0, stream.indexOf('endstream')).toString('latin1');
}

/** The objects of a part, one after the other, and from where its beginning says that each is. */
function packedValues(text: string, first: number): Value[] {
  const reader = new Reader(text);
  const numbers: Value[] = [];
  for (let next = reader.value(); typeof next === 'number' && numbers.length < 2 * MOST_OBJECTS; next = reader.value())
    numbers.push(next);
  const places = numbers.filter((_, at) => at % 2 === 1).map((place) => first + Number(place));
  reader.at = first;
  return [
    ...reader.rest(),
    ...places.flatMap((place) => {
      reader.at = place;
      return reader.value() ?? [];
    }),
  ];
}

/**
 * Every object of a PDF, also those that are packed, by its grammar; the trailers first. With `open` nothing is unpacked, which an
 * encrypted file does not allow. Throws for a file that cannot be read.
 */
export function objectsOf(data: Buffer): { open: Value[]; packed(): Value[] } {
  const all = found(data);
  return {
    open: all.map(({ value }) => value),
    packed() {
      let left = MAX_PARTS;
      return all.flatMap(({ value, stream }) => {
        if (
          !stream ||
          !isDictionary(value) ||
          !(isPacking(value) || valuesOf(value, 'Type').some((type) => nameOf(type) === 'ObjStm'))
        )
          return [];
        const [first] = valuesOf(value, 'First');
        if (typeof first !== 'number') throw new Error('a part of a PDF does not say where its objects are');
        const text = unpacked(value, stream);
        left -= text.length;
        if (left < 0) throw new Error('a PDF has too many packed parts');
        return packedValues(text, first);
      });
    },
  };
}

/** The name that a value is; undefined for any other. */
export const nameOf = (value: Value): string | undefined =>
  typeof value === 'object' && 'name' in value ? value.name : undefined;
