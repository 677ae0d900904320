import { createHash, timingSafeEqual } from 'node:crypto';
import type { Payload } from 'payload';
import type { Conversion, Lead, Measuring } from '../../base/database/payload-types';
import { clickOf, clicksFor, type Event, type Fetched, isFetched, isToldOf } from './conversions';
import { secretOf } from './secrets';

/** Networks take clicks of the last 90 days. */
const KEPT_MS = 90 * 24 * 60 * 60_000;

const fileNames = { lead: 'enquiries', won: 'won' } as const satisfies Record<Event, string>;

/** Address of a file. Google refuses one without an extension, and takes one conversion from each (Data manager, HTTPS). */
export const fileOf = (network: Fetched, event: Event) => `/conversions/${network}-${fileNames[event]}.csv`;

function named(name: string): { network: Fetched; event: Event } | undefined {
  const [, network = '', kind] = /^([a-z_]+)-([a-z]+)\.csv$/.exec(name) ?? [];
  const event = (Object.keys(fileNames) as Event[]).find((key) => fileNames[key] === kind);
  return event && isFetched(network) ? { network, event } : undefined;
}

const two = (number: number) => String(number).padStart(2, '0');

/** "2026-11-27T15:40:00+0000" */
const googleTime = (at: Date) => `${at.toISOString().slice(0, 19)}+0000`;

/** "11/27/2026 3:40:00 PM", in universal time. */
function microsoftTime(at: Date): string {
  const hour = at.getUTCHours();
  const clock = `${hour % 12 || 12}:${two(at.getUTCMinutes())}:${two(at.getUTCSeconds())} ${hour < 12 ? 'AM' : 'PM'}`;
  return `${at.getUTCMonth() + 1}/${at.getUTCDate()}/${at.getUTCFullYear()} ${clock}`;
}

const headings: Record<Fetched, { clicks: string[]; time(at: Date): string }> = {
  google_ads: { clicks: ['Google Click ID', 'GBRAID', 'WBRAID'], time: googleTime },
  microsoft: { clicks: ['Microsoft Click ID'], time: microsoftTime },
};

/** Visitors can put anything into their address; no network's click id has other signs, and no spreadsheet runs these. */
const CLICK = /^\w[\w.~-]{0,299}$/;

/** The click ids of a lead, of which a network takes one alone; undefined where there is none. */
function clicksOf(lead: Lead, network: Fetched): string[] | undefined {
  const found = clicksFor[network].map((name) => clickOf(lead, name) ?? '');
  const first = found.findIndex((click) => CLICK.test(click));
  return first < 0 ? undefined : found.map((click, at) => (at === first ? click : ''));
}

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Whether a request comes with the user name and the password of a network's file. */
async function mayFetch(payload: Payload, network: Fetched, authorization: string | null): Promise<boolean> {
  const secret = await secretOf(payload, network);
  const given = /^Basic (.+)$/i.exec(authorization ?? '')?.[1] ?? '';
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const right = digest(`${network}:${secret ?? ''}`);
  return timingSafeEqual(digest(Buffer.from(given, 'base64').toString('utf8')), right) && secret !== undefined;
}

/** The clicks of the last 90 days that became enquiries, or won ones, as a network imports them. */
export async function conversionFile(payload: Payload, network: Fetched, event: Event, settings: Measuring, now: Date) {
  const { clicks, time } = headings[network];
  const { lead_name, won_name } = settings[network] ?? {};
  const since = new Date(now.getTime() - KEPT_MS).toISOString();
  const { docs } = await payload.find({
    collection: 'conversions',
    where: { and: [{ network: { equals: network } }, { event: { equals: event } }, { happened_at: { greater_than: since } }] },
    sort: 'happened_at',
    depth: 1,
    pagination: false,
  });
  const name = (event === 'won' ? won_name : lead_name) || (event === 'won' ? 'Won enquiry' : 'Enquiry');
  const rows = docs.flatMap(({ lead, happened_at, worth }: Conversion) => {
    const isTold = lead && typeof lead === 'object' && !lead.deletedAt && isToldOf(lead, network);
    const found = isTold ? clicksOf(lead, network) : undefined;
    if (!found) return [];
    return [[...found, quoted(name), time(new Date(happened_at)), worth ?? '', worth == null ? '' : 'AUD']];
  });
  const head = [...clicks, 'Conversion Name', 'Conversion Time', 'Conversion Value', 'Conversion Currency'];
  return { rows: rows.length, text: [head, ...rows].map((row) => `${row.join(',')}\r\n`).join('') };
}

const fetchedKey = (network: Fetched) => `measuring-fetched-${network}`;

export const lastFetch = async (payload: Payload, network: Fetched): Promise<string | undefined> =>
  (await payload.kv.get<{ at: string }>(fetchedKey(network)))?.at;

export async function answerFile(payload: Payload, name: string, authorization: string | null, now: Date): Promise<Response> {
  const headers = { 'cache-control': 'no-store' };
  const settings = await payload.findGlobal({ slug: 'measuring', depth: 0 });
  const asked = named(name);
  if (!asked || settings[asked.network]?.way !== 'server') return new Response('Not found', { status: 404, headers });
  const { network, event } = asked;
  if (!(await mayFetch(payload, network, authorization)))
    return new Response('The user name or the password is wrong', {
      status: 401,
      headers: { ...headers, 'www-authenticate': 'Basic realm="Conversions"' },
    });
  const { text } = await conversionFile(payload, network, event, settings, now);
  await payload.kv.set(fetchedKey(network), { at: now.toISOString() });
  return new Response(text, {
    headers: {
      ...headers,
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
    },
  });
}
