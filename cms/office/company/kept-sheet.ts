import type { Payload } from 'payload';
import type { Answers } from './answers';

const KEY = 'company-sheet';

/** A sheet that was begun, as it was typed, and the version of the settings' draft that was made of it. */
interface KeptSheet {
  answers: Answers;
  version: string;
}

/** The sheet that somebody has begun; none once the company is made of it. */
export const keptSheet = async (payload: Payload): Promise<KeptSheet | undefined> =>
  (await payload.kv.get<KeptSheet>(KEY)) ?? undefined;

export const keepSheet = (payload: Payload, sheet: KeptSheet): Promise<void> => payload.kv.set(KEY, { ...sheet });
export const forgetSheet = (payload: Payload): Promise<void> => payload.kv.delete(KEY);
