import { emailKey, phoneKey } from 'contract/person';
import { emailIn } from 'contract/typed';
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, Payload } from 'payload';
import type { Lead } from '../../storage/database/payload-types';
import { execute, sql } from '../../storage/database/query';
import type { ChosenMails } from '../record/by-hand';
import { waysToReachUs } from '../record/options';
import { sourceOf } from '../record/person';
import { type Channel, channels, type SendingState, sendingNames } from '../record/sending-fields';
import { searchTextOf } from '../search/text';
import { wakeSweep } from './sweep';

type NewLead = Lead & ChosenMails;

/** Messages of a lead entered by the office: the chosen mails, and the webhook. */
const isChosen = ({ send_confirmation, mail_office }: ChosenMails, channel: Channel): boolean =>
  ({ office_mail: Boolean(mail_office), customer_mail: Boolean(send_confirmation), webhook: true })[channel];

function startOf(lead: NewLead, channel: Channel): SendingState {
  if (lead.drill) return 'waiting';
  if (lead.is_test || lead.status === 'spam') return 'none';
  if (lead.reached_us_by && !isChosen(lead, channel)) return 'none';
  return lead.suspicion && channel === 'customer_mail' ? 'held' : 'waiting'; // the office is told, with the mark
}

/** First and last name of a corrected name. */
function splitName(name: string | null | undefined): Pick<Lead, 'first_name' | 'last_name'> {
  const [first, ...rest] = (name ?? '').trim().split(/\s+/);
  return { first_name: first || null, last_name: rest.join(' ') || null };
}

/** Derived columns: keys of the person, search text, and messages to send. */
export const completeLead: CollectionBeforeChangeHook<Lead> = ({ data, operation, originalDoc }) => {
  const lead = { ...originalDoc, ...data } as NewLead;
  const derived = {
    ...(data.email && { email: emailIn(data.email) }),
    email_key: emailKey(lead.email),
    phone_key: phoneKey(lead.phone),
    source: lead.reached_us_by ? waysToReachUs[lead.reached_us_by] : sourceOf(lead.visit),
    search_text: searchTextOf(lead),
    // Marking a lead as not spam means a person has looked at it, so the warning goes.
    ...(originalDoc?.status === 'spam' && lead.status !== 'spam' && { suspicion: null }),
    ...(originalDoc?.first_name && lead.name !== originalDoc.name && splitName(lead.name)),
  };
  if (operation === 'create') {
    const now = new Date().toISOString();
    const sending = channels.map((channel) => {
      const state = startOf(lead, channel);
      return { [`${channel}_state`]: state, [`${channel}_next_at`]: state === 'waiting' ? now : null };
    });
    return Object.assign({}, data, derived, ...sending);
  }
  // The sweep writes its columns while people edit: a save must not restore older values.
  const rest = Object.fromEntries(Object.entries(data).filter(([name]) => !sendingNames.includes(name)));
  return { ...rest, ...derived };
};

const isSilent = (lead: Lead | undefined) => lead?.status === 'spam' || Boolean(lead?.is_test);

/** Moves messages from some states to another; `waiting` means due now. */
export async function move(
  payload: Payload,
  id: number,
  from: SendingState[],
  to: SendingState,
  which: readonly Channel[] = channels,
): Promise<void> {
  const next = to === 'waiting' ? new Date().toISOString() : null;
  for (const channel of which) {
    const [state, nextAt] = [sql.identifier(`${channel}_state`), sql.identifier(`${channel}_next_at`)];
    await execute(
      payload,
      sql`UPDATE leads SET ${state} = ${to}, ${nextAt} = ${next}, ${sql.identifier(`${channel}_attempts`)} = 0
          WHERE id = ${id} AND ${state} IN (${sql.join(
            from.map((name) => sql`${name}`),
            sql`, `,
          )})`,
    );
  }
}

/** Messages not sent while a lead was spam or a test. For a lead entered by the office, `none` was a choice. */
const heldBack = (lead: Lead): SendingState[] => (lead.reached_us_by ? ['held'] : ['held', 'none']);

/** Spam and tests send nothing; clearing the mark, or the suspicion, sends what was held. */
export const followUp: CollectionAfterChangeHook<Lead> = async ({ doc, previousDoc, operation, req: { payload } }) => {
  if (operation === 'update') {
    if (isSilent(doc) && !isSilent(previousDoc)) await move(payload, doc.id, ['waiting'], 'held');
    else if (!isSilent(doc) && isSilent(previousDoc)) {
      if (doc.suspicion) await move(payload, doc.id, ['none'], 'held', ['customer_mail']);
      await move(payload, doc.id, heldBack(doc), 'waiting', doc.suspicion ? ['office_mail', 'webhook'] : channels);
    } else if (!doc.suspicion && previousDoc?.suspicion && !isSilent(doc)) await move(payload, doc.id, ['held'], 'waiting');
    else return;
  }
  wakeSweep(payload);
};
