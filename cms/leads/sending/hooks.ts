import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, Payload } from 'payload';
import type { Lead } from '../../payload-types';
import { execute, sql } from '../../query';
import { emailKey, phoneKey, sourceOf } from '../person';
import { channels, type SendingState, sendingNames } from './fields';
import { wakeSweep } from './sweep';

const startOf = (lead: Pick<Lead, 'suspicion' | 'status' | 'is_test' | 'drill'>): SendingState => {
  if (lead.drill) return 'waiting';
  if (lead.is_test || lead.status === 'spam') return 'none';
  return lead.suspicion ? 'held' : 'waiting';
};

/** Columns that follow from what the visitor sent: who it is, where from, and what is to be sent. */
export const completeLead: CollectionBeforeChangeHook<Lead> = ({ data, operation, originalDoc }) => {
  const lead = { ...originalDoc, ...data } as Lead;
  const keys = { email_key: emailKey(lead.email), phone_key: phoneKey(lead.phone), source: sourceOf(lead.visit) };
  if (operation === 'create') {
    const state = startOf(lead);
    const next = state === 'waiting' ? new Date().toISOString() : null;
    const sending = channels.map((channel) => ({ [`${channel}_state`]: state, [`${channel}_next_at`]: next }));
    return Object.assign({}, data, keys, ...sending);
  }
  // The sweep writes its columns while people edit: a save must not put back what it read a moment before.
  const rest = Object.fromEntries(Object.entries(data).filter(([name]) => !sendingNames.includes(name)));
  return { ...rest, ...keys };
};

const isSilent = (lead: Lead | undefined) => lead?.status === 'spam' || Boolean(lead?.is_test);

/** Moves what is in one of the states to another: to `waiting` means due now. */
export async function move(payload: Payload, id: number, from: SendingState[], to: SendingState): Promise<void> {
  const next = to === 'waiting' ? new Date().toISOString() : null;
  for (const channel of channels) {
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

/** Spam and tests send nothing; who is rescued from either, or from suspicion, gets what was held back. */
export const followUp: CollectionAfterChangeHook<Lead> = async ({ doc, previousDoc, operation, req: { payload } }) => {
  if (operation === 'update') {
    if (isSilent(doc) && !isSilent(previousDoc)) await move(payload, doc.id, ['waiting', 'held'], 'none');
    else if (!isSilent(doc) && isSilent(previousDoc)) await move(payload, doc.id, ['none'], doc.suspicion ? 'held' : 'waiting');
    else if (!doc.suspicion && previousDoc?.suspicion && !isSilent(doc)) await move(payload, doc.id, ['held'], 'waiting');
    else return;
  }
  wakeSweep(payload);
};
