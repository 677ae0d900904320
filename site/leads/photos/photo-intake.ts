import { LEAD_PHOTOS_MAX, PHOTO_ID, PHOTOS_MAX, PIXELS_MAX, photoName } from 'contract/photo';
import { createClientLimit } from 'shared/rate-limit';
import { bodyParts } from '../../base/bounded-body';
import type { Log } from '../../base/log';
import { type NamedPhoto, photosThatFit } from './named-photo';
import type { PhotoFault } from './photo-files';
import { addPhoto, type Known, type PhotoSpool } from './photo-spool';

/** Megabytes of photos for each lead that an address may send in ten minutes. */
const MB_PER_LEAD = 12;
const MB = 1024 * 1024;

export type NotAlong = PhotoFault | 'limited' | 'cut off' | 'over eight' | 'over all';

/** Why a photo does not come along, behind the status of the answer that says so. */
const faults = {
  empty: [415, 'The file is empty.'],
  'too large': [413, 'It is larger than 15 MB.'],
  'too many pixels': [413, `It has more than ${PIXELS_MAX / 1_000_000} million pixels.`],
  'no photo': [415, 'It is not a photo that we can read.'],
  full: [503, 'We cannot take photos at the moment.'],
  gone: [404, 'Your request is not here any more.'],
  limited: [429, 'You have sent many photos in a short time.'],
  'cut off': [503, 'It did not arrive whole.'],
  'over eight': [413, `Only ${PHOTOS_MAX} come along at once.`],
  'over all': [413, `A request has at most ${LEAD_PHOTOS_MAX} photos.`],
} as const satisfies Record<NotAlong, readonly [status: number, reason: string]>;

export function nameAndReason(name: string, why: NotAlong): string {
  const [first = '', ...rest] = faults[why][1].replace(/^(It|The file) |\.$/g, '');
  return `${name} (${first.toLowerCase()}${rest.join('')})`;
}

class OverLimit extends Error {}

export interface PhotoIntakeDeps {
  spool: Pick<PhotoSpool, 'receive' | 'missing' | 'bind' | 'isBound'>;
  offered(): Promise<boolean>;
  leadsPer10Min: number;
  log: Log;
}

/** Takes photos from visitors: as many and as large as an address may send. */
export function createPhotoIntake({ spool, offered, leadsPer10Min, log }: PhotoIntakeDeps) {
  const perMs = 10 * 60_000;
  const counted = createClientLimit({ most: leadsPer10Min * PHOTOS_MAX, perMs });
  const weighed = createClientLimit({ most: leadsPer10Min * MB_PER_LEAD, perMs });

  const isOffered = () => offered().catch(() => false);

  /** Takes one token for each megabyte as it arrives. */
  async function* withinLimit(client: string, body: AsyncIterable<Uint8Array>) {
    let paid = 0;
    let size = 0;
    for await (const part of body) {
      for (size += part.byteLength; paid < size; paid += MB) if (weighed.take(client) !== undefined) throw new OverLimit();
      yield part;
    }
  }

  /** Stores a photo, of the lead with that reference if one was sent; resolves with the reason if it did not come along. Never rejects. */
  async function take(
    client: string,
    photo: NamedPhoto,
    body: AsyncIterable<Uint8Array>,
    { reference, bytes }: Known = {},
  ): Promise<NotAlong | undefined> {
    if (counted.take(client) !== undefined) return 'limited';
    try {
      const limited = withinLimit(client, body);
      return await (reference ? addPhoto(spool, reference, photo, limited, bytes) : spool.receive(photo.id, limited, { bytes }));
    } catch (error) {
      if (error instanceof OverLimit) return 'limited';
      log.warn('photo not received', { photo: photo.id, error });
      return 'cut off';
    }
  }

  return {
    take,
    missing: spool.missing,

    /** The photos that a lead's post names, if the provider takes any. */
    async named(given: unknown): Promise<NamedPhoto[]> {
      const photos = photosThatFit(given);
      return photos.length > 0 && (await isOffered()) ? photos : [];
    },

    isOffered,

    /** Answers `POST /_photos/ID`, whose body is the photo; with a lead that was sent before, also one that another site took. */
    async answer(
      request: Request,
      photo: NamedPhoto,
      { client, reference }: { client: string; reference?: string },
    ): Promise<{ status: 200 | 403 | 404 | 413 | 415 | 429 | 503; message?: string }> {
      if (!PHOTO_ID.test(photo.id) || !(await isOffered()))
        return { status: 404, message: 'Photos cannot be sent to this address.' };
      const body = bodyParts(request);
      const bytes = Number(request.headers.get('content-length')) || undefined;
      const fault = body ? await take(client, photo, body, { reference, bytes }) : 'empty';
      if (!fault) return { status: 200 };
      const [status, message] = faults[fault];
      return { status, message };
    },
  };
}

export type PhotoIntake = ReturnType<typeof createPhotoIntake>;

/** A hidden field's value that names a photo which is here already: its id, then its name. */
export function readKept(values: readonly string[]): NamedPhoto[] {
  return photosThatFit(values.map((value) => ({ id: value.slice(0, 32), name: photoName(value.slice(33)) })));
}
