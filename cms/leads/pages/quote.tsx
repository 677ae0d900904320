import { randomBytes } from 'node:crypto';
import { LinkLine } from 'office/parts';
import { Bill, Versions } from 'office/quote/bill';
import { QuoteForm } from 'office/quote/form';
import { QuoteFrame } from 'office/quote/frame';
import { Delivery, Share } from 'office/quote/sending';
import type { ReactNode } from 'react';
import { writtenAbn } from 'shared/abn';
import type { Lead, Quote } from '../../base/database/payload-types';
import { dayOf, daysLater, writtenDay } from '../../base/process/days';
import { localDay, stamp, zoneOf } from '../../base/process/zone';
import { enquiryInWords } from '../inbox/enquiry-words';
import { quoteMailStates } from '../inbox/sending-state';
import { asSentOf } from '../quotes/as-sent';
import { lineFor, priceListOf } from '../quotes/prices';
import { wordsOf } from '../quotes/save';
import { draftOf, inOneLine, nextVersion, quotesOf, standingOf } from '../quotes/versions';
import { nameOf } from '../record/in-short';
import { lightPageOf, quotePageOf } from '../record/light-page';
import { subjectOf } from '../record/requested-service';
import { scriptAddress } from './built-files';
import { officePage } from './page';
import { billOf, deliveryOf, formModel, shareOf, versionLinks } from './quote-model';
import { type Fault, type TypedQuote, typedLine } from './quote-typed';
import type { Visit } from './visit';

/** How long a quote holds unless somebody chooses another day. */
const VALID_DAYS = 30;

export interface After {
  done?: string;
  refused?: Fault & { status: number };
}

interface Page extends After {
  title: string;
  version?: string;
  children: ReactNode;
}

const page = ({ payload, user }: Visit, lead: Lead, { title, children, ...frame }: Page): Promise<Response> =>
  officePage(payload, {
    ...{ title, status: frame.refused?.status, account: user, scripts: [scriptAddress('quote.browser.ts')] },
    children: (
      <QuoteFrame enquiry={{ id: lead.id, href: lightPageOf(lead.id), name: nameOf(lead) }} title={title} {...frame}>
        {children}
      </QuoteFrame>
    ),
  });

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
  const { payload } = visit;
  const [quotes, zone, panel] = await Promise.all([quotesOf(payload, lead.id), zoneOf(payload), enquiryInWords(payload, lead)]);
  const today = localDay(new Date(), zone);
  const { list, ...begun } = await beginning(visit, lead, quotes, today);
  const draft = draftOf(quotes);
  const { done, refused } = after;
  // Who was told that somebody else saved meanwhile knows of it; until then a page was made from what it was made from.
  const newest = { page: '', made_from: draft?.updatedAt ?? '', version: nextVersion(quotes) };
  const typed = { ...begun, ...newest, ...after.typed, ...(refused?.status === 409 && newest) };
  typed.page ||= randomBytes(12).toString('hex');
  const theirs = refused?.status === 409 ? (draft ?? quotes[0]) : undefined;
  const agreed = staysAgreed(quotes);
  const known = { lead: lead.id, typed, list, replies: panel.replies.slice(1), today, fault: refused };
  return page(visit, lead, {
    ...{ title: `Quote ${typed.version} for ${nameOf(lead)}`, version: draft?.updatedAt, done, refused },
    children: (
      <>
        {theirs && (
          <details open>
            <summary>What was saved meanwhile</summary>
            <div className="meanwhile">
              <Bill {...billOf(theirs)} />
            </div>
          </details>
        )}
        {agreed && <p>{agreed}</p>}
        {panel.words && (
          <details>
            <summary>What they asked for</summary>
            <blockquote>{panel.words}</blockquote>
          </details>
        )}
        <QuoteForm {...formModel(known)} />
        <Versions versions={versionLinks(lead, quotes, today, zone)} />
      </>
    ),
  });
}

/** Asks once to whom a draft goes, and shows what. */
export async function sendPage(visit: Visit, lead: Lead, quote: Quote, after: After & { to?: string } = {}): Promise<Response> {
  const quotes = await quotesOf(visit.payload, lead.id);
  const older = quotes.find(({ state }) => state === 'sent');
  const { done, refused, to = lead.email ?? '' } = after;
  return page(visit, lead, {
    ...{ title: `Send quote ${quote.version} to ${nameOf(lead)}?`, done, refused },
    children: (
      <>
        <Bill {...billOf(quote)} />
        <p>
          Valid until {writtenDay(dayOf(quote.valid_until))}.{' '}
          {older && `It replaces quote ${older.version}, which cannot be accepted any more then. `}
          {staysAgreed(quotes)}
        </p>
        <Delivery {...deliveryOf(lead, quote, to, false)} />
        <LinkLine href={quotePageOf(lead.id)} word="Change it first" />
      </>
    ),
  });
}

/** Who accepted it, when and from where; undefined until somebody has. */
function acceptance({ accepted_at, accepted_name, accepted_from }: Quote, zone: string): string | undefined {
  if (!accepted_name) return undefined;
  const when = accepted_at ? stamp(new Date(accepted_at), zone) : '';
  return `Accepted by ${accepted_name}, ${when}${accepted_from ? `, from ${accepted_from}` : ''}.`;
}

/** What its customer read beside a version, and what became of its mail. */
function sentStates(quote: Quote, zone: string): string[] {
  const { office, abn, service } = asSentOf(quote) ?? {};
  const sender = [office?.name, abn && `ABN ${writtenAbn(abn)}`].filter(Boolean).join(', ');
  const { sent_at, sent_by } = quote;
  return [
    `Sent ${sent_at ? stamp(new Date(sent_at), zone) : ''}${sent_by ? ` by ${sent_by}` : ''}`,
    ...(office ? [`From ${sender}${service ? `, for ${service}` : ''}`] : []),
    ...quoteMailStates([quote], zone).map(({ text }) => text),
  ];
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
  const { sent_to, quote_mail_state: mailState } = quote;
  const { done, refused, to = sent_to ?? lead.email ?? '' } = after;
  const [accepted, agreed, share] = [acceptance(quote, zone), isOpen && staysAgreed(quotes), shareOf(lead, brand)];
  return page(visit, lead, {
    ...{ title: `Quote ${quote.version} for ${nameOf(lead)}`, done, refused },
    children: (
      <>
        <p>{inOneLine(quote, lead, today, zone)}.</p>
        {accepted && (
          <p className="saved">
            {accepted} It is locked: what you change becomes quote {nextVersion(quotes)}, which the customer accepts anew.
          </p>
        )}
        {agreed && <p>{agreed}</p>}
        <Bill {...billOf(quote)} />
        <ul className="states">
          {sentStates(quote, zone).map((state) => (
            <li key={state}>{state}</li>
          ))}
        </ul>
        {isOpen && (mailState === 'none' || mailState === 'failed') && <Delivery {...deliveryOf(lead, quote, to, true)} />}
        {share && (isOpen || standing === 'accepted') && <Share {...share} />}
        <p>
          <a className="act" href={`${quotePageOf(lead.id)}?new`}>
            {draftOf(quotes) ? 'Go on with' : 'Write'} quote {nextVersion(quotes)}
          </a>
        </p>
        {quotes.length > 1 && <Versions versions={versionLinks(lead, quotes, today, zone)} />}
      </>
    ),
  });
}
