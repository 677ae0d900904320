import { writtenAbn } from 'shared/abn';
import { writtenCents } from 'shared/money';
import type { Lead, Quote } from '../../base/database/payload-types';
import { dayOf, daysLater, writtenDay } from '../../base/process/days';
import { localDay, stamp, zoneOf } from '../../base/process/zone';
import { panelOf } from '../inbox/panel-model';
import { contactsOf } from '../inbox/replies';
import { quoteMailStates } from '../inbox/sending-state';
import { html, type Markup } from '../mails/markup';
import { asSentOf } from '../quotes/as-sent';
import { countOf } from '../quotes/mail';
import { lineFor, priceListOf } from '../quotes/prices';
import { wordsOf } from '../quotes/save';
import { centsOf, linesOf } from '../quotes/sums';
import { draftOf, inOneLine, nextVersion, quotesOf, standingOf } from '../quotes/versions';
import { followLink } from '../record/follow-link';
import { nameOf } from '../record/in-short';
import { lightPageOf, quotePageOf } from '../record/light-page';
import { subjectOf } from '../record/requested-service';
import { lightPage } from './page';
import { quoteForm } from './quote-form';
import { type Fault, type TypedQuote, typedLine } from './quote-typed';
import type { Visit } from './visit';

/** How long a quote holds unless somebody chooses another day. */
const VALID_DAYS = 30;

/** What a page about quotes says first: what was done, or why not. */
export interface After {
  done?: string;
  refused?: Fault & { status: number };
}

async function page(visit: Visit, lead: Lead, title: string, body: Markup, { done, refused }: After, version = '') {
  const { payload, user } = visit;
  const wrong = refused?.field ? html` <a href="#${refused.field}">Go there</a>` : '';
  const top = html`${refused && html`<p role="alert" class="refused" id="wrong"><strong>Not done.</strong> ${refused.reason}${wrong}</p>`}
${done && html`<p class="saved" tabindex="-1">${done} <a href="${lightPageOf(lead.id)}">Back to the enquiry</a></p>`}`;
  const whole = html`<main data-enquiry="${lead.id}" data-version="${version}">${top}<h1>${title}</h1>${body}
<p><a class="plain" href="${lightPageOf(lead.id)}">Back to the enquiry of ${nameOf(lead)}</a></p></main>`;
  return lightPage(payload, { title, body: whole, status: refused?.status, account: user.id, script: '/office-quote.js' });
}

/** What a customer sees of a version, in short. */
function bill(quote: Quote): Markup {
  const item = (line: ReturnType<typeof linesOf>[number]) =>
    html`<li><span>${line.text}${line.quantity !== 1 && html` <small>${countOf(line)}</small>`}</span><span>${line.unit_cents === null ? 'no price yet' : writtenCents(centsOf(line))}</span></li>`;
  return html`${quote.greeting && html`<blockquote>${quote.greeting}</blockquote>`}
<ul class="bill">${linesOf(quote.lines).map(item)}</ul><p class="total">Total ${writtenCents(quote.total_cents)}${quote.gst_cents != null && html` <small>including ${writtenCents(quote.gst_cents)} GST</small>`}</p>`;
}

/** What a new version begins with: what was sent last, else what is known of the enquiry. */
async function beginning({ payload }: Visit, lead: Lead, quotes: Quote[], today: string) {
  const list = await priceListOf(payload);
  const [newest] = quotes;
  const later = daysLater(today, VALID_DAYS);
  const until = newest && (newest.state === 'draft' || dayOf(newest.valid_until) >= today) ? dayOf(newest.valid_until) : later;
  const known = { lines: lineFor(subjectOf(lead), list), gst: list.gst, greeting: '' };
  const { lines, gst, greeting } = newest ? wordsOf(newest) : known;
  return { list, lines: lines.map(typedLine), gst, greeting, valid_until: until };
}

/** What is agreed while another version is written, sent or open. */
function staysAgreed(quotes: readonly Quote[]): string | undefined {
  const agreed = quotes.find(({ state }) => state === 'accepted');
  return agreed && `Quote ${agreed.version} was accepted by ${agreed.accepted_name} and stays agreed until this one is accepted.`;
}

/** The form of the next version, with what was typed if it could not be saved. */
export async function quoteFormPage(visit: Visit, lead: Lead, after: After & { typed?: TypedQuote } = {}): Promise<Response> {
  const { payload, user } = visit;
  const [quotes, zone, panel] = await Promise.all([
    quotesOf(payload, lead.id),
    zoneOf(payload),
    panelOf(payload, lead, user.role),
  ]);
  const today = localDay(new Date(), zone);
  const { list, ...begun } = await beginning(visit, lead, quotes, today);
  const draft = draftOf(quotes);
  // Who was told that somebody else saved meanwhile knows of it; until then a page was made from what it was made from.
  const newest = { page: '', made_from: draft?.updatedAt ?? '', version: nextVersion(quotes) };
  const typed = { ...begun, ...newest, ...after.typed, ...(after.refused?.status === 409 && newest) };
  const { version } = typed;
  const theirs = after.refused?.status === 409 && (draft ?? quotes[0]);
  const body = html`${theirs && html`<details open><summary>What was saved meanwhile</summary><div class="meanwhile">${bill(theirs)}</div></details>`}
${staysAgreed(quotes) && html`<p>${staysAgreed(quotes)}</p>`}
${panel.words && html`<details><summary>What they asked for</summary><blockquote>${panel.words}</blockquote></details>`}
${quoteForm({ lead: lead.id, typed, list, replies: panel.replies.slice(1), today, wrong: after.refused })}
${versions(lead, quotes, today, zone)}`;
  return page(visit, lead, `Quote ${version} for ${nameOf(lead)}`, body, after, draft?.updatedAt);
}

/** The versions that were sent, each with how it stands. */
const versions = (lead: Lead, quotes: Quote[], today: string, zone: string) => {
  const sent = quotes.filter(({ state }) => state !== 'draft');
  const item = (quote: Quote) =>
    html`<li><a class="plain" href="${quotePageOf(lead.id, quote.version)}">${inOneLine(quote, lead, today, zone)}</a></li>`;
  return sent.length > 0 && html`<h2>Versions</h2><ul class="versions">${sent.map(item)}</ul>`;
};

/** A form that sends a version, by mail or as a link that is handed on. */
const deliverForm = (lead: Lead, quote: Quote, to: string, isLater: boolean) =>
  html`<form method="post" action="${quotePageOf(lead.id)}" data-act="deliver" data-goes>
${Object.entries({ act: 'deliver', quote: String(quote.id), made_from: quote.updatedAt }).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<label for="to">Mail it to</label><input id="to" name="to" inputmode="email" autocomplete="off" value="${to}">
<div class="acts"><button class="act next" name="way" value="mail" data-word="Send the quote">Send it by mail</button>
${!isLater && html`<button class="act" name="way" value="link" data-word="Make the link">No mail: I share the link myself</button>`}</div></form>`;

/** Asks once to whom a draft goes, and shows what. */
export async function sendPage(visit: Visit, lead: Lead, quote: Quote, after: After & { to?: string } = {}): Promise<Response> {
  const quotes = await quotesOf(visit.payload, lead.id);
  const older = quotes.find(({ state }) => state === 'sent');
  const body = html`${bill(quote)}<p>Valid until ${writtenDay(dayOf(quote.valid_until))}.
${older && `It replaces quote ${older.version}, which cannot be accepted any more then.`}
${staysAgreed(quotes)}</p>
${deliverForm(lead, quote, after.to ?? lead.email ?? '', false)}
<p><a class="plain" href="${quotePageOf(lead.id)}">Change it first</a></p>`;
  return page(visit, lead, `Send quote ${quote.version} to ${nameOf(lead)}?`, body, after);
}

function share(lead: Lead, brand: string): Markup | undefined {
  const link = followLink(lead);
  if (!link) return undefined;
  const text = encodeURIComponent(`Hello ${lead.first_name || lead.name}, here is your quote from ${brand}: ${link}`);
  const { sms, app, mail } = contactsOf(lead);
  const ways: [string, string | undefined][] = [
    ['Message', sms && `${sms}?body=${text}`],
    ['WhatsApp', app && `${app}?text=${text}`],
    ['Mail', mail && `${mail}?subject=${encodeURIComponent('Your quote')}&body=${text}`],
  ];
  const links = ways.flatMap(([name, address]) =>
    address
      ? html`<a class="act" href="${address}" rel="noreferrer"${address.startsWith('https:') && html` target="_blank"`}>${name}</a>`
      : [],
  );
  return html`<section class="screen"><h2>Share it</h2><label for="link">The customer’s link</label><input id="link" readonly value="${link}">
<div class="reach"><button class="act" type="button" data-copy="link" hidden>Copy the link</button>${links}</div></section>`;
}

/** One version as it was sent: nobody changes it any more. */
export async function versionPage(
  visit: Visit,
  lead: Lead,
  quote: Quote,
  after: After & { to?: string } = {},
): Promise<Response> {
  const { payload } = visit;
  const [quotes, zone, { brand }] = await Promise.all([
    quotesOf(payload, lead.id),
    zoneOf(payload),
    payload.findGlobal({ slug: 'settings', depth: 0, select: { brand: true } }),
  ]);
  const today = localDay(new Date(), zone);
  const standing = standingOf(quote, lead, today);
  const isOpen = standing === 'open';
  const { accepted_at, accepted_name, accepted_from, sent_at, sent_by, sent_to, quote_mail_state: mailState } = quote;
  const when = (at: string | null | undefined) => (at ? stamp(new Date(at), zone) : '');
  const accepted =
    accepted_name &&
    html`<p class="saved">Accepted by ${accepted_name}, ${when(accepted_at)}${accepted_from && `, from ${accepted_from}`}. It is locked: what you change becomes quote ${nextVersion(quotes)}, which the customer accepts anew.</p>`;
  const { office, abn, service } = asSentOf(quote) ?? {};
  const sentAs =
    office && `From ${[office.name, abn && `ABN ${writtenAbn(abn)}`].filter(Boolean).join(', ')}${service && `, for ${service}`}`;
  const states = quoteMailStates([quote], zone).map(({ text }) => html`<li>${text}</li>`);
  const later =
    isOpen &&
    (mailState === 'none' || mailState === 'failed') &&
    deliverForm(lead, quote, after.to ?? sent_to ?? lead.email ?? '', true);
  const next = draftOf(quotes) ? 'Go on with' : 'Write';
  const body = html`<p>${inOneLine(quote, lead, today, zone)}.</p>${accepted}${isOpen && html`<p>${staysAgreed(quotes)}</p>`}${bill(quote)}
<ul class="states"><li>Sent ${when(sent_at)}${sent_by && ` by ${sent_by}`}</li>${sentAs && html`<li>${sentAs}</li>`}${states}</ul>
${later}${(isOpen || standing === 'accepted') && share(lead, brand)}
<p><a class="act" href="${quotePageOf(lead.id)}?new">${next} quote ${nextVersion(quotes)}</a></p>${quotes.length > 1 && versions(lead, quotes, today, zone)}`;
  return page(visit, lead, `Quote ${quote.version} for ${nameOf(lead)}`, body, after);
}
