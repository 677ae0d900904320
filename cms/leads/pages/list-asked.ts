import { LINE_MAX } from 'contract/lead-fields';
import type { Where } from 'payload';
import { daysLater, readDay } from '../../base/process/days';
import { momentOf } from '../../base/process/zone';
import { ENQUIRIES } from '../record/light-page';
import { statuses } from '../record/options';
import { isView, type View, type Viewer, views } from '../record/views';
import { leadsMatching } from '../search/search-text';
import type { Order, OrderedBy } from './list-query';

export const sorts = {
  '-received': { label: 'Newest first', by: 'received_at', descending: true },
  received: { label: 'Oldest first', by: 'received_at', descending: false },
  due: { label: 'Most urgent first', by: 'due_at', descending: false },
  '-due': { label: 'Least urgent first', by: 'due_at', descending: true },
} as const;
export type Sort = keyof typeof sorts;

/** What the list is asked for, as its address says it; an empty text asks for nothing. */
export interface Asked {
  view: View;
  q: string;
  status: (typeof statuses)[number] | '';
  service: string;
  suburb: string;
  source: string;
  /** Days on which it was received, YYYY-MM-DD. */
  from: string;
  until: string;
  /** Who looks after it: an account's id, `me` or `nobody`. */
  who: string;
  suspicious: '1' | '';
  sort: Sort | '';
}

const isOneOf =
  <Name extends string>(names: readonly Name[]) =>
  (value: string): value is Name =>
    names.some((name) => name === value);
const isStatus = isOneOf(statuses);
const isSort = isOneOf(Object.keys(sorts) as Sort[]);

/** Reads a query of the list's address. What no page of ours writes asks for nothing. */
export function readAsked(query: URLSearchParams): Asked {
  const line = (name: string) => (query.get(name) ?? '').trim().slice(0, LINE_MAX);
  const only = <Name extends string>(name: string, is: (value: string) => value is Name) => {
    const value = line(name);
    return is(value) ? value : '';
  };
  const day = (name: string) => (/\d{4}/.test(line(name)) && readDay(line(name), '')) || '';
  const view = line('view');
  return {
    view: isView(view) ? view : 'all',
    ...{ q: line('q'), service: line('service'), suburb: line('suburb'), source: line('source') },
    ...{ status: only('status', isStatus), sort: only('sort', isSort) },
    ...{ from: day('from'), until: day('until'), suspicious: line('suspicious') === '1' ? '1' : '' },
    who: /^(?:me|nobody|[1-9]\d{0,14})$/.test(line('who')) ? line('who') : '',
  };
}

/** The query of a list: only what is asked for. */
export function queryOf(asked: Partial<Asked>, more: Record<string, string> = {}): URLSearchParams {
  const pairs = Object.entries({ ...asked, ...more }).filter(([name, value]) => value && !(name === 'view' && value === 'all'));
  return new URLSearchParams(pairs);
}

/** The query by which an enquiry's page says which list, and which page of it, it was opened from. */
export function ownQuery(asked: Asked, query: URLSearchParams): string {
  const place = ['after', 'before'].flatMap((name): [string, string][] => {
    const value = query.get(name);
    return value && value.length <= LINE_MAX ? [[name, value]] : [];
  });
  return String(queryOf(asked, Object.fromEntries(place))) || 'view=all';
}

/** The list that an enquiry was opened from, as its address says it (`in`). */
export function openedFrom(list: string): { href: string; label: string } {
  const query = new URLSearchParams(list);
  const asked = readAsked(query);
  const name = asked.view === 'all' ? 'All enquiries' : `Enquiries: ${views[asked.view].label}`;
  return { href: `${ENQUIRIES}?${ownQuery(asked, query)}`, label: isNarrowed(asked) ? `${name}, narrowed` : name };
}

export function listAddress(asked: Partial<Asked>, more: Record<string, string> = {}): string {
  const query = String(queryOf(asked, more));
  return query ? `${ENQUIRIES}?${query}` : ENQUIRIES;
}

const filterNames = ['status', 'service', 'suburb', 'source', 'from', 'until', 'who', 'suspicious'] as const;
export type FilterName = (typeof filterNames)[number];

/** The order that is asked for, else that of the view. */
export function orderOf({ view, sort }: Asked): Order {
  if (sort) return sorts[sort];
  const own = views[view].sort;
  return { by: own.replace('-', '') as OrderedBy, descending: own.startsWith('-') };
}

/** Whether more is asked for than a view. */
export const isNarrowed = (asked: Asked): boolean => Boolean(asked.q) || filterNames.some((name) => asked[name]);

/** Wildcards of the database, which nobody means who types them. */
const WILD = /[%_\\]/g;

/** What each filter demands; `start` gives the beginning of a day in the company's zone. */
function filtersOf(
  { status, service, suburb, source, from, until, who, suspicious }: Asked,
  viewer: Viewer,
  zone: string,
): Where[] {
  const start = (day: string) => momentOf(`${day}T00:00`, zone).toISOString();
  const place = suburb.replace(WILD, ' ').trim();
  const account = who === 'me' ? viewer.user : Number(who);
  const filters: (Where | false)[] = [
    status !== '' && { status: { equals: status } },
    service !== '' && { service: { equals: service } },
    place !== '' && { or: [{ suburb: { contains: place } }, { city: { contains: place } }] },
    source !== '' && { source: { equals: source } },
    from !== '' && { received_at: { greater_than_equal: start(from) } },
    until !== '' && { received_at: { less_than: start(daysLater(until, 1)) } },
    who !== '' && { assigned_to: who === 'nobody' ? { exists: false } : { equals: account } },
    suspicious !== '' && { suspicion: { exists: true } },
  ];
  return filters.filter((filter) => filter !== false);
}

/** The enquiries that are asked for: view, search and filters together. */
export function whereOf(asked: Asked, viewer: Viewer, zone: string): Where {
  const view = views[asked.view].where(viewer);
  return { and: [...(view ? [view] : []), ...(asked.q ? [leadsMatching(asked.q)] : []), ...filtersOf(asked, viewer, zone)] };
}

/** The query of a call about a nested condition, as Payload reads it: `where[and][0][status][equals]=new`. */
function nested(name: string, value: unknown): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[name, String(value)]];
  return Object.entries(value).flatMap(([key, inner]) => nested(`${name}[${key}]`, inner));
}

/** Address of the file with what the list shows. */
export function exportAddress(asked: Asked, viewer: Viewer, zone: string): string {
  const where = whereOf({ ...asked, q: '' }, viewer, zone);
  const conditions = where.and?.length ? nested('where', where) : [];
  return `/payload-api/leads/csv?${new URLSearchParams([...conditions, ...(asked.q ? [['search', asked.q]] : [])])}`;
}
