import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import { PHOTO_BYTES_MAX } from 'contract/photo';
import { bodyParts } from '../base/bounded-body';

/** The form is larger than a form of ours can be; the text fields that came before that was known. */
export class FormTooLarge extends Error {
  constructor(readonly fields: [name: string, value: string][]) {
    super();
  }
}

/**
 * Most fields and files of a form, and bytes of it all: eight photos as a camera makes them, with room to spare for whoever chooses a
 * whole album.
 */
const [FIELDS_MAX, FILES_MAX, FORM_BYTES_MAX] = [60, 2000, 256 * 1024 * 1024];

/** What is done with a file as it arrives; what is left of it is thrown away. */
export type TakeFile = (field: string, name: string, body: AsyncIterable<Uint8Array>) => Promise<unknown>;

async function* bounded(body: AsyncIterable<Uint8Array>, most: number, tooLarge: () => FormTooLarge) {
  let size = 0;
  for await (const part of body) {
    size += part.byteLength;
    if (size > most) throw tooLarge();
    yield part;
  }
}

/**
 * Reads a multipart form as it arrives: the text fields, `textMax` bytes of them at most, are kept, and each file is handed on. None is
 * held in memory; small ones may be under way at once. A form without files is no larger than its texts. Throws FormTooLarge, or the parser's error for what is no whole form.
 */
export async function readParts(
  request: Request,
  textMax: number,
  takeFile?: TakeFile,
): Promise<[name: string, value: string][]> {
  const fields: [string, string][] = [];
  const files: Promise<unknown>[] = [];
  let text = 0;
  const parser = busboy({
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    defParamCharset: 'utf8',
    limits: { fieldSize: textMax, fields: FIELDS_MAX, files: FILES_MAX, fileSize: PHOTO_BYTES_MAX + 1 },
  });
  const fault = () => new FormTooLarge(fields);
  const tooLarge = () => parser.destroy(fault());
  parser.on('field', (name, value, { nameTruncated, valueTruncated }) => {
    text += Buffer.byteLength(name) + Buffer.byteLength(value);
    if (nameTruncated || valueTruncated || text > textMax) tooLarge();
    else fields.push([name, value]);
  });
  for (const event of ['fieldsLimit', 'filesLimit', 'partsLimit'] as const) parser.on(event, tooLarge);
  parser.on('file', (field, file, { filename }) => {
    file.on('error', () => undefined); // said by the parser
    // The parser goes on only when the file has been read to its end.
    const taken = filename && takeFile ? takeFile(field, filename, file.iterator({ destroyOnReturn: false })) : Promise.resolve();
    files.push(taken.catch(() => undefined).finally(() => file.resume()));
  });
  try {
    const body = bodyParts(request);
    const most = takeFile ? FORM_BYTES_MAX : textMax * 2;
    await pipeline(body ? Readable.from(bounded(body, most, fault), { objectMode: false }) : Readable.from([]), parser);
  } finally {
    await Promise.all(files);
  }
  return fields;
}
