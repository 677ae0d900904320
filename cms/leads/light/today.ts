import type { Where } from 'payload';
import type { Lead } from '../../base/database/payload-types';
import { dayOf, writtenDay } from '../../base/process/days';
import { contactsOf } from '../inbox/replies';
import { timeLeft } from '../inbox/time-left';
import { viewerOf } from '../inbox/viewer';
import { html, type Markup } from '../mails/markup';
import { aboutOf, nameOf } from '../record/in-short';
import { lightPageOf } from '../record/light-page';
import { overdue, type View, views } from '../record/views';
import { siteAlarm } from '../site/alarm';
import type { Visit } from './light-visit';
import { lightPage } from './page';
import { ringsPanel } from './rings';

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

function when(lead: Lead, view: View, now: Date): Markup {
  if (view === 'follow-up' && lead.follow_up_on) {
    return html`<span class="time soon">Follow up, ${writtenDay(dayOf(lead.follow_up_on))}</span>`;
  }
  const { kind, text } = timeLeft(lead, now);
  return html`<span class="time ${kind}">${text}</span>`;
}

function row(lead: Lead, view: View, now: Date): Markup {
  const name = nameOf(lead);
  const { call, mail } = contactsOf(lead);
  const [reach, word] = call ? [call, 'Call'] : [mail, 'Mail'];
  return html`<li><a class="row" href="${lightPageOf(lead.id)}"><strong>${name}</strong><span>${aboutOf(lead)}</span>
${when(lead, view, now)}${lead.suspicion && html`<span class="time soon">Looks suspicious</span>`}</a>
${reach && html`<a class="act" href="${reach}" aria-label="${word} ${name}">${word}</a>`}</li>`;
}

/** *Today*: the enquiries that somebody has to do something about, most urgent first. */
export async function todayPage(visit: Visit, asked: URLSearchParams): Promise<Response> {
  const { payload, user } = visit;
  const asking = siteAlarm();
  const viewer = await viewerOf({ payload, user });
  const seen = new Set<number>();
  const lists: Markup[] = [];
  for (const [view, title, sort, only] of LISTS) {
    const where = view === 'overdue' ? overdue(viewer.now) : views[view].where(viewer);
    const and = [where, only?.(viewer.now), seen.size > 0 ? { id: { not_in: [...seen] } } : undefined];
    const { docs, totalDocs } = await payload.find({
      ...{ collection: 'leads', where: { and: and.filter((one) => one !== undefined) }, sort, limit: SHOWN, depth: 0, select },
      ...{ overrideAccess: false, user },
    });
    for (const { id } of docs) seen.add(id);
    if (totalDocs === 0) continue;
    const more = totalDocs > docs.length && html`<p><a class="plain" href="/inbox/${view}">All ${totalDocs}</a></p>`;
    const rows = docs.map((lead) => row(lead as Lead, view, viewer.now));
    lists.push(html`<section><h2>${title} <small>${totalDocs}</small></h2><ul class="rows">${rows}</ul>${more}</section>`);
  }
  const alarm = await asking;
  const red = alarm && html`<p class="alarm" role="alert"><strong>${alarm.what}</strong> ${alarm.advice}</p>`;
  const nothing = html`<p class="empty">${!alarm && 'Nothing waits for you. '}New enquiries come here, and those to follow up today.</p>`;
  const { panel, isOn } = await ringsPanel(visit, asked);
  const hint = !isOn && html`<p><a class="plain" href="#rings">Have this device ring for new enquiries</a></p>`;
  const body = html`<main data-list><h1>Today</h1>${red}${hint}${lists.length > 0 ? lists : nothing}
<p><a class="plain" href="/inbox/all">All enquiries</a></p>${panel}</main>`;
  return lightPage(payload, { title: 'Today', body, account: user.id, script: '/office-rings.js' });
}
