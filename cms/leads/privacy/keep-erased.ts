import { APIError, type CollectionBeforeChangeHook } from 'payload';
import type { Lead } from '../../storage/database/payload-types';
import { isPersonal, withoutPersonal } from './anonymise';

const ERASED = 'This person was erased. What was typed here about them is not saved; status and amount still can be changed.';

/** Nothing brings back what was erased: no form that was open meanwhile, no earlier version, no program. */
export const keepErased: CollectionBeforeChangeHook<Lead> = ({ data, originalDoc }) => {
  if (!originalDoc?.anonymised_at) return data;
  if (isPersonal(data)) throw new APIError(ERASED, 400, undefined, true);
  const { reference, idempotency_key, anonymised_at } = originalDoc;
  return { ...withoutPersonal(data), reference, idempotency_key, anonymised_at };
};
