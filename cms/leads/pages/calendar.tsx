import { Calendar } from 'office/calendar';
import type { Payload } from 'payload';
import { record } from '../../base/audit/record';
import { stamp, zoneOf } from '../../base/process/zone';
import { addressMadeAt, makeAddress, removeAddress } from '../calendar/address';
import { CALENDAR } from '../record/light-page';
import { officePage } from './page';
import { forAnswerers, formOf, notOurs, seeOther, type Visit } from './visit';

async function page({ payload, user }: Visit, address?: string): Promise<Response> {
  const [madeAt, zone] = await Promise.all([addressMadeAt(payload, user), zoneOf(payload)]);
  return officePage(payload, {
    ...{ title: 'Calendar for your phone', account: user },
    children: <Calendar action={CALENDAR} address={address} madeAt={madeAt && stamp(new Date(madeAt), zone)} />,
  });
}

async function act(visit: Visit, request: Request): Promise<Response> {
  const { payload, user } = visit;
  const form = await formOf(request);
  const name = form?.get('act');
  if (name !== 'make' && name !== 'remove') return notOurs();
  await record(payload, { action: 'update', account: user, subject: 'users', record: user.id, changed: ['calendar'] });
  // The address is shown by this answer alone: nothing else has it, and no history of a browser keeps it.
  if (name === 'make') return page(visit, await makeAddress(payload, user, new Date()));
  await removeAddress(payload, user);
  return seeOther(CALENDAR);
}

/** `/office/calendar`: a person makes, replaces or removes the address of their calendar. */
export const answerCalendar = (payload: Payload, request: Request) =>
  forAnswerers(payload, request, CALENDAR, (visit) => (request.method === 'POST' ? act(visit, request) : page(visit)));
