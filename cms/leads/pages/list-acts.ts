import { APIError, type Payload } from 'payload';
import { record } from '../../base/audit/record';
import { inTurn } from '../../base/database/in-turn';
import type { Lead } from '../../base/database/payload-types';
import { erasePerson } from '../privacy/person-data';
import { maybeSpam, notSpam } from '../record/not-spam';
import { readLead } from './acts';
import type { Visit } from './visit';

export const bulkActs = ['spam', 'not-spam', 'assign', 'erase'] as const;
export type BulkAct = (typeof bulkActs)[number];
/** Acts that can be taken back. */
export type Undoable = Exclude<BulkAct, 'erase'>;

/** At most so many are changed at once, because each is a save of its own. */
export const AT_ONCE = 500;

export interface Outcome {
  changed: number[];
  /** Were so already. */
  same: number[];
  /** Were changed or erased by somebody else meanwhile, or could not be changed. */
  left: number[];
  /** The website did not answer, so that nothing more was erased. */
  isSilent?: boolean;
}

type Change = Partial<Lead>;
const idOf = ({ assigned_to }: Lead) => (typeof assigned_to === 'object' ? assigned_to?.id : assigned_to) ?? null;

/** Whether an act would change an enquiry. `to` is the account that is to look after it, or nobody. */
export const isOpenTo: Record<Undoable, (lead: Lead, to: number | null) => boolean> = {
  spam: ({ status }) => status !== 'spam',
  'not-spam': maybeSpam,
  assign: (lead, to) => idOf(lead) !== to,
};

const changes: Record<Undoable, (payload: Payload, lead: Lead, to: number | null) => Change | Promise<Change | undefined>> = {
  spam: () => ({ status: 'spam' }),
  'not-spam': notSpam,
  assign: (_, __, to) => ({ assigned_to: to }),
};

/** Saves a change of the newest version with all that belongs to a save; a refusal leaves the enquiry as it is. */
async function save({ payload, user }: Visit, lead: Lead, change: Change, undo: boolean): Promise<'changed' | 'left'> {
  const data = { ...change, updatedAt: lead.updatedAt };
  try {
    await payload.update({ collection: 'leads', id: lead.id, data, depth: 0, user, context: { undo } });
    return 'changed';
  } catch (error) {
    if (error instanceof APIError && error.isPublic && error.status < 500) return 'left';
    throw error;
  }
}

interface Asked {
  ids: number[];
  /** Time of the page on which somebody has confirmed it: what was saved later they did not see. */
  made_from: string;
}

/** Changes enquiries one after the other, each in its turn, and leaves those that were saved after the page was made. */
async function each(
  visit: Visit,
  { ids, made_from }: Asked,
  changeOf: (lead: Lead) => Change | undefined | Promise<Change | undefined>,
  undo = false,
): Promise<Outcome> {
  const outcome: Outcome = { changed: [], same: [], left: [] };
  for (const id of ids) {
    const result = await inTurn(visit.payload, `leads ${id}`, async () => {
      const lead = await readLead(visit, id);
      if (!lead) return 'left';
      const change = await changeOf(lead);
      if (!change) return 'same';
      return lead.updatedAt > made_from ? 'left' : save(visit, lead, change, undo);
    });
    outcome[result].push(id);
  }
  return outcome;
}

export const changeAll = (visit: Visit, { act, to, ...asked }: Asked & { act: Undoable; to: number | null }): Promise<Outcome> =>
  each(visit, asked, (lead) => (isOpenTo[act](lead, to) ? changes[act](visit.payload, lead, to) : undefined));

const undoes = {
  spam: ({ status, suspicion, question_due_at }: Lead) => ({ status, suspicion, question_due_at }),
  'not-spam': ({ status, suspicion, question_due_at }: Lead) => ({ status, suspicion, question_due_at }),
  assign: (lead: Lead) => ({ assigned_to: idOf(lead) }),
} satisfies Record<Undoable, (before: Lead) => Change>;

/** Brings back what stood before an act, where nobody has saved since. */
export function undoAll(visit: Visit, { of, ...asked }: Asked & { of: Undoable }): Promise<Outcome> {
  const before = async (lead: Lead) => {
    const versions = { collection: 'leads', where: { parent: { equals: lead.id } }, sort: '-createdAt', limit: 2 } as const;
    const { docs } = await visit.payload.findVersions({ ...versions, pagination: false, depth: 0 });
    const change = docs[1] && undoes[of](docs[1].version as Lead);
    return change && JSON.stringify(change) !== JSON.stringify(undoes[of](lead)) ? change : undefined;
  };
  return each(visit, asked, before, true);
}

/** Erases exactly the chosen ones; other enquiries of the same people stay. */
export async function eraseAll(visit: Visit, { ids, made_from }: Asked): Promise<Outcome> {
  const { payload, user } = visit;
  const outcome: Outcome = { changed: [], same: [], left: [] };
  for (const [index, id] of ids.entries()) {
    const lead = await readLead(visit, id);
    if (lead?.anonymised_at) outcome.same.push(id);
    else if (!lead || lead.updatedAt > made_from) outcome.left.push(id);
    else {
      try {
        await erasePerson(payload, lead, { leads: [], spool: [] }, new Date());
      } catch (error) {
        payload.logger.error({ err: error }, 'The website did not answer: some of the chosen enquiries are not erased');
        return { ...outcome, left: [...outcome.left, ...ids.slice(index)], isSilent: true };
      }
      await record(payload, { action: 'erase', account: user, subject: 'leads', record: id });
      outcome.changed.push(id);
    }
  }
  return outcome;
}
