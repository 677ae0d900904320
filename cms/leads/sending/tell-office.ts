import type { Payload } from 'payload';
import type { Lead } from '../../storage/database/payload-types';
import { ringOffice } from '../push/ring';
import { wakeSweep } from './sweep';

/** What a customer did on the page of a request. */
export type CustomerAct = 'call-when' | 'question' | 'accept' | 'decline' | 'photos';

/** Tells the office at once what a customer did: by mail, and on the telephones that ring for it. `key` makes it once. */
export async function tellOffice(payload: Payload, lead: Lead, act: CustomerAct, _words: string, key: string): Promise<void> {
  await ringOffice(payload, lead, act, key);
  wakeSweep(payload);
}
