import { Change, type ChangeModel } from 'office/enquiries/change';
import { z } from 'zod';
import type { Lead } from '../../base/database/payload-types';
import { count } from '../../base/process/counted';
import { zoneOf } from '../../base/process/zone';
import { isOwner } from '../../base/rights/access';
import { accountsOf } from '../inbox/colleagues';
import { viewerOf } from '../inbox/viewer';
import { aboutOf, nameOf } from '../record/in-short';
import { CHANGE } from '../record/light-page';
import { AT_ONCE, type BulkAct, bulkActs, changeAll, eraseAll, isOpenTo, type Undoable, undoAll } from './list-acts';
import { isNarrowed, listAddress, orderOf, queryOf, readAsked, whereOf } from './list-asked';
import { doneAddress } from './list-done';
import { idsOf } from './list-query';
import { officePage } from './page';
import { readForm, seeOther, type Visit } from './visit';

const NAMED = 10;
const ID = /^[1-9]\d{0,14}$/;
const enquiries = (n: number) => count(n, 'enquiry', 'enquiries');

const refused = ({ payload, user }: Visit, status: 400 | 403, heading: string, back: string) => {
  const nothing = { consequences: [], names: [], more: 0, action: CHANGE, fields: [], isFinal: false };
  const children = <Change {...nothing} heading={heading} back={back} />;
  return officePage(payload, { title: heading, status, account: user, children });
};

const isAct = (name: string | null): name is BulkAct => bulkActs.some((act) => act === name);

/** The account that is to look after them, or nobody; undefined if it cannot. */
async function assigneeOf({ payload }: Visit, to: string): Promise<{ id: number | null; name: string } | undefined> {
  if (to === 'nobody') return { id: null, name: 'Nobody' };
  return (await accountsOf(payload)).find(({ id, answers }) => answers && String(id) === to);
}

/** The chosen ones, or all that match, in the order of the list; one more than can be changed at once says that there are more. */
async function chosenIds(visit: Visit, query: URLSearchParams): Promise<number[] | undefined> {
  if (query.get('all') === '1') {
    const asked = readAsked(query);
    const [viewer, zone] = await Promise.all([viewerOf(visit), zoneOf(visit.payload)]);
    const part = { order: orderOf(asked), narrowed: isNarrowed(asked), limit: AT_ONCE + 1 };
    return idsOf(visit.payload, whereOf(asked, viewer, zone), part);
  }
  const chosen = [...new Set(query.getAll('id'))];
  return chosen.every((id) => ID.test(id)) && chosen.length <= AT_ONCE ? chosen.map(Number) : undefined;
}

const customer = { name: true, email: true, service: true, about: true, suburb: true, city: true, anonymised_at: true } as const;
const state = { status: true, suspicion: true, assigned_to: true, reached_us_by: true } as const;
const select = { ...customer, ...state, customer_mail_state: true, office_mail_state: true } as const;

async function readChosen({ payload, user }: Visit, ids: number[]): Promise<Lead[]> {
  const { docs } = await payload.find({
    ...{ collection: 'leads', where: { id: { in: ids } }, pagination: false, limit: 0, depth: 0, select },
    ...{ overrideAccess: false, user },
  });
  return docs as Lead[];
}

/** Whether *Not spam* sends a mail that was held back, or never was to be sent while it was spam. */
const isSentThen = ({ status, reached_us_by }: Lead, state: Lead['customer_mail_state']) =>
  state === 'held' || (state === 'none' && status === 'spam' && !reached_us_by);

type Saying = Pick<ChangeModel, 'heading' | 'consequences' | 'act'>;

function sayingNotSpam(leads: Lead[]): Saying {
  const spam = leads.filter(({ status }) => status === 'spam').length;
  const customers = leads.filter((lead) => lead.email && isSentThen(lead, lead.customer_mail_state)).length;
  const office = leads.filter((lead) => isSentThen(lead, lead.office_mail_state)).length;
  const mails = [
    customers && `${count(customers, 'confirmation')} to customers`,
    office && `${count(office, 'mail')} to the office`,
  ];
  const sent = mails.filter(Boolean).join(' and ');
  return {
    heading: `${enquiries(leads.length)}: not spam?`,
    consequences: [
      spam > 0
        ? `${spam} of them ${spam === 1 ? 'is' : 'are'} again what ${spam === 1 ? 'it was' : 'they were'} before, and ${spam === 1 ? 'counts' : 'count'}.`
        : '',
      'None looks suspicious any more.',
      sent ? `What was held back is sent at once: ${sent}.` : 'No mail was held back for them.',
    ],
    act: 'Not spam',
  };
}

const sayings: Record<BulkAct, (leads: Lead[], to: string) => Saying> = {
  spam: (leads) => ({
    heading: `${enquiries(leads.length)}: spam?`,
    consequences: [
      'Nobody is asked to answer them any more, and figures do not count them.',
      'What still waits to be sent for them is held back until somebody says that they are not spam.',
    ],
    act: 'Mark as spam',
  }),
  'not-spam': sayingNotSpam,
  assign: (leads, to) => ({
    heading: `${enquiries(leads.length)}: looked after by ${to === 'Nobody' ? 'nobody' : to}?`,
    consequences: ['Nothing is sent to anybody.'],
    act: 'Assign',
  }),
  erase: (leads) => ({
    heading: `Erase ${enquiries(leads.length)} for good?`,
    consequences: [
      'Of each, name, contact, messages, notes, photos, quotes, mails and history are erased, here and at the website. This cannot be undone. What is left are figures without a name.',
      'Other enquiries of the same people stay. To erase all of a person, open one of theirs.',
    ],
    act: `Erase ${enquiries(leads.length)} for good`,
  }),
};

/** `GET /office/enquiries/change`: says what an act on the chosen enquiries will do. */
export async function askBefore(visit: Visit, query: URLSearchParams): Promise<Response> {
  const { payload, user } = visit;
  const made_from = new Date().toISOString();
  const asked = readAsked(query);
  const [act, back] = [query.get('act'), listAddress(asked)];
  const found = await chosenIds(visit, query);
  if (!isAct(act) || !found) return refused(visit, 400, 'This form is not ours', back);
  if (act === 'erase' && !isOwner(user)) return refused(visit, 403, 'Only owners erase', back);
  const to = act === 'assign' ? await assigneeOf(visit, query.get('to') ?? '') : undefined;
  if (act === 'assign' && !to) return refused(visit, 400, 'This account cannot look after enquiries', back);
  const all = await readChosen(visit, found.slice(0, AT_ONCE));
  const leads = all.filter((lead) => (act === 'erase' ? !lead.anonymised_at : isOpenTo[act](lead, to?.id ?? null)));
  if (all.length === 0) return refused(visit, 400, 'Choose enquiries first', back);
  const same = all.length - leads.length;
  const already = { spam: 'spam', 'not-spam': 'neither spam nor suspicious', assign: 'looked after so', erase: 'erased' }[act];
  const { heading, consequences, act: button } = sayings[act](leads, to?.name ?? '');
  const more = found.length > AT_ONCE ? `More match. These are the first ${AT_ONCE}; do it again for the others.` : '';
  const left = same > 0 ? `${same} of the chosen ${same === 1 ? 'is' : 'are'} ${already} already.` : '';
  const model: ChangeModel = {
    heading,
    consequences: [...(leads.length > 0 ? consequences : []), left, more].filter(Boolean),
    names: leads.slice(0, NAMED).map((lead) => `${nameOf(lead)}: ${aboutOf(lead)}`),
    more: Math.max(0, leads.length - NAMED),
    action: CHANGE,
    fields: [
      ...Object.entries({ act, ids: leads.map(({ id }) => id).join('.'), to: query.get('to') ?? '', made_from }),
      ['back', String(queryOf(asked))],
    ],
    act: leads.length > 0 ? button : undefined,
    isFinal: act === 'erase',
    back,
  };
  return officePage(payload, { title: heading, account: user, children: <Change {...model} /> });
}

const undoable = bulkActs.filter((act): act is Undoable => act !== 'erase');

const Form = z.object({
  act: z.enum([...bulkActs, 'undo']),
  of: z.enum(undoable).optional(),
  ids: z
    .string()
    .max(20_000)
    .regex(/^\d+(?:\.\d+)*$/),
  to: z.string().max(20).default(''),
  made_from: z.iso.datetime(),
  back: z.string().max(5000).default(''),
});

/** `POST /office/enquiries/change`: does it, or takes it back. */
export async function change(visit: Visit, request: Request): Promise<Response> {
  const form = await readForm(request, Form);
  const ids = form?.ids.split('.') ?? [];
  if (!form || ids.length > AT_ONCE || !ids.every((id) => ID.test(id)) || (form.act === 'undo' && !form.of))
    return refused(visit, 400, 'This form is not ours', listAddress({}));
  const back = readAsked(new URLSearchParams(form.back));
  const { act, of, made_from } = form;
  const asked = { ids: ids.map(Number), made_from };
  if (act === 'erase') {
    if (!isOwner(visit.user)) return refused(visit, 403, 'Only owners erase', listAddress(back));
    return seeOther(doneAddress(back, act, await eraseAll(visit, asked)));
  }
  if (act === 'undo') return seeOther(doneAddress(back, act, await undoAll(visit, { ...asked, of: of as Undoable })));
  const to = act === 'assign' ? await assigneeOf(visit, form.to) : { id: null };
  if (!to) return refused(visit, 400, 'This account cannot look after enquiries', listAddress(back));
  return seeOther(doneAddress(back, act, await changeAll(visit, { ...asked, act, to: to.id })));
}
