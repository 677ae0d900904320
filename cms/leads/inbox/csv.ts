import { setImmediate } from 'node:timers/promises';
import { leadFields, shownFields } from 'contract/lead-fields';
import PQueue from 'p-queue';
import type { PayloadRequest, Where } from 'payload';
import type { DoneJob, Lead, LeadNote } from '../../base/database/payload-types';
import { dayOf, writtenDay } from '../../base/process/days';
import { sharedWork } from '../../base/process/shared-work';
import { localDay, stamp } from '../../base/process/zone';
import { jobsByLead } from '../done/jobs';
import { notesByLead } from '../notes/notes';
import { type Progress, progressOf } from '../quotes/progress';
import { labelOf } from '../record/lead-fields';
import { type touchFields, visitKeys, visitLabels } from '../record/options';
import { zoneForCustomer } from '../record/told-time';
import { namesOf } from './colleagues';

const PAGE = 200;

type Exported = Omit<Lead, 'assigned_to'> & Progress & { assignee: string; notes: LeadNote[]; jobs: DoneJob[] };
type Time = (iso: string | null | undefined) => string;
/** `local` is a time where the job is. */
type Column = (lead: Exported, time: Time, local: Time) => unknown;

const text =
  (name: keyof Exported): Column =>
  (lead) =>
    lead[name];

/** What the first visit says, else the latest. */
const ofVisit =
  (key: (typeof touchFields)[number]): Column =>
  ({ visit }) =>
    visit?.first?.[key] || visit?.last?.[key];

const columns: Record<string, Column> = {
  Reference: text('reference'),
  Received: ({ received_at }, time) => time(received_at),
  'Answer by': ({ due_at }, time) => time(due_at),
  'First answered': ({ first_answered_at }, time) => time(first_answered_at),
  Status: ({ status }) => labelOf(status),
  Kind: ({ form }) => (form === 'quote' ? 'Quote request' : 'Enquiry'),
  ...Object.fromEntries(
    shownFields().flatMap((name): [string, Column][] => [
      [leadFields[name].label, text(name)],
      ...(name === 'service' ? [['About', text('about')] as [string, Column]] : []),
    ]),
  ),
  'Looked after by': text('assignee'),
  'Follow up on': ({ follow_up_on }) => follow_up_on && writtenDay(dayOf(follow_up_on)),
  Notes: ({ notes }, time) =>
    notes
      .map((note) => [[time(note.written_at), note.written_by].filter(Boolean).join(', '), note.text].filter(Boolean).join(': '))
      .join('\n'),
  Amount: text('quoted_amount'),
  'Why it was lost': text('lost_reason'),
  Page: text('page'),
  Source: text('source'),
  'Latest source': ({ source, latest_source }) => latest_source ?? source,
  Campaign: ofVisit('utm_campaign'),
  ...Object.fromEntries(
    visitKeys.filter((key) => /^utm_(?!campaign)|^gclid$/.test(key)).map((key) => [visitLabels[key], ofVisit(key)]),
  ),
  'Clicks of advertisements': ofVisit('clicks'),
  Suspicion: text('suspicion'),
  'When a call suits': text('call_when'),
  'Agreed day, from': ({ agreed_starts_at }, _, local) => local(agreed_starts_at),
  'Agreed day, until': ({ agreed_ends_at }, _, local) => local(agreed_ends_at),
  Photos: text('photos'),
  Quote: ({ quote_state }) => quote_state && labelOf(quote_state),
  'Total of the quote': text('quote_total'),
  'Quote accepted': ({ quote_accepted_at }, time) => time(quote_accepted_at),
  Done: ({ jobs }, time) => time(jobs.at(-1)?.done_at),
  'Jobs done': ({ jobs }) => jobs.length || '',
  'Worth of the jobs done': ({ jobs }) => {
    const worth = jobs.flatMap(({ amount_cents }) => amount_cents ?? []);
    return worth.length > 0 ? worth.reduce((sum, cents) => sum + cents, 0) / 100 : '';
  },
};

/**
 * Text that a spreadsheet would run as a formula, at the start and wherever a new cell may begin: programs that separate by
 * semicolons or tabs treat our quotes as text, and line breaks in them as the end of a row.
 */
const FORMULA = /(?<=^|[;\t\r\n])(?=[\s"'\u200B-\u200D\u2060]*[=+\-@|%＝＋－＠﹦﹢﹣﹫])/g;

/** Digits whose first zero a spreadsheet would drop: of a phone number, or a postcode in Darwin. */
const LEADING_ZERO = /^(?=0\d+$)/;

/** One cell, quoted if needed. Formulas, and digits that begin with a zero, get a leading apostrophe. */
export function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const safe = typeof value === 'number' ? String(value) : String(value).replace(FORMULA, "'").replace(LEADING_ZERO, "'");
  return /[",\r\n;\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const line = (cells: unknown[]) => `${cells.map(cell).join(',')}\r\n`;

const PAGE_MS = 60_000;

/** Reads one page of any export at a time and yields in between, because each blocks the process. */
const pages = new PQueue({ concurrency: 1 });

/** The leads of a list's query as a streamed CSV file; times are in the company's zone, the agreed day in that of the customer's office. */
export async function csvOf(req: PayloadRequest, query: { where?: Where; search?: string }): Promise<Response> {
  const search = query.search?.trim();
  const conditions: Where[] = [...(query.where ? [query.where] : []), ...(search ? [{ search_text: { like: search } }] : [])];
  const [settings, names] = await Promise.all([
    req.payload.findGlobal({ slug: 'settings', depth: 0, select: { offices: true, time_zone: true } }),
    namesOf(req.payload),
  ]);
  const zone = settings.time_zone;
  const timesOf =
    (place: string): Time =>
    (iso) =>
      iso ? stamp(new Date(iso), place) : '';
  const row = ({ assigned_to, ...lead }: Lead, more: Progress & { notes: LeadNote[]; jobs: DoneJob[] }) => {
    const account = typeof assigned_to === 'object' ? assigned_to?.id : assigned_to;
    const assignee = account ? (names.get(account) ?? '') : '';
    const local = timesOf(zoneForCustomer(lead, settings));
    return line(Object.values(columns).map((column) => column({ ...lead, ...more, assignee }, timesOf(zone), local)));
  };
  let last = 0;
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(`\uFEFF${line(Object.keys(columns))}`)),
    // Pages continue after the last id, so that new leads shift nothing.
    async pull(controller) {
      const read = async () => {
        await setImmediate();
        const page = await req.payload.find({
          collection: 'leads',
          where: { and: [...conditions, { id: { greater_than: last } }] },
          sort: 'id',
          limit: PAGE,
          pagination: false,
          depth: 0,
          overrideAccess: false,
          user: req.user,
        });
        const [progress, notes, jobs] = await Promise.all([
          progressOf(req.payload, page.docs),
          notesByLead(req.payload, page.docs),
          jobsByLead(req.payload, page.docs),
        ]);
        return { ...page, more: (lead: Lead) => ({ ...progress(lead), notes: notes(lead), jobs: jobs(lead) }) };
      };
      const { docs, more } = await pages.add(() => sharedWork(PAGE_MS, 'a page of an export', read));
      const lines = docs.map((lead) => row(lead, more(lead))).join('');
      if (lines) controller.enqueue(encoder.encode(lines));
      last = docs.at(-1)?.id ?? last;
      if (docs.length < PAGE) controller.close();
    },
  });
  return new Response(stream, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="leads-${localDay(new Date(), zone)}.csv"`,
      'cache-control': 'no-store',
    },
  });
}
