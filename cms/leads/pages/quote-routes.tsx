import { EMAIL, LINE_MAX } from 'contract/lead-fields';
import { emailIn } from 'shared/typed';
import { z } from 'zod';
import type { Lead } from '../../base/database/payload-types';
import { localDay, zoneOf } from '../../base/process/zone';
import { replyTextsOf } from '../inbox/replies';
import { companyOf } from '../mails/compose';
import { priceListOf } from '../quotes/prices';
import { saveDraft } from '../quotes/save';
import { missingIn, sendQuote } from '../quotes/send-quote';
import { draftOf, isQuotable, quotesOf } from '../quotes/versions';
import { draftLink } from '../record/follow-link';
import { lightPageOf, quotePageOf } from '../record/light-page';
import { wakeSweep } from '../sending/sweep';
import { type Answer, aboutEnquiry } from './enquiry-routes';
import { officePage } from './page';
import { type After, quoteFormPage, sendPage, versionPage } from './quote';
import { readQuote, readWords, type TypedQuote, typedLine } from './quote-typed';
import { formOf, notOurs, seeOther, type Visit } from './visit';

const DONE = {
  saved: 'Saved as a draft.',
  sent: 'Sent.',
  waits: 'It can be accepted now, but no mail went out: there is no mail server yet. Share the link.',
  shared: 'It can be accepted now: share the link.',
};

/** The address may say anything. */
const isDone = (name: string): name is keyof typeof DONE => Object.hasOwn(DONE, name);

/** Shows the version that was asked for: else the draft, the newest one, or an empty form. */
async function show(visit: Visit, lead: Lead, request: Request): Promise<Response> {
  const asked = new URL(request.url).searchParams;
  const quotes = await quotesOf(visit.payload, lead.id);
  const draft = draftOf(quotes);
  const done = asked.get('done') ?? '';
  const after = { done: isDone(done) ? DONE[done] : undefined };
  if (asked.get('step') === 'send') return draft ? sendPage(visit, lead, draft) : seeOther(quotePageOf(lead.id));
  const number = Number(asked.get('version')) || undefined;
  const chosen = number ? quotes.find(({ version, state }) => version === number && state !== 'draft') : undefined;
  const shown = chosen ?? (draft || asked.has('new') ? undefined : quotes[0]);
  return shown ? versionPage(visit, lead, shown, after) : quoteFormPage(visit, lead, after);
}

/** Does for a browser without script what the script does: a line of the price list, a reply text, more lines. */
async function workOut({ payload }: Visit, lead: Lead, typed: TypedQuote): Promise<TypedQuote> {
  const [{ lines }, replies, settings] = await Promise.all([
    priceListOf(payload),
    replyTextsOf(payload),
    payload.findGlobal({ slug: 'settings', depth: 0, select: { brand: true, phone: true } }),
  ]);
  const line = typed.add ? lines[Number(typed.add)] : undefined;
  const text = typed.reply ? replies[Number(typed.reply) + 1]?.(lead, settings).text : undefined;
  return {
    ...typed,
    lines: [...typed.lines, ...(line ? [typedLine(line)] : [])],
    greeting: [typed.greeting, text].filter(Boolean).join('\n\n'),
  };
}

/** Leads on to the customer's page; not by a redirect, because the policy keeps what a form leads to on this origin. */
const opening = ({ payload, user }: Visit, link: string) =>
  officePage(payload, {
    ...{ title: 'As the customer sees it', account: user, leadsTo: link },
    children: (
      <main>
        <h1>As the customer sees it</h1>
        <p>
          It is saved as a draft.{' '}
          <a className="plain" href={link} rel="noreferrer">
            Open it
          </a>
        </p>
      </main>
    ),
  });

/** Saves what was typed, then sends it, shows it as the customer sees it, or stays. */
async function write(visit: Visit, lead: Lead, posted: FormData): Promise<Response> {
  const { payload, user } = visit;
  const typed = readQuote(posted);
  if (!typed) return notOurs();
  if (typed.act === 'lines') return quoteFormPage(visit, lead, { typed: await workOut(visit, lead, typed) });
  const today = localDay(new Date(), await zoneOf(payload));
  const refuse = (fault: { reason: string; field?: string }, status = 400) =>
    quoteFormPage(visit, lead, { typed, refused: { ...fault, status } });
  const words = readWords(typed, today);
  if ('reason' in words) return refuse(words);
  const saved = await saveDraft(payload, user, lead.id, words, typed);
  if (typeof saved === 'string') return refuse({ reason: saved }, 409);
  if (typed.act === 'save') return seeOther(`${quotePageOf(lead.id)}?done=saved`);
  const missing = missingIn(words, today);
  if (missing) return refuse(missing);
  if (typed.act === 'send') return seeOther(`${quotePageOf(lead.id)}?step=send`);
  const link = draftLink(lead, saved.id);
  return link
    ? opening(visit, link)
    : refuse({ reason: 'It is saved, but the website shares no secret with the back office.' }, 503);
}

const Delivery = z.object({
  quote: z.coerce.number().int().positive(),
  made_from: z.iso.datetime(),
  to: z.string().trim().max(1000).default(''),
  way: z.enum(['mail', 'link']),
});

/** Sends a draft by mail or as a link, or mails a version later. */
async function deliver(visit: Visit, lead: Lead, posted: FormData): Promise<Response> {
  const { payload, user } = visit;
  const form = Delivery.safeParse(Object.fromEntries(posted)).data;
  const quote = form && (await quotesOf(payload, lead.id)).find(({ id }) => id === form.quote);
  if (!form || !quote) return notOurs();
  const refuse = (reason: string, status: number, field?: string) => {
    const after: After & { to: string } = { refused: { reason, status, field }, to: form.to };
    return quote.state === 'draft' ? sendPage(visit, lead, quote, after) : versionPage(visit, lead, quote, after);
  };
  const to = form.way === 'mail' ? emailIn(form.to) : '';
  if (form.way === 'mail' && (to.length > LINE_MAX || !EMAIL.test(to)))
    return refuse('Type a whole e-mail address, such as name@example.com.', 400, 'to');
  const { id, version } = quote;
  const reason = await sendQuote(payload, user, lead.id, { quote: id, made_from: form.made_from, to }, new Date());
  if (reason) return refuse(reason, 409);
  wakeSweep(payload);
  const mailed = (await companyOf(payload)).server ? 'sent' : 'waits';
  return seeOther(`${quotePageOf(lead.id, version)}&done=${to ? mailed : 'shared'}`);
}

async function act(visit: Visit, lead: Lead, request: Request): Promise<Response> {
  const posted = await formOf(request);
  if (!posted) return notOurs();
  return posted.get('act') === 'deliver' ? deliver(visit, lead, posted) : write(visit, lead, posted);
}

const ifQuotable =
  (answer: Answer): Answer =>
  async (visit, lead, request) =>
    isQuotable(lead) ? answer(visit, lead, request) : seeOther(lightPageOf(lead.id));

/** `/office/enquiries/12/quote`: writes and sends a quote, and shows its versions. */
export const answerQuote = aboutEnquiry(quotePageOf, ifQuotable(show), ifQuotable(act));
