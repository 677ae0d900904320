import type { Payload } from 'payload';
import { calendarFile } from 'shared/calendar-file';
import type { User } from '../../base/database/payload-types';
import { env } from '../../base/process/env';
import { aboutOf, nameOf } from '../record/in-short';
import { lightPageOf } from '../record/light-page';
import { accountOf } from './address';

/** Days that are over stay so long, in milliseconds. */
const KEPT_MS = 60 * 24 * 60 * 60_000;
const MOST = 2000;

const select = {
  ...({ name: true, service: true, about: true, suburb: true, city: true, anonymised_at: true } as const),
  ...({ agreed_starts_at: true, agreed_ends_at: true } as const),
} as const;

/** The agreed days that an account may see: name, suburb and a link to the enquiry. */
async function daysFor(payload: Payload, user: User, now: Date): Promise<string> {
  const { docs } = await payload.find({
    ...{ collection: 'leads', sort: '-agreed_starts_at', limit: MOST, pagination: false, depth: 0, select },
    where: {
      and: [
        { agreed_ends_at: { greater_than: new Date(now.getTime() - KEPT_MS).toISOString() } },
        { status: { not_in: ['lost', 'spam'] } },
        { due_at: { exists: true } }, // no tests
      ],
    },
    ...{ overrideAccess: false, user: { ...user, collection: 'users' as const } },
  });
  const { brand } = await payload.findGlobal({ slug: 'settings', depth: 0, select: { brand: true } });
  const host = new URL(env.cmsUrl).hostname;
  const events = docs.flatMap(({ id, agreed_starts_at, agreed_ends_at, ...lead }) => {
    if (!agreed_starts_at || !agreed_ends_at) return [];
    const url = `${env.cmsUrl}${lightPageOf(id)}`;
    const place = lead.suburb || lead.city || undefined;
    return {
      ...{ uid: `enquiry-${id}@${host}`, starts_at: agreed_starts_at, ends_at: agreed_ends_at, place, url },
      title: [nameOf(lead), place].filter(Boolean).join(', '),
      text: `${aboutOf(lead)}\n${url}`,
    };
  });
  return calendarFile(events, now, { name: `${brand}: agreed days` });
}

/** `/office/calendar/TOKEN.ics`: what a phone's own calendar asks for, without a session. */
export async function answerFeed(payload: Payload, name: string): Promise<Response> {
  const user = await accountOf(payload, name);
  const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
  if (!user) return new Response('There is no such calendar', { status: 404, headers });
  const calendar = await daysFor(payload, user, new Date());
  return new Response(calendar, { headers: { ...headers, 'content-type': 'text/calendar; charset=utf-8' } });
}
