import type { Column, Row } from 'office/enquiries/rows';
import type { Where } from 'payload';
import type { Lead } from '../../base/database/payload-types';
import { clockTime, localDay, stamp } from '../../base/process/zone';
import { timeLeft } from '../inbox/time-left';
import { nameOf } from '../record/in-short';
import { labelOf } from '../record/lead-fields';
import { lightPageOf } from '../record/light-page';
import { requestedService } from '../record/requested-service';
import type { Viewer } from '../record/views';
import { type Asked, listAddress, orderOf } from './list-asked';
import { idsOf, MOST, type Place } from './list-query';
import type { Visit } from './visit';

const PAGE = 50;

const customer = { name: true, service: true, about: true, suburb: true, city: true } as const;
const times = {
  received_at: true,
  due_at: true,
  first_answered_at: true,
  question_due_at: true,
  follow_up_on: true,
  job_due_at: true,
  agreed_starts_at: true,
} as const;
const marks = { status: true, suspicion: true, is_test: true, anonymised_at: true } as const;
const select = { ...customer, ...times, ...marks, source: true, assigned_to: true } as const;

async function readRows({ payload, user }: Visit, ids: number[]): Promise<Lead[]> {
  const { docs } = await payload.find({
    ...{ collection: 'leads', where: { id: { in: ids } }, pagination: false, limit: 0, depth: 0, select },
    ...{ overrideAccess: false, user },
  });
  const byId = new Map(docs.map((lead) => [lead.id, lead as Lead]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const marksOf = ({ status, suspicion, is_test }: Lead): string[] => [
  ...(status === 'spam' ? ['Spam'] : suspicion ? ['Suspicious'] : []),
  ...(is_test ? ['Test'] : []),
];

function receivedText(received: Date, { now }: Viewer, zone: string): string {
  return localDay(received, zone) === localDay(now, zone) ? `Today, ${clockTime(received, zone)}` : stamp(received, zone);
}

export interface Seen {
  viewer: Viewer;
  zone: string;
  names: ReadonlyMap<number, string>;
  list: string;
}

export function rowOf(lead: Lead, { viewer, zone, names, list }: Seen): Row {
  const { id, status, received_at, suburb, city, source, assigned_to } = lead;
  const account = typeof assigned_to === 'object' ? assigned_to?.id : assigned_to;
  return {
    ...{ id, href: lightPageOf(id, list), name: nameOf(lead), marks: marksOf(lead), time: timeLeft(lead, viewer.now) },
    received: { iso: received_at, text: receivedText(new Date(received_at), viewer, zone) },
    ...{ status: labelOf(status), service: requestedService(lead) || 'Enquiry', place: suburb || city || '–' },
    ...{ source: source ?? '', who: account ? (names.get(account) ?? '') : '' },
  };
}

/** The columns; two of them sort the list, the other way round when they do already. */
export function columnsOf(asked: Asked): Column[] {
  const { by, descending } = orderOf(asked);
  const sorted = (column: 'received_at' | 'due_at', first: 'received' | '-received' | 'due', then: 'received' | '-due') => {
    const isNow = by === column;
    const isFirst = isNow && descending === first.startsWith('-');
    return {
      href: listAddress({ ...asked, sort: isFirst ? then : first }),
      now: isNow ? (descending ? ('descending' as const) : ('ascending' as const)) : undefined,
    };
  };
  return [
    { label: 'Name' },
    { label: 'Answer by', sort: sorted('due_at', 'due', '-due') },
    { label: 'Received', sort: sorted('received_at', '-received', 'received') },
    ...['Status', 'Service', 'Suburb', 'Source', 'Looked after by'].map((label) => ({ label })),
  ];
}

/** A place as the address of a page says it: `12` or `2026-11-29T08:00:00.000Z~12`. */
const written = ({ value, id }: Place) => (value === null ? String(id) : `${value}~${id}`);

function readPlace(text: string | null | undefined): Place | undefined {
  const [value, id] = text?.includes('~') ? text.split('~') : [null, text];
  const isPlace =
    /^[1-9]\d{0,14}$/.test(id ?? '') && (value === null || /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value ?? ''));
  return isPlace ? { value: value ?? null, id: Number(id) } : undefined;
}

export interface Page {
  rows: Lead[];
  /** How many were found where the page is the first; else nobody counted. */
  found?: number;
  newer?: string;
  older?: string;
}

interface Asking {
  asked: Asked;
  where: Where;
  narrowed: boolean;
}

/** One page of the list: the first, after a row, or before one, so that what comes or goes meanwhile moves nothing. */
export async function pageOf(visit: Visit, asking: Asking, query?: URLSearchParams): Promise<Page> {
  const { asked, where, narrowed } = asking;
  const order = orderOf(asked);
  const after = readPlace(query?.get('after'));
  const before = after ? undefined : readPlace(query?.get('before'));
  const place = after ?? before;
  const from = place && { place, back: before !== undefined };
  const found = await idsOf(visit.payload, where, { order, narrowed, from, limit: place ? PAGE + 1 : MOST + 1 });
  const isMore = found.length > PAGE;
  // Nothing stands there any more, or less than a page before it.
  if (place && (found.length === 0 || (before && !isMore))) return pageOf(visit, asking);
  const rows = await readRows(visit, before ? found.slice(-PAGE) : found.slice(0, PAGE));
  const at = (lead: Lead | undefined, name: 'after' | 'before') =>
    lead && listAddress(asked, { [name]: written({ value: lead[order.by] ?? null, id: lead.id }) });
  return {
    rows,
    found: place ? undefined : found.length,
    newer: place && at(rows[0], 'before'),
    older: before || isMore ? at(rows.at(-1), 'after') : undefined,
  };
}
