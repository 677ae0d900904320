import type { PayloadRequest, Where } from 'payload';
import type { Lead } from '../../payload-types';

const PAGE = 500;

/** Columns of the export, in order. */
const columns = {
  Reference: 'reference',
  Received: 'received_at',
  'Answer by': 'due_at',
  'First answered': 'first_answered_at',
  Status: 'status',
  Kind: 'form',
  Name: 'name',
  'E-mail': 'email',
  Phone: 'phone',
  Service: 'service',
  About: 'about',
  'How often': 'cleaning_model',
  Address: 'address',
  Suburb: 'suburb',
  Postcode: 'post_code',
  City: 'city',
  State: 'state',
  Message: 'message',
  Requirements: 'requirements',
  'Follow up on': 'follow_up_on',
  'Quoted amount': 'quoted_amount',
  'Why it was lost': 'lost_reason',
  Page: 'page',
  Source: 'source',
  Suspicion: 'suspicion',
} satisfies Record<string, keyof Lead>;

/**
 * One cell: quoted where needed. What a spreadsheet would run as a formula begins with an apostrophe; a number does not need
 * one, but a phone number with its plus sign does.
 */
export function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'number' ? String(value) : String(value).replace(/^(?=\s*[=+\-@\t\r\n|%])/, "'");
  return /[",\r\n;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const line = (cells: unknown[]) => `${cells.map(cell).join(',')}\r\n`;

/** Text in which the list's search looks. */
const SEARCHED = ['name', 'email', 'phone', 'suburb', 'reference', 'message', 'requirements'];

/** The leads that the list shows for a query, as a streamed CSV file. */
export function csvOf(req: PayloadRequest, query: { where?: Where; search?: string; sort?: string }): Response {
  const search = query.search?.trim();
  const conditions: Where[] = [
    ...(query.where ? [query.where] : []),
    ...(search ? [{ or: SEARCHED.map((field) => ({ [field]: { like: search } })) }] : []),
  ];
  let last = 0;
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(`\uFEFF${line(Object.keys(columns))}`)),
    // Page by page after the last number seen, so that leads that come in meanwhile shift nothing.
    async pull(controller) {
      const { docs } = await req.payload.find({
        collection: 'leads',
        where: { and: [...conditions, { id: { greater_than: last } }] },
        sort: 'id',
        limit: PAGE,
        pagination: false,
        depth: 0,
        overrideAccess: false,
        user: req.user,
      });
      const text = docs.map((lead) => line(Object.values(columns).map((name) => lead[name]))).join('');
      if (text) controller.enqueue(encoder.encode(text));
      last = docs.at(-1)?.id ?? last;
      if (docs.length < PAGE) controller.close();
    },
  });
  return new Response(stream, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="leads-${new Date().toISOString().slice(0, 10)}.csv"`,
      'cache-control': 'no-store',
    },
  });
}
