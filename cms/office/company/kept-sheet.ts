import type { Payload } from 'payload';
import type { Answers } from './answers';
import type { Offer } from './offers';

const KEY = 'company-sheet';

/** A sheet that was begun, as it was typed, and the version of the settings' draft that was made of it. */
interface KeptSheet {
  answers: Answers;
  version: string;
  /** Services that were on the site then. */
  shown?: number[];
}

/** The sheet that somebody has begun; none once the company is made of it. */
export const keptSheet = async (payload: Payload): Promise<KeptSheet | undefined> =>
  (await payload.kv.get<KeptSheet>(KEY)) ?? undefined;

export const keepSheet = (payload: Payload, sheet: KeptSheet): Promise<void> => payload.kv.set(KEY, { ...sheet });
export const forgetSheet = (payload: Payload): Promise<void> => payload.kv.delete(KEY);

/** Services that are offered, by id: as somebody ticked them, and what nobody changed on the sheet as it is on the site. */
export function offeredOf(kept: KeptSheet | undefined, offers: readonly Offer[]): number[] {
  const { answers, shown } = kept ?? {};
  const isOffered = ({ id, isShown }: Offer) => {
    const ticked = answers?.offered.includes(id);
    return ticked === undefined || ticked === shown?.includes(id) ? isShown : ticked;
  };
  return offers.filter(isOffered).map(({ id }) => id);
}
