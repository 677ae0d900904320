import type { Receipt } from './spooled-lead';

/** Equal posts within this many milliseconds are one lead (R-LEAD-3). */
export const SAME_LEAD_MS = 24 * 60 * 60 * 1000;

/** Known leads by fingerprint and by reference; loaded from the spool's files at the start. */
export function createReceipts() {
  const byPrint = new Map<string, Receipt>();
  const byReference = new Map<string, Receipt>();

  const add = (receipt: Receipt) => {
    byPrint.set(receipt.fingerprint, receipt);
    byReference.set(receipt.reference, receipt);
  };

  const valid = (receipt: Receipt | undefined, now: number) =>
    receipt && now - receipt.received_at < SAME_LEAD_MS ? receipt : undefined;

  return {
    add,
    /** Receipts from the files, in any order. */
    addAll: (receipts: readonly Receipt[]) => [...receipts].sort((a, b) => a.received_at - b.received_at).forEach(add),
    find: (fingerprint: string, now: number) => valid(byPrint.get(fingerprint), now),
    knows: (reference: string, now: number) => valid(byReference.get(reference), now) !== undefined,
    receivedAt: (reference: string, now: number) => valid(byReference.get(reference), now)?.received_at,
    forget(references: readonly string[]) {
      for (const known of [byPrint, byReference])
        for (const [name, { reference }] of known) if (references.includes(reference)) known.delete(name);
    },
    prune(now: number) {
      for (const [print, receipt] of byPrint) if (!valid(receipt, now)) byPrint.delete(print);
      for (const [reference, receipt] of byReference) if (!valid(receipt, now)) byReference.delete(reference);
    },
  };
}
