import { Erase, type EraseModel } from 'office/enquiry/erase';
import type { Payload } from 'payload';
import { record } from '../../base/audit/record';
import type { Lead } from '../../base/database/payload-types';
import { isOwner } from '../../base/rights/access';
import { eraseList } from '../privacy/erase-list';
import { erasePerson } from '../privacy/person-data';
import { nameOf } from '../record/in-short';
import { erasePageOf, lightPageOf } from '../record/light-page';
import { type Answer, aboutEnquiry } from './enquiry-routes';
import { officePage } from './page';
import { formOf, notOurs, seeOther, type Visit } from './visit';

const NO_ANSWER = 'The site did not answer, and may hold something of this person. Nothing was erased; try again.';

/** Asks what may be of the same person; with the reason if the website could not be asked. */
async function choicesOf(payload: Payload, lead: Lead): Promise<EraseModel['choices']> {
  try {
    return (await eraseList(payload, lead)).map(({ at, key, sure, ...shown }) => ({
      ...{ ...shown, name: at, value: String(key), chosen: sure },
    }));
  } catch (error) {
    payload.logger.error({ err: error }, 'The leads of a person could not be listed');
    return undefined;
  }
}

async function show({ payload, user }: Visit, lead: Lead, refused?: string): Promise<Response> {
  const choices = await choicesOf(payload, lead);
  const back = { href: lightPageOf(lead.id), word: `Back to the enquiry of ${nameOf(lead)}` };
  const said = { refused: choices ? refused : NO_ANSWER, back };
  return officePage(payload, {
    ...{ title: 'Erase this person?', status: said.refused ? 502 : 200, account: user },
    children: <Erase id={lead.id} said={said} action={erasePageOf(lead.id)} choices={choices} />,
  });
}

async function erase(visit: Visit, lead: Lead, request: Request): Promise<Response> {
  const { payload, user } = visit;
  const posted = await formOf(request);
  if (!posted) return notOurs();
  const chosen = { leads: posted.getAll('leads').map(Number), spool: posted.getAll('spool').map(String) };
  try {
    const { leads, spool } = await erasePerson(payload, lead, chosen, new Date());
    await record(payload, { action: 'erase', account: user, subject: 'leads', record: lead.id });
    return seeOther(`${lightPageOf(lead.id)}?done=erased&here=${leads}&there=${spool}`);
  } catch (error) {
    payload.logger.error({ err: error }, 'A person could not be erased');
    return show(
      visit,
      lead,
      'The site did not answer, and may still hold something of this person: nothing was erased. Try again.',
    );
  }
}

/** Only owners erase, and a person whose details are erased has none. */
const ifMay =
  (act: Answer): Answer =>
  async (visit, lead, request) =>
    isOwner(visit.user) && !lead.anonymised_at ? act(visit, lead, request) : seeOther(lightPageOf(lead.id));

/** `/office/enquiries/12/erase`: which enquiries may be of the same person, and erases those that are chosen. */
export const answerErase = aboutEnquiry(
  erasePageOf,
  ifMay((visit, lead) => show(visit, lead)),
  ifMay(erase),
  true,
);
