import { emailKey, phoneKey } from 'contract/person';
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload';
import { emailIn } from 'shared/typed';
import type { Lead } from '../../base/database/payload-types';
import { noteConversions } from '../measuring/conversions';
import { ringForNew } from '../push/ring';
import type { ChosenMails } from '../record/by-hand';
import { moveMessages } from '../record/message-queue';
import { channels, dayMailState, firstState, SLIP_MS, transitionsOfSave } from '../record/message-states';
import { waysToReachUs } from '../record/options';
import { sourcesOf } from '../record/person';
import { sendingNames } from '../record/sending-fields';
import { searchTextOf } from '../search/search-text';
import { wakeSweep } from './sweep';

type NewLead = Lead & ChosenMails;

function splitName(name: string | null | undefined): Pick<Lead, 'first_name' | 'last_name'> {
  const [first, ...rest] = (name ?? '').trim().split(/\s+/);
  return { first_name: first || null, last_name: rest.join(' ') || null };
}

const isSameMoment = (one: string | null | undefined, other: string | null | undefined) =>
  one === other || (one && other ? Date.parse(one) === Date.parse(other) : !one && !other);

/** What a change of the agreed day makes due: a mail to the customer, which says how it stands when it is sent. What is lost has no day. */
function afterAgreeing(lead: Lead, before: Lead | undefined): Partial<Lead> {
  const hasDay = (one: Lead | undefined) => one?.status !== 'lost' && Boolean(one?.agreed_starts_at);
  const isKept = (['agreed_starts_at', 'agreed_ends_at'] as const).every((name) => isSameMoment(lead[name], before?.[name]));
  if (isKept && hasDay(lead) === hasDay(before)) return {};
  const now = Date.now();
  const state = lead.email ? dayMailState(lead) : 'none';
  return {
    day_changed_at: new Date(now).toISOString(),
    ...{ day_mail_state: state, day_mail_attempts: 0, day_mail_error: null },
    day_mail_next_at: state === 'waiting' ? new Date(now + SLIP_MS).toISOString() : null,
  };
}

/** Derived columns: keys of the person, search text, and messages to send. */
export const completeLead: CollectionBeforeChangeHook<Lead> = ({ data, operation, originalDoc, context }) => {
  const lead = { ...originalDoc, ...data } as NewLead;
  const derived = {
    ...(data.email && { email: emailIn(data.email) }),
    email_key: emailKey(lead.email),
    phone_key: phoneKey(lead.phone),
    ...sourcesOf(lead.visit),
    ...(lead.reached_us_by && { source: waysToReachUs[lead.reached_us_by], latest_source: waysToReachUs[lead.reached_us_by] }),
    search_text: searchTextOf(lead),
    // Marking a lead as not spam means a person has looked at it, so the warning goes; taking back *Spam* brings it back.
    ...(originalDoc?.status === 'spam' && lead.status !== 'spam' && !context.undo && { suspicion: null }),
    ...(originalDoc?.first_name && lead.name !== originalDoc.name && splitName(lead.name)),
  };
  if (operation === 'create') {
    const now = new Date().toISOString();
    const sending = channels.map((channel) => {
      const state = firstState(lead, channel);
      return { [`${channel}_state`]: state, [`${channel}_next_at`]: state === 'waiting' ? now : null };
    });
    return Object.assign({}, data, derived, ...sending);
  }
  // The sweep writes its columns while people edit: a save must not restore older values.
  const rest = Object.fromEntries(Object.entries(data).filter(([name]) => !sendingNames.includes(name)));
  return { ...rest, ...derived, ...afterAgreeing(lead, originalDoc) };
};

/** Whether a lead that nobody was told of, as spam, as a test or for its suspicion, is one now. */
const isCleared = (before: Lead | undefined, now: Lead) =>
  before !== undefined &&
  (before.status === 'spam' || Boolean(before.is_test) || Boolean(before.suspicion)) &&
  now.status !== 'spam' &&
  !now.is_test &&
  !now.suspicion;

/** Spam and tests send nothing; clearing the mark, or the suspicion, sends what was held. */
export const followUp: CollectionAfterChangeHook<Lead> = async ({ doc, previousDoc, operation, req: { payload } }) => {
  const moves = operation === 'update' ? transitionsOfSave(previousDoc, doc) : [];
  for (const [transition, which] of moves) await moveMessages(payload, doc.id, transition, which);
  const before = operation === 'update' ? previousDoc : undefined;
  const noted = await noteConversions(payload, doc, before, isCleared(before, doc)).catch((error: unknown) => {
    payload.logger.error({ err: error, lead: doc.id }, 'The networks are not told of a lead');
    return false;
  });
  if (operation === 'create') await ringForNew(payload, doc);
  const isAgreed = doc.day_changed_at !== before?.day_changed_at;
  if (operation === 'create' || moves.length > 0 || noted || isAgreed) wakeSweep(payload);
};
