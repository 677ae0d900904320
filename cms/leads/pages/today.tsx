import { type Time, Today, type TodayList, type TodayRow } from 'office/today';
import type { Where } from 'payload';
import type { Lead, Setting } from '../../base/database/payload-types';
import { dayOf, writtenDay } from '../../base/process/days';
import { duration } from '../../base/process/zone';
import { isOwner } from '../../base/rights/access';
import { untoldOfDays } from '../days/day-mail';
import { mailWarning } from '../inbox/mail-warning';
import { contactsOf } from '../inbox/replies';
import { timeLeft } from '../inbox/time-left';
import { viewerOf } from '../inbox/viewer';
import { aboutOf, nameOf } from '../record/in-short';
import { lightPageOf, viewAddress } from '../record/light-page';
import { zoneForCustomer } from '../record/told-time';
import { overdue, type View, views } from '../record/views';
import { siteAlarm } from '../site/alarm';
import { agreedDay, agreedHours } from './agreed-words';
import { scriptAddress } from './built-files';
import { officePage } from './page';
import { ringsOf } from './rings';
import type { Visit } from './visit';

const SHOWN = 40;

/** The lists of the page, most urgent first; a lead stands in the first that has it, and in any case in *This week*. */
const LISTS: [View, title: string, sort: string, only?: (now: Date) => Where][] = [
  ['overdue', 'Overdue', 'due_at'],
  ['questions', 'Questions', 'question_due_at'],
  ['follow-up', 'To follow up', 'follow_up_on'],
  ['new', 'New', 'due_at', (now) => ({ due_at: { greater_than_equal: now.toISOString() } })],
  ['agree', 'Accepted: agree a day', 'job_due_at'],
  ['over', 'Job over: is it done?', 'job_due_at'],
  ['week', 'This week', 'agreed_starts_at'],
];

const customer = { name: true, phone: true, email: true, service: true, about: true, suburb: true, city: true } as const;
const state = {
  status: true,
  received_at: true,
  due_at: true,
  first_answered_at: true,
  question_due_at: true,
  follow_up_on: true,
  job_due_at: true,
  agreed_starts_at: true,
  agreed_ends_at: true,
} as const;
const select = { ...customer, ...state, suspicion: true, anonymised_at: true } as const;

interface Shown {
  view: View;
  now: Date;
  settings: Pick<Setting, 'offices' | 'time_zone'>;
}

function when(lead: Lead, { view, now, settings }: Shown): Time {
  const zone = zoneForCustomer(lead, settings);
  if (view === 'agree')
    return { kind: 'soon', text: `No day yet, for ${duration(now.getTime() - Date.parse(lead.job_due_at ?? ''))}` };
  if (view === 'over') return { kind: 'soon', text: `It was on ${agreedDay(lead, zone)}` };
  if (view === 'week') return { kind: 'waiting', text: agreedHours(lead, zone) };
  return view === 'follow-up' && lead.follow_up_on
    ? { kind: 'soon', text: `Follow up, ${writtenDay(dayOf(lead.follow_up_on))}` }
    : timeLeft(lead, now);
}

function rowOf(lead: Lead, shown: Shown): TodayRow {
  const { call, mail } = contactsOf(lead);
  return {
    ...{ id: lead.id, href: lightPageOf(lead.id), name: nameOf(lead), about: aboutOf(lead), time: when(lead, shown) },
    day: shown.view === 'week' ? agreedDay(lead, zoneForCustomer(lead, shown.settings)) : undefined,
    suspicious: Boolean(lead.suspicion),
    reach: call ? { href: call, word: 'Call' } : mail ? { href: mail, word: 'Mail' } : undefined,
  };
}

/** *Today*: the enquiries that somebody has to do something about, most urgent first. */
export async function todayPage(visit: Visit, asked: URLSearchParams): Promise<Response> {
  const { payload, user } = visit;
  const asking = siteAlarm();
  const [viewer, settings] = await Promise.all([
    viewerOf({ payload, user }),
    payload.findGlobal({ slug: 'settings', depth: 0, select: { offices: true, time_zone: true, sample: true } }),
  ]);
  const seen = new Set<number>();
  const lists: TodayList[] = [];
  for (const [view, title, sort, only] of LISTS) {
    const where = view === 'overdue' ? overdue(viewer.now) : views[view].where(viewer);
    const and = [where, only?.(viewer.now), seen.size > 0 && view !== 'week' ? { id: { not_in: [...seen] } } : undefined];
    const { docs, totalDocs } = await payload.find({
      ...{ collection: 'leads', where: { and: and.filter((one) => one !== undefined) }, sort, limit: SHOWN, depth: 0, select },
      ...{ overrideAccess: false, user },
    });
    for (const { id } of docs) seen.add(id);
    if (totalDocs === 0) continue;
    const rows = docs.map((lead) => rowOf(lead as Lead, { view, now: viewer.now, settings }));
    lists.push({ title, total: totalDocs, rows, all: totalDocs > docs.length ? viewAddress(view) : undefined });
  }
  const [site, mails, untold, { rings, isRinging }] = await Promise.all([
    asking,
    mailWarning(payload, isOwner(user)),
    untoldOfDays(payload, viewer.now),
    ringsOf(visit, asked),
  ]);
  const isDemonstration = isOwner(user) && settings.sample === true;
  const alarms = [site, mails].filter((one) => one !== undefined);
  const toTell = untold.map(({ id, name, error }) => ({
    ...{ what: `${name ?? 'A customer'} was not told of the agreed day.`, more: `The mail failed: ${error}.` },
    ...{ advice: 'Call, or correct the e-mail and try again', href: lightPageOf(id) },
  }));
  return officePage(payload, {
    ...{ title: 'Today', account: user, scripts: [scriptAddress('rings.browser.ts')] },
    children: (
      <Today {...{ isDemonstration, lists, rings, isRinging }} alarms={[...alarms, ...toTell]} isBlind={site !== undefined} />
    ),
  });
}
