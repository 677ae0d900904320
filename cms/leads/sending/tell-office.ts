import type { Payload } from 'payload';
import type { Lead } from '../../storage/database/payload-types';
import { companyOf } from '../mails/compose';
import { storeInOutbox } from '../mails/post';
import { ringOffice } from '../push/ring';
import { customerActMail } from './customer-act-mail';
import { wakeSweep } from './sweep';

/** What a customer did on the page of a request. */
export type CustomerAct = 'call-when' | 'question' | 'accept' | 'decline' | 'photos';

/** Tells the office at once what a customer did: by mail, and on the telephones that ring for it. `key` makes it once. */
export async function tellOffice(payload: Payload, lead: Lead, act: CustomerAct, words: string, key: string): Promise<void> {
  if (lead.is_test) return; // like all of a test
  await storeInOutbox(payload, customerActMail(lead, act, words, key, await companyOf(payload)), 'waiting', new Date());
  await ringOffice(payload, lead, act, key);
  wakeSweep(payload);
}
