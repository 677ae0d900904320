import { readFile } from 'node:fs/promises';
import { basename, extname, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Payload } from 'payload';
import { withDeadline } from 'shared/deadline';
import { pdfIn } from '../../model/media/pdf-upload';
import { asImport } from './as-import';
import { download } from './download';
import { fingerprint, type Ledger } from './ledger';
import type { Report } from './report';

const MAX_BYTES = 50 * 1024 * 1024;
const DEADLINE_MS = 60_000;
/** Longest time for one with all its addresses and its storing, in milliseconds. */
const PICTURE_MS = 10 * 60_000;
const MARK = 8;

export interface PictureSource {
  /** A web address, or `file:` for one beside an imported table. */
  address: string;
  /** Where it is sought if it cannot be had there, one after the other. */
  or?: readonly string[];
  alt?: string | null;
  from: string;
  where: string;
}

/** The file's name with a mark made of its address, by which a stored file is found again. */
function nameFor(address: string, mark: string): string {
  const [, type] = /^data:image\/(\w+)/i.exec(address) ?? [];
  if (type) return `picture-${mark}.${type.toLowerCase()}`;
  const { pathname } = new URL(address);
  let last = basename(pathname);
  try {
    last = decodeURIComponent(last);
  } catch {
    // a stray percent sign stays as it is
  }
  return `${parse(last).name.slice(0, 60) || 'picture'}-${mark}${extname(last)}`;
}

export class Pictures {
  readonly #stored = new Map<string, Promise<number | null | undefined>>();

  constructor(
    private readonly payload: Payload,
    private readonly ledger: Ledger,
    private readonly report: Report,
    private readonly allowed: { inside: ReadonlySet<string>; files: boolean },
  ) {}

  /** Id of the media record; null if somebody has deleted it here, undefined if it cannot be had now. */
  of(source: PictureSource): Promise<number | null | undefined> {
    const known = this.#stored.get(source.address) ?? withDeadline(PICTURE_MS, 'the picture', () => this.#storeAny(source));
    this.#stored.set(source.address, known);
    return known.catch((error: Error) => {
      const written = source.or?.at(-1) ?? source.address;
      const shown = written.startsWith('data:') ? 'in the text itself' : written;
      this.report.misfit(source.from, source.where, `the picture ${shown} was not taken: ${error.message}`);
      return undefined;
    });
  }

  async #storeAny({ or = [], ...source }: PictureSource): Promise<number | null> {
    for (const address of [source.address, ...or].slice(0, -1)) {
      try {
        return await this.#store({ ...source, address });
      } catch {
        // the next address may have it; the last one's refusal is reported
      }
    }
    return this.#store({ ...source, address: or.at(-1) ?? source.address });
  }

  async #store({ address, alt }: PictureSource): Promise<number | null> {
    if (!URL.canParse(address)) throw new Error('it is no web address');
    const mark = fingerprint(address).slice(0, MARK);
    const id = await this.#find(address, mark);
    if (id !== undefined) {
      this.report.count('pictures', 'already here');
      return id;
    }
    const data = await this.#read(address);
    if (pdfIn(data)) throw new Error('it is a PDF, not a picture');
    const stored = await this.payload.create({
      collection: 'media',
      data: { alt: alt || undefined },
      file: { data, name: nameFor(address, mark), mimetype: '', size: data.length },
      overwriteExistingFiles: true, // of an import that was interrupted before the record was stored
      ...asImport,
    });
    await this.ledger.notePicture(address, stored.id);
    this.report.count('pictures', 'added');
    return stored.id;
  }

  async #read(address: string): Promise<Buffer> {
    if (address.startsWith('file:') && this.allowed.files) return readFile(fileURLToPath(address));
    const [, within] = /^data:image\/(?:png|jpeg|jpg|gif|webp);base64,([\s\S]+)$/i.exec(address) ?? [];
    if (within && within.length < MAX_BYTES) return Buffer.from(within, 'base64');
    return download(address, { bytes: MAX_BYTES, ms: DEADLINE_MS, inside: this.allowed.inside });
  }

  /** The record of an address; null if it was deleted for good. */
  async #find(address: string, mark: string): Promise<number | null | undefined> {
    const { payload } = this;
    const noted = await this.ledger.findPicture(address);
    if (noted !== undefined) {
      const doc = await payload.findByID({ collection: 'media', id: noted, depth: 0, trash: true, disableErrors: true });
      return doc ? noted : null;
    }
    // An import that was interrupted between record and ledger.
    const where = { filename: { contains: `-${mark}.` } };
    const { docs } = await payload.find({ collection: 'media', where, limit: 1, depth: 0, trash: true, pagination: false });
    if (docs[0]) await this.ledger.notePicture(address, docs[0].id);
    return docs[0]?.id;
  }
}
