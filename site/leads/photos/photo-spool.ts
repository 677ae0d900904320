import { join } from 'node:path';
import { withDeadline } from 'contract/deadline';
import { PHOTO_ID, PHOTOS_MAX, photoName } from 'contract/photo';
import { z } from 'zod';
import type { Log } from '../../base/log';
import { DISK_MS } from '../../base/waits';
import { PHOTO_DEADLINE_MS } from '../../content/provider';
import { createBacklog, type Pauses } from '../backlog';
import type { DeliverPhoto } from './photo-delivery';
import { PhotoFiles, type PhotoLimits } from './photo-files';

/** A photo that a lead names: the id that the form drew, and what the visitor calls the file. */
export const NamedPhoto = z.object({ id: z.string().regex(PHOTO_ID), name: z.string().overwrite(photoName) });
export type NamedPhoto = z.infer<typeof NamedPhoto>;

/** The photos that a post names; what is none is left out. */
export function photosThatFit(given: unknown): NamedPhoto[] {
  const photos = (Array.isArray(given) ? given : []).flatMap((one) => NamedPhoto.safeParse(one).data ?? []);
  return [...new Map(photos.map((photo) => [photo.id, photo])).values()].slice(0, PHOTOS_MAX);
}

/** To which lead photos belong. */
export interface PhotosOf {
  key?: string;
  reference: string;
}

/** After this many milliseconds a delivery is given up, above the end of its call, and the photo tried again. */
const ATTEMPT_MS = PHOTO_DEADLINE_MS + 4 * DISK_MS;

/** A photo without a lead, or named and not arrived, is kept for this many milliseconds; one whose lead nobody knows, too. */
const KEPT_MS = 60 * 60_000;

export interface PhotoSpoolDeps {
  /** Folder of the spool. */
  dir: string;
  deliver: DeliverPhoto;
  /** References of the leads that have not been delivered: their photos wait. */
  undelivered(): Promise<ReadonlySet<string>>;
  log: Log;
  pauses?: Pauses;
  limits?: PhotoLimits;
  /** Milliseconds since the epoch. */
  now?: () => number;
}

/**
 * The photos of leads, beside the spool: each is stored before it is acknowledged, and delivered once its lead has been, one at a
 * time. A photo may come before the lead that names it, or up to an hour later. Nothing here ever costs a lead.
 */
export function createPhotoSpool({ dir, deliver, undelivered, log, pauses, limits, now = Date.now }: PhotoSpoolDeps) {
  const files = new PhotoFiles(join(dir, 'photos'), limits);
  let opened: Promise<void> | undefined;
  /** Deliveries that are under way, by id. */
  const underWay = new Map<string, Promise<boolean>>();
  /** Those that are being deleted: none of them is sent any more. */
  const ending = new Set<string>();

  /** Opens the folder when it is first used; again after a failure. */
  function open() {
    opened ??= withDeadline(DISK_MS, 'photos', () => files.open()).catch((error) => {
      opened = undefined;
      throw error;
    });
    return opened;
  }

  async function attempt(id: string): Promise<boolean> {
    const binding = await files.bindingOf(id);
    if (!binding || !(await files.has(id))) return true;
    const photo = await files.read(id);
    if (ending.has(id)) return true;
    const { status, why } = await deliver(id, binding, photo);
    const { reference } = binding;
    const isLost = status === 'unknown' && Math.abs(now() - binding.at) > KEPT_MS;
    if (status === 'failed' || (status === 'unknown' && !isLost)) {
      log.warn('provider did not take a photo', { reference, photo: id, why: why ?? status });
      return false;
    }
    if (status !== 'stored') log.warn('photo dropped', { reference, photo: id, why: why ?? status });
    await files.remove(id);
    return true;
  }

  const backlog = createBacklog({
    async waiting() {
      await open();
      const leads = await undelivered();
      return (await files.whole()).flatMap(([id, { reference }]) => (leads.has(reference) ? [] : id));
    },
    deliver(id) {
      const delivery = withDeadline(ATTEMPT_MS, id, () => attempt(id)).finally(() => underWay.delete(id));
      underWay.set(id, delivery);
      return delivery;
    },
    tidy: () => files.forget(now() - KEPT_MS),
    pauses: pauses ?? { firstMs: 1000, longestMs: 60_000 },
    log,
    what: 'photos',
  });

  /** Says that these photos belong to a lead. A failure is logged and costs the photos alone. Never rejects. */
  async function bind({ key, reference }: PhotosOf, photos: readonly NamedPhoto[]): Promise<void> {
    if (photos.length === 0) return;
    try {
      await open();
      const at = now();
      await Promise.all(photos.map(({ id, name }, order) => files.bind(id, { key, reference, name, at, order })));
      backlog.joined();
    } catch (error) {
      log.error('photos of a lead not noted', { reference, error });
    }
  }

  async function receive(id: string, body: AsyncIterable<Uint8Array>) {
    await open();
    const fault = await files.receive(id, body);
    if (!fault && (await files.bindingOf(id))) backlog.joined();
    return fault;
  }

  return {
    /** Starts delivering what waits. */
    open: backlog.open,

    /** Stores a photo as it arrives; resolves with the reason if it is not taken. Rejects with the body's or the file system's error. */
    receive,
    bind,

    /** Whether a lead has named it. */
    isBound: async (id: string) => (await files.bindingOf(id)) !== undefined,

    /** How many photos of that lead are here and not delivered yet. Never rejects. */
    async waiting(reference: string): Promise<number> {
      const all = await open()
        .then(() => files.whole())
        .catch(() => []);
      return all.filter(([, binding]) => binding.reference === reference).length;
    },

    /** Takes back that photos belong to a lead, which was refused: the visitor mends it and sends it again. Never rejects. */
    async unbind(photos: readonly NamedPhoto[]) {
      await Promise.all(photos.map(({ id }) => files.unbind(id))).catch((error) => log.error('photos not taken back', { error }));
    },

    /** Those of the photos that are not here. Never rejects. */
    async missing(photos: readonly NamedPhoto[]): Promise<NamedPhoto[]> {
      const here = await Promise.all(photos.map(({ id }) => files.has(id)));
      return photos.filter((_, index) => !here[index]);
    },

    /** Deletes the photos of these leads; one that is being delivered is waited for. */
    async forget(references: readonly string[]) {
      await open();
      for (const [id, { reference }] of await files.bound()) {
        if (!references.includes(reference)) continue;
        ending.add(id);
        await underWay.get(id)?.catch(() => undefined);
        await files.remove(id).finally(() => ending.delete(id));
      }
    },

    /** A lead was delivered: its photos may follow. */
    wake() {
      backlog.joined();
      backlog.providerIsBack();
    },

    /** Stops after the current delivery. */
    close: backlog.close,
  };
}

export type PhotoSpool = ReturnType<typeof createPhotoSpool>;

/**
 * Takes one more photo for a lead that was sent before, as its customer's page does; resolves with the reason if it is not taken.
 * Rejects with the body's or the file system's error.
 */
export async function addPhoto(
  photos: Pick<PhotoSpool, 'receive' | 'bind' | 'isBound'>,
  reference: string,
  photo: NamedPhoto,
  body: AsyncIterable<Uint8Array>,
) {
  const fault = await photos.receive(photo.id, body);
  if (!fault && !(await photos.isBound(photo.id))) await photos.bind({ reference }, [photo]);
  return fault;
}
