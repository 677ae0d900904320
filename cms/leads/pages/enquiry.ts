import { leadFields, shownFields } from 'contract/lead-fields';
import { writtenCents } from 'shared/money';
import type { Lead } from '../../base/database/payload-types';
import { dayOf, writtenDay } from '../../base/process/days';
import { localDay, longDateTime, stamp } from '../../base/process/zone';
import { type PanelModel, panelOf } from '../inbox/panel-model';
import { timeLeft } from '../inbox/time-left';
import { factText } from '../mails/body';
import { detailsOf } from '../mails/lead-facts';
import { html, type Markup } from '../mails/markup';
import { notesOf } from '../notes/notes';
import { quotesOf } from '../quotes/versions';
import { followLink } from '../record/follow-link';
import { nameOf } from '../record/in-short';
import { TODAY } from '../record/light-page';
import { visitKeys, visitLabels, waysToReachUs } from '../record/options';
import { zoneForCustomer } from '../record/told-time';
import { actForm, actForms, isOpen, nextStep } from './act-forms';
import type { Act, ActForm } from './acts';
import type { Refusal } from './note-acts';
import { lightPage } from './page';
import { quoteLink } from './quote-link';
import type { Visit } from './visit';

/** What the page says about the act that led to it. */
interface After {
  done?: Act;
  refused?: Refusal & { typed: ActForm };
  /** Number of the chosen reply text. */
  reply?: number;
}

/** Details that do not stand at the top of the page already. */
function details(lead: Lead): [string, string][] {
  const long = shownFields().flatMap((name) => (leadFields[name].kind === 'textarea' ? leadFields[name].label : []));
  const { first, last } = lead.visit ?? {};
  const touch = visitKeys.flatMap((key): [string, string][] => {
    const value = first?.[key] || last?.[key];
    return value ? [[visitLabels[key], value]] : [];
  });
  const told = detailsOf(lead).flatMap((fact): [string, string][] =>
    long.includes(fact.label) || ['Looks suspicious', 'Photos'].includes(fact.label) ? [] : [[fact.label, factText(fact)]],
  );
  const way = lead.reached_us_by ? [['How they reached us', waysToReachUs[lead.reached_us_by]] as [string, string]] : [];
  return [...told, ...way, ...touch];
}

const rows = (pairs: [string, string][]) =>
  html`<dl>${pairs.map(([label, text]) => html`<dt>${label}</dt><dd>${text}</dd>`)}</dl>`;

/** Ways to reach the customer, with the chosen reply filled in; the first is the next step if reaching them is. */
function reach({ contacts, replies }: PanelModel, { isNext, reply }: { isNext: boolean; reply: number }): Markup {
  const { call, phone, sms, app, mail } = contacts;
  const { subject = '', text = '' } = replies[reply] ?? replies[0] ?? {};
  const body = encodeURIComponent(text);
  const ways: [string, string | undefined][] = [
    [`Call ${phone}`, call],
    ['Message', sms && `${sms}?body=${body}`],
    ['WhatsApp', app && `${app}?text=${body}`],
    ['Mail', mail && `${mail}?subject=${encodeURIComponent(subject)}&body=${body}`],
  ];
  const links = ways.filter(([, address]) => address);
  const link = ([name, address]: (typeof links)[number], index: number) =>
    html`<a class="act${index === 0 && (isNext ? ' next' : ' wide')}" href="${address}" rel="noreferrer"${address?.startsWith('https:') && html` target="_blank"`}>${name}</a>`;
  return html`<div class="reach" data-reach>${links.map(link)}</div>`;
}

const photos = ({ photos, notes }: PanelModel['photos']) =>
  html`${
    photos.length > 0 &&
    html`<ul class="photos" aria-label="Photos">${photos.map(
      ({ name, large, small }) =>
        html`<li><a href="${large}"><img src="${small}" alt="${name}" width="224" height="224" loading="lazy"></a></li>`,
    )}</ul>`
  }${notes.map((note) => html`<p><small>${note}</small></p>`)}`;

const replyChoice = (replies: PanelModel['replies'], reply: number) =>
  html`<form class="replies"><label for="reply">Message with the text</label>
<select id="reply" name="reply">${replies.map(({ name }, index) => html`<option value="${index}"${index === reply && html` selected`}>${name}</option>`)}</select>
<button>Use it</button></form>`;

/** The page on which the customer follows this enquiry: to open, to send again, and to close for whoever has its address. */
function customersPage(lead: Lead): Markup | undefined {
  const link = followLink(lead);
  if (!link) return undefined;
  return html`<section class="screen"><h2>The customer’s page</h2>
<p>They follow their enquiry here, and ask, accept, add photos or say when a call suits. Whoever has the link can do that.</p>
<label for="follow-link">Link for the customer</label><input id="follow-link" class="link" readonly value="${link}">
<div class="reach"><a class="act" href="${link}" target="_blank" rel="noreferrer">Open it</a><button class="act" type="button" data-copy="follow-link" hidden>Copy the link</button></div>
<details><summary>Replace the link …</summary>${actForm(lead, 'replace-link', 'Replace the link', {
    fields: html`<p>The old link stops at once. Send the customer the new one.</p>`,
    isNext: false,
  })}</details></section>`;
}

const DONE: Record<Act, string> = {
  answered: 'Answered.',
  note: 'Note saved.',
  'follow-up': 'Follow-up noted.',
  agree: 'Agreed day saved.',
  won: 'Won.',
  lost: 'Noted as lost.',
  'replace-link': 'The customer’s page has a new link; the old one has stopped.',
};

/** When the job begins, and when it ends if that is on another day. */
function agreedTime({ agreed_starts_at, agreed_ends_at }: Lead, zone: string): string | undefined {
  if (!agreed_starts_at) return undefined;
  const [starts, ends] = [new Date(agreed_starts_at), new Date(agreed_ends_at ?? agreed_starts_at)];
  const begins = `Agreed: ${longDateTime(starts, zone)}`;
  return localDay(starts, zone) === localDay(ends, zone) ? begins : `${begins} to ${longDateTime(ends, zone)}`;
}

export async function enquiryPage(visit: Visit, lead: Lead, { done, refused, reply = 0 }: After = {}): Promise<Response> {
  const { payload, user } = visit;
  const [panel, written, quotes, settings] = await Promise.all([
    panelOf(payload, lead, user.role),
    notesOf(payload, lead.id),
    quotesOf(payload, lead.id),
    payload.findGlobal({ slug: 'settings', depth: 0, select: { offices: true, time_zone: true } }),
  ]);
  const [zone, customerZone] = [settings.time_zone, zoneForCustomer(lead, settings)];
  const [now, time] = [new Date(), (iso: string) => stamp(new Date(iso), zone)];
  const today = localDay(now, zone);
  const next = nextStep(lead, { now, today, isReachable: Boolean(panel.contacts.call || panel.contacts.mail) });
  const { kind, text } = timeLeft(lead, now);
  const full = html`<p><a class="plain" href="/admin/collections/leads/${lead.id}">All details</a></p>`;
  const name = nameOf(lead);
  const marks: (string | false | null | undefined)[] = [
    lead.follow_up_on && isOpen(lead) && `Follow up on ${writtenDay(dayOf(lead.follow_up_on))}`,
    lead.status !== 'new' && `${lead.status[0]?.toUpperCase()}${lead.status.slice(1)}`,
    lead.status === 'won' && lead.quoted_amount != null && writtenCents(Math.round(lead.quoted_amount * 100)),
    lead.status === 'lost' && lead.lost_reason,
    agreedTime(lead, customerZone),
  ];
  const top = html`${refused && html`<p role="alert" class="refused"><strong>Not done.</strong> ${refused.reason}</p>`}
${done && html`<p class="saved" tabindex="-1">${DONE[done]} <a href="${TODAY}">Back to today</a></p>`}
<h1>${name}</h1><p>${panel.about}</p>
<p><span class="time ${kind}">${text}</span>${marks.map((mark) => mark && html`<span class="time">${mark}</span>`)}</p>
${panel.suspicion && html`<p class="refused">It looks suspicious: ${panel.suspicion} Say in <em>All details</em> whether it is spam.</p>`}`;
  const notes = written.map(
    (note) =>
      html`<li><p>${note.text}</p><small>${[note.written_by, note.written_at && time(note.written_at)].filter(Boolean).join(', ')}</small></li>`,
  );
  const rest = html`${reach(panel, { isNext: next === 'reach', reply })}
${lead.call_when && html`<p><strong>A call suits:</strong> ${lead.call_when}</p>`}
${panel.words && html`<blockquote>${panel.words}</blockquote>`}
${photos(panel.photos)}
${panel.replies.length > 1 && replyChoice(panel.replies, reply)}
${quoteLink(lead, quotes, { today, zone, isNext: next === 'quote' })}
${actForms(lead, { today, zone: customerZone, next, typed: refused?.typed })}
${notes.length > 0 && html`<h2>Notes</h2><ul class="notes">${notes}</ul>`}
${customersPage(lead)}
<h2>Details</h2>${rows([...details(lead), ...panel.typed.map((field): [string, string] => [`${field.label}, as typed`, field.text])])}
${panel.sending.length > 0 && html`<ul class="states">${panel.sending.map((state) => html`<li>${state.text}</li>`)}</ul>`}`;
  const body = html`<main data-enquiry="${lead.id}" data-version="${lead.updatedAt}">${top}
${panel.erased ? html`<p>This person’s details were erased.</p>` : rest}${full}</main>`;
  return lightPage(payload, { title: name, body, status: refused?.status, account: user.id });
}

/** Says that there is no such enquiry, or none that this account may see. */
export const noEnquiry = ({ payload, user }: Visit): Promise<Response> =>
  lightPage(payload, {
    title: 'No such enquiry',
    body: html`<main><h1>There is no such enquiry</h1><p>It may have been put in the trash.</p>
<p><a class="plain" href="${TODAY}">Today</a></p></main>`,
    status: 404,
    account: user.id,
  });
