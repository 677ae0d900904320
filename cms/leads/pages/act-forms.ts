import { randomBytes } from 'node:crypto';
import type { Lead } from '../../base/database/payload-types';
import { dayOf } from '../../base/process/days';
import { localTime } from '../../base/process/zone';
import { waits } from '../inbox/time-left';
import { html, type Markup } from '../mails/markup';
import { lightPageOf } from '../record/light-page';
import { type Act, type ActForm, soonDays } from './acts';

/** What comes next for an enquiry; `reach` is to call or to write, `quote` is to write one. */
type Step = Act | 'reach' | 'quote';

const OPEN: Lead['status'][] = ['new', 'contacted', 'quoted'];

/** Whether somebody may still win or lose it. */
export const isOpen = ({ status }: Pick<Lead, 'status'>) => OPEN.includes(status);

/** What comes next for a won enquiry: to agree a day, and once that is over, what it was worth. */
function nextOfWon({ agreed_ends_at, quoted_amount }: Lead, now: Date): Step {
  if (!agreed_ends_at) return 'agree';
  return new Date(agreed_ends_at) < now && quoted_amount == null ? 'won' : 'note';
}

/** What comes next: it gets the largest button. */
export function nextStep(lead: Lead, { now, today, isReachable }: { now: Date; today: string; isReachable: boolean }): Step {
  const { status, follow_up_on } = lead;
  if (waits(lead)) return isReachable ? 'reach' : 'answered';
  if (status === 'won') return nextOfWon(lead, now);
  if (!isOpen(lead)) return 'note';
  if (isReachable && follow_up_on && dayOf(follow_up_on) <= today) return 'reach';
  if (status === 'contacted') return 'quote';
  return follow_up_on ? 'won' : 'follow-up';
}

/** The form of one act; it works without script. */
export function actForm(lead: Lead, act: Act, word: string, { fields, isNext }: { fields?: Markup; isNext: boolean }): Markup {
  const { updatedAt: made_from, question_due_at, follow_edition } = lead;
  const [id, about] = [randomBytes(12).toString('hex'), question_due_at ? 'question' : ''];
  const hidden = Object.entries({ act, made_from, id, about, edition: String(follow_edition ?? 0) });
  const inputs = hidden.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);
  return html`<form method="post" action="${lightPageOf(lead.id)}" autocomplete="off" data-act="${act}" data-word="${word}">${inputs}${fields}
<button class="act${isNext && ' next'}">${word}</button></form>`;
}

interface Shown {
  today: string;
  /** The zone in which the customer is told times. */
  zone: string;
  next: Step;
  typed?: ActForm;
}

/** Forms of the acts that this enquiry is open to, the next step first. */
export function actForms(lead: Lead, { today, zone, next, typed }: Shown): Markup {
  const { status } = lead;
  const was = (act: Act, field: 'text' | 'on' | 'from' | 'until' | 'amount' | 'reason', otherwise = '') =>
    typed?.act === act ? typed[field] : otherwise;
  const [starts = '', ends = ''] = [lead.agreed_starts_at, lead.agreed_ends_at].map((at) =>
    at ? localTime(new Date(at), zone) : '',
  );
  const days = soonDays(today).map(([word, day]) => html`<button class="act" name="day" value="${day}">${word}</button>`);
  const day = lead.follow_up_on ? dayOf(lead.follow_up_on) : '';
  const all: [Act, title: string, word: string, isShown: boolean, fields?: Markup][] = [
    ['answered', '', 'I have answered', waits(lead)],
    [
      ...(['follow-up', 'Follow up on …', 'Follow up on this day', isOpen(lead)] as const),
      html`<div class="days">${days}</div><label for="on">Day</label>
<input id="on" name="on" type="date" min="${today}" value="${was('follow-up', 'on', day > today ? day : '')}">`,
    ],
    [
      ...(['agree', 'Agree a day …', 'Save the agreed day', status !== 'lost' && status !== 'spam'] as const),
      html`<p>The customer sees it on their page. A night’s job may end after midnight.</p><label for="agree-on">When is the job?</label>
<input id="agree-on" name="on" type="date" min="${today}" value="${was('agree', 'on', starts.slice(0, 10))}"><div class="times">
<div><label for="from">From</label><input id="from" name="from" type="time" value="${was('agree', 'from', starts.slice(11))}"></div>
<div><label for="until">Until</label><input id="until" name="until" type="time" value="${was('agree', 'until', ends.slice(11))}"></div></div>`,
    ],
    [
      ...(['won', 'Won', 'Won', status !== 'spam' && (status !== 'won' || lead.quoted_amount == null)] as const),
      html`<label for="amount">What is it worth (AUD)? May stay empty.</label>
<input id="amount" name="amount" inputmode="decimal" value="${was('won', 'amount', String(lead.quoted_amount ?? ''))}">`,
    ],
    [
      ...(['note', 'Note', 'Save the note', true] as const),
      html`<label for="text">Note</label><textarea id="text" name="text" rows="3" required>${was('note', 'text')}</textarea>`,
    ],
    [
      ...(['lost', 'Lost, because …', 'Lost', isOpen(lead)] as const),
      html`<label for="reason">Why was it lost?</label>
<input id="reason" name="reason" required value="${was('lost', 'reason', lead.lost_reason ?? '')}">`,
    ],
  ];
  const shown = all.filter(([, , , isShown]) => isShown).sort(([one], [other]) => Number(other === next) - Number(one === next));
  return html`<section class="acts" aria-label="What you did">${shown.map(([act, title, word, , fields]) => {
    const form = actForm(lead, act, word, { fields, isNext: act === next });
    if (!fields || act === next) return form;
    return html`<details${typed?.act === act && html` open`}><summary>${title}</summary>${form}</details>`;
  })}</section>`;
}
