import { type Time, Today, type TodayList, type TodayRow } from 'office/today';
import type { Where } from 'payload';
import type { Lead } from '../../base/database/payload-types';
import { dayOf, writtenDay } from '../../base/process/days';
import { isOwner } from '../../base/rights/access';
import { mailWarning } from '../inbox/mail-warning';
import { contactsOf } from '../inbox/replies';
import { timeLeft } from '../inbox/time-left';
import { viewerOf } from '../inbox/viewer';
import { aboutOf, nameOf } from '../record/in-short';
import { lightPageOf, viewAddress } from '../record/light-page';
import { overdue, type View, views } from '../record/views';
import { siteAlarm } from '../site/alarm';
import { scriptAddress } from './built-files';
import { officePage } from './page';
import { ringsOf } from './rings';
import type { Visit } from './visit';

const SHOWN = 40;

/** The lists of the page, most urgent first; a lead stands in the first that has it. */
const LISTS: [View, title: string, sort: string, only?: (now: Date) => Where][] = [
  ['overdue', 'Overdue', 'due_at'],
  ['questions', 'Questions', 'question_due_at'],
  ['follow-up', 'To follow up', 'follow_up_on'],
  ['new', 'New', 'due_at', (now) => ({ due_at: { greater_than_equal: now.toISOString() } })],
];

const customer = { name: true, phone: true, email: true, service: true, about: true, suburb: true, city: true } as const;
const state = {
  status: true,
  received_at: true,
  due_at: true,
  first_answered_at: true,
  question_due_at: true,
  follow_up_on: true,
} as const;
const select = { ...customer, ...state, suspicion: true, anonymised_at: true } as const;

function when(lead: Lead, view: View, now: Date): Time {
  return view === 'follow-up' && lead.follow_up_on
    ? { kind: 'soon', text: `Follow up, ${writtenDay(dayOf(lead.follow_up_on))}` }
    : timeLeft(lead, now);
}

function rowOf(lead: Lead, view: View, now: Date): TodayRow {
  const { call, mail } = contactsOf(lead);
  return {
    ...{ id: lead.id, href: lightPageOf(lead.id), name: nameOf(lead), about: aboutOf(lead), time: when(lead, view, now) },
    suspicious: Boolean(lead.suspicion),
    reach: call ? { href: call, word: 'Call' } : mail ? { href: mail, word: 'Mail' } : undefined,
  };
}

/** *Today*: the enquiries that somebody has to do something about, most urgent first. */
export async function todayPage(visit: Visit, asked: URLSearchParams): Promise<Response> {
  const { payload, user } = visit;
  const asking = siteAlarm();
  const viewer = await viewerOf({ payload, user });
  const seen = new Set<number>();
  const lists: TodayList[] = [];
  for (const [view, title, sort, only] of LISTS) {
    const where = view === 'overdue' ? overdue(viewer.now) : views[view].where(viewer);
    const and = [where, only?.(viewer.now), seen.size > 0 ? { id: { not_in: [...seen] } } : undefined];
    const { docs, totalDocs } = await payload.find({
      ...{ collection: 'leads', where: { and: and.filter((one) => one !== undefined) }, sort, limit: SHOWN, depth: 0, select },
      ...{ overrideAccess: false, user },
    });
    for (const { id } of docs) seen.add(id);
    if (totalDocs === 0) continue;
    const rows = docs.map((lead) => rowOf(lead as Lead, view, viewer.now));
    lists.push({ title, total: totalDocs, rows, all: totalDocs > docs.length ? viewAddress(view) : undefined });
  }
  const [settings, site, mails, { rings, isRinging }] = await Promise.all([
    payload.findGlobal({ slug: 'settings', depth: 0, select: { sample: true } }),
    asking,
    mailWarning(payload, isOwner(user)),
    ringsOf(visit, asked),
  ]);
  const isDemonstration = isOwner(user) && settings.sample === true;
  const alarms = [site, mails].filter((one) => one !== undefined);
  return officePage(payload, {
    ...{ title: 'Today', account: user.id, scripts: [scriptAddress('rings.browser.ts')] },
    children: <Today {...{ isDemonstration, alarms, lists, rings, isRinging }} isBlind={site !== undefined} />,
  });
}
