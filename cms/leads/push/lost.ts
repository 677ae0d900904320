import type { Payload } from 'payload';
import type { PushDevice } from '../../base/database/payload-types';
import { env } from '../../base/process/env';
import { companyOf, plainMail } from '../mails/compose';
import { storeInOutbox } from '../mails/post';
import { RINGS_PANEL } from '../record/light-page';
import { noteAnswer } from './devices';
import { isLost } from './judge';

const words = (brand: string, person: string, device: string) => ({
  subject: `${device} rings no more for ${brand}`,
  text: `Hello ${person},

${device} rings no more for enquiries: the service that carries messages to it does not know it any more. That happens when a phone is replaced or reset, when its notifications were switched off, or when its browser was not opened for long.

To have it ring again, open this page on it and press “Ring on this phone” or “Ring on this computer”:

${env.cmsUrl}${RINGS_PANEL}

If you do not use it any more, press “Stop” beside its name there.`,
});

/**
 * The push service knows a device no more: its person is told once. It stays listed, as its browser may have another address.
 * False if it has one already: nothing is lost.
 */
export async function loseDevice(payload: Payload, device: PushDevice, answer: string, now: Date): Promise<boolean> {
  if (!(await noteAnswer(payload, device, answer, false, now))) return false;
  const person = await payload.findByID({ collection: 'users', id: Number(device.user), depth: 0, disableErrors: true });
  if (person && !isLost(device)) {
    const { brand, server } = await companyOf(payload);
    const { subject, text } = words(brand, person.name, device.name);
    const mail = plainMail(`device-lost-${device.endpoint_hash}`, person.email, subject, text);
    await storeInOutbox(payload, mail, server ? 'waiting' : 'kept', now);
  }
  return true;
}
