import type { Log } from '../base/log';
import type { Deliver } from './delivery';
import { withClaim } from './file-name';
import type { SpoolFolder } from './spool-folder';

interface LateDeliveryDeps {
  folder: SpoolFolder;
  deliver: Deliver;
  log: Log;
  now: () => number;
  onDelivered(): void;
}

/**
 * One delivery attempt of an acknowledged lead, by its file's name; true when it is finished. Rejects when its file cannot be used.
 * Once `late` is aborted, another attempt may be made: this one sends nothing any more.
 */
export function createLateDelivery({
  folder,
  deliver,
  log,
  now,
  onDelivered,
}: LateDeliveryDeps): (name: string, late: AbortSignal) => Promise<boolean> {
  const { files } = folder;
  return async (waiting, late) => {
    late.addEventListener('abort', () => files.giveUp(withClaim(waiting, undefined)));
    const claim = await files.claim(waiting);
    if (!claim) return true;
    const { name, interrupted } = claim;
    const stored = await files.read(name).catch(async (error) => {
      await folder.release(name, name);
      throw error;
    });
    if (!stored) {
      log.error('damaged lead set aside', { file: name });
      await files.setAside(name);
      return true;
    }
    const { reference } = stored;
    if (late.aborted) return false;
    const delivery = await deliver(interrupted ? { ...stored, possibly_double: true } : stored);
    if (delivery.status === 'stored') {
      await folder.end(reference, files.delivered(name, stored));
      log.info('lead delivered late', { reference, after_ms: now() - stored.received_at });
      onDelivered();
      return true;
    }
    if (delivery.status === 'refused') {
      log.error('acknowledged lead refused by the provider; it needs a look', { reference, field: delivery.field });
      await folder.end(reference, files.setAside(name));
      return true;
    }
    if (late.aborted) return false;
    const isDoubtful = interrupted || delivery.status === 'unanswered';
    const changed = isDoubtful && !stored.possibly_double ? { ...stored, possibly_double: true } : undefined;
    await folder.release(reference, name, changed);
    return false;
  };
}
