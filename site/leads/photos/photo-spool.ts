import { join } from 'node:path';
import { withDeadline } from 'shared/deadline';
import type { Log } from '../../base/log';
import { DISK_MS } from '../../base/waits';
import { FILE_DEADLINE_MS } from '../../content/provider';
import { createErased, MARKED_MS } from '../erased';
import { createQueue, type Pauses } from '../queue';
import type { NamedPhoto } from './named-photo';
import type { DeliverPhoto } from './photo-delivery';
import { type Binding, PhotoFiles, type PhotoLimits } from './photo-files';

export interface PhotosOf {
  key?: string;
  reference: string;
  /** Whether the provider has said that it has the lead. */
  noted?: boolean;
}

export interface Known {
  reference?: string;
  bytes?: number;
}

/** After this many milliseconds a delivery is given up, above the end of its call, and the photo tried again. */
const ATTEMPT_MS = FILE_DEADLINE_MS + 4 * DISK_MS;

/** A photo without a lead, or named and not arrived, is kept for this many milliseconds; one whose lead nobody knows, too. */
const KEPT_MS = 60 * 60_000;

export interface PhotoSpoolDeps {
  dir: string;
  deliver: DeliverPhoto;
  /** References of the leads that have not been delivered: their photos wait. */
  undelivered(): Promise<ReadonlySet<string>>;
  /** Whether the provider has had the lead with that reference: if it does not know the lead any more, it was erased. */
  isDelivered?(reference: string): Promise<boolean>;
  log: Log;
  pauses?: Pauses;
  limits?: Partial<PhotoLimits>;
  now?: () => number;
}

/**
 * The photos of leads, beside the spool: each is stored before it is acknowledged, and delivered once its lead has been, one at a
 * time. A photo may come before the lead that names it, or up to an hour later. Nothing here ever costs a lead.
 */
export function createPhotoSpool(deps: PhotoSpoolDeps) {
  const { dir, deliver, undelivered, isDelivered = async () => false, log, pauses, limits, now = Date.now } = deps;
  const files = new PhotoFiles(join(dir, 'photos'), limits);
  const erased = createErased(join(dir, 'erased'));
  let opened: Promise<void> | undefined;
  const underWay = new Map<string, Promise<unknown>>();
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

  const isLost = async ({ reference, noted, at }: Binding) =>
    noted || Math.abs(now() - at) > KEPT_MS || (await isDelivered(reference).catch(() => false));

  async function attempt(id: string): Promise<boolean | 'later'> {
    const binding = await files.bindingOf(id);
    if (!binding || !(await files.has(id))) return true;
    const { key, reference } = binding;
    if (await erased.has(id, key, reference)) {
      await files.remove(id);
      return true;
    }
    const photo = await files.read(id);
    if (ending.has(id)) return true;
    const { status, why } = await deliver(id, binding, photo);
    if (status === 'failed') {
      log.warn('provider did not take a photo', { reference, photo: id, why: why ?? status });
      return false;
    }
    if (status === 'unknown' && !(await isLost(binding))) {
      log.info('photo waits for its lead', { reference, photo: id });
      return 'later';
    }
    if (status !== 'stored') log.warn('photo dropped', { reference, photo: id, why: why ?? status });
    await files.remove(id);
    return true;
  }

  const queue = createQueue({
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
    async tidy() {
      await files.forget(now() - KEPT_MS);
      await erased.forget(now() - MARKED_MS);
    },
    pauses: pauses ?? { firstMs: 1000, longestMs: 60_000 },
    log,
    what: 'photos',
  });

  /**
   * Says that these photos belong to a lead; those of an erased one are deleted. A failure is logged and costs the photos alone.
   * Never rejects.
   */
  async function bind({ key, reference, noted }: PhotosOf, photos: readonly NamedPhoto[]): Promise<void> {
    if (photos.length === 0) return;
    try {
      await open();
      const at = now();
      await Promise.all(photos.map(({ id, name }, order) => files.bind(id, { key, reference, noted, name, at, order })));
      // Looked for afterwards: whoever erases marks first and then deletes, so that one of the two sees the other.
      if (await erased.has(key, reference)) await drop(photos.map(({ id }) => id));
      else queue.joined();
    } catch (error) {
      log.error('photos of a lead not noted', { reference, error });
    }
  }

  async function drop(ids: readonly string[]) {
    await erased.mark(ids);
    for (const id of ids) {
      ending.add(id);
      await underWay.get(id)?.catch(() => undefined);
      await files.remove(id).finally(() => ending.delete(id));
    }
  }

  async function receive(id: string, body: AsyncIterable<Uint8Array>, { reference, bytes }: Known = {}) {
    await open();
    if (await erased.has(id, reference)) return 'gone';
    const fault = await files.receive(id, body, bytes);
    if (fault) return fault;
    if (await erased.has(id, reference)) {
      await files.remove(id);
      return 'gone';
    }
    if (await files.bindingOf(id)) queue.joined();
    return undefined;
  }

  return {
    open: queue.open,

    /**
     * Stores a photo as it arrives; resolves with the reason if it is not taken. Rejects with the body's or the file system's error.
     */
    receive,
    bind,

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

    /** Deletes the photos of these erased leads, and refuses what comes of them later; one that is being delivered is waited for. */
    async forget(references: readonly string[], keys: readonly string[] = []) {
      await open();
      await erased.mark([...references, ...keys]);
      await drop((await files.bound()).flatMap(([id, { reference }]) => (references.includes(reference) ? id : [])));
    },

    /** A lead was delivered: its photos may follow. */
    wake() {
      queue.joined();
      queue.providerIsBack();
    },

    close: queue.close,
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
  bytes?: number,
) {
  const fault = await photos.receive(photo.id, body, { reference, bytes });
  if (!fault && !(await photos.isBound(photo.id))) await photos.bind({ reference }, [photo]);
  return fault;
}
