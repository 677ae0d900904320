import type { Payload } from 'payload';
import { calendarFile } from 'shared/calendar-file';
import type { Lead, User } from '../../base/database/payload-types';
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

function eventOf(uid: string, lead: Lead, starts_at?: string | null, ends_at?: string | null) {
  if (!starts_at || !ends_at) return [];
  const url = `${env.cmsUrl}${lightPageOf(lead.id)}`;
  const place = lead.suburb || lead.city || undefined;
  return {
    ...{ uid: `${uid}@${new URL(env.cmsUrl).hostname}`, starts_at, ends_at, place, url },
    title: [nameOf(lead), place].filter(Boolean).join(', '),
    text: `${aboutOf(lead)}\n${url}`,
  };
}

/** The agreed days that an account may see, and the visits that were done. */
async function daysFor(payload: Payload, user: User, now: Date): Promise<string> {
  const kept = { greater_than: new Date(now.getTime() - KEPT_MS).toISOString() };
  const most = { limit: MOST, pagination: false, overrideAccess: false, user: { ...user, collection: 'users' as const } };
  const [coming, done, { brand }] = await Promise.all([
    payload.find({
      ...{ ...most, collection: 'leads', sort: '-agreed_starts_at', depth: 0, select },
      where: {
        and: [
          ...[{ agreed_ends_at: kept }, { done_at: { exists: false } }, { status: { not_in: ['lost', 'spam'] } }],
          { due_at: { exists: true } }, // no tests
        ],
      },
    }),
    payload.find({
      ...{ ...most, collection: 'done-jobs', sort: '-starts_at', depth: 1, populate: { leads: select } },
      where: { and: [{ ends_at: kept }, { 'lead.due_at': { exists: true } }, { 'lead.deletedAt': { exists: false } }] },
    }),
    payload.findGlobal({ slug: 'settings', depth: 0, select: { brand: true } }),
  ]);
  const events = [
    ...coming.docs.flatMap((lead) => eventOf(`enquiry-${lead.id}`, lead as Lead, lead.agreed_starts_at, lead.agreed_ends_at)),
    ...done.docs.flatMap(({ id, lead, starts_at, ends_at }) =>
      lead && typeof lead === 'object' ? eventOf(`job-${id}`, lead, starts_at, ends_at) : [],
    ),
  ];
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
