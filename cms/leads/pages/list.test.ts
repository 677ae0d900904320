import fc from 'fast-check';
import type { Payload } from 'payload';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Lead } from '../../base/database/payload-types';
import { execute, sql } from '../../base/database/query';
import { localDay, zoneOf } from '../../base/process/zone';
import type { Role } from '../../base/rights/access';
import { askRest, signedIn, startPayload } from '../../testing/api';
import { viewerOf } from '../inbox/viewer';
import { statuses } from '../record/options';
import { type View, type Viewer, views } from '../record/views';
import { searchTextOf } from '../search/search-text';
import { type Asked, exportAddress, listAddress, queryOf, readAsked, sorts } from './list-asked';
import { answerList } from './list-routes';

const people = {} as Record<Role, { id: number; token: string }>;
let payload: Payload;
let zone: string;

beforeAll(async () => {
  payload = await startPayload();
  zone = await zoneOf(payload);
  for (const role of ['owner', 'leads', 'editor'] as const) people[role] = await signedIn(payload, role);
});
beforeEach(() => execute(payload, sql`DELETE FROM leads`));

const shown = async (address: string) => {
  const headers = { authorization: `JWT ${people.owner.token}` };
  return (await answerList(payload, new Request(`http://localhost:3001${address}`, { headers }))).text();
};
const idsIn = (html: string) => [...html.matchAll(/name="id" value="(\d+)"/g)].map(([, id]) => Number(id));

const [NAMES, SERVICES, SUBURBS] = [
  ['Ada', 'Zoë O’Brien', 'Robin 100%'],
  ['Oven Cleaning', 'Roof_Wash'],
  ['Para Hills', 'Gawler', '50% Creek'],
];
const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
/** How long each job takes: one that began two hours ago is under way. */
const JOB_HOURS = 4;

const lead = fc.record({
  name: fc.constantFrom(...NAMES),
  status: fc.constantFrom(...statuses),
  service: fc.constantFrom(null, ...SERVICES),
  suburb: fc.constantFrom(null, ...SUBURBS),
  city: fc.constantFrom(null, 'Adelaide', 'Gawler'),
  source: fc.constantFrom('Direct', 'google ads', null),
  suspicion: fc.constantFrom(null, null, 'Came too fast.'),
  hoursAgo: fc.integer({ min: 0, max: 100 }),
  due: fc.constantFrom(null, -5, 7, 7, 30),
  answered: fc.boolean(),
  question: fc.constantFrom(null, null, -2, 3),
  followUp: fc.constantFrom(null, -1, 0, 2),
  agreed: fc.constantFrom(null, null, -30, -2, 1, 100, 200),
  done: fc.constantFrom(false, false, true),
  assigned: fc.constantFrom(null, 'owner', 'leads'),
  trashed: fc.constantFrom(false, false, false, true),
});
type Made = typeof lead extends fc.Arbitrary<infer Of> ? Of : never;
interface Stored extends Made {
  id: number;
  received: Date;
}

/** Rows as they may lie in the table, without what a save adds. */
async function store(all: Made[], { now, today }: Viewer): Promise<Stored[]> {
  const rows = all.map((one, index) => ({ ...one, id: index + 1, received: new Date(now.getTime() - one.hoursAgo * HOUR_MS) }));
  await execute(payload, sql`DELETE FROM leads`);
  const later = (hours: number | null) => (hours === null ? null : new Date(now.getTime() + hours * HOUR_MS).toISOString());
  const day = (days: number | null) =>
    days === null ? null : new Date(Date.parse(`${today}T12:00:00.000Z`) + days * DAY_MS).toISOString();
  for (const one of rows)
    await execute(
      payload,
      sql`INSERT INTO leads (id, name, status, service, suburb, city, source, suspicion, received_at, due_at, first_answered_at,
            question_due_at, follow_up_on, agreed_starts_at, agreed_ends_at, job_due_at, assigned_to_id, deleted_at, form, reference, idempotency_key, search_text, created_at, updated_at)
          VALUES (${one.id}, ${one.name}, ${one.status}, ${one.service}, ${one.suburb}, ${one.city}, ${one.source}, ${one.suspicion},
            ${one.received.toISOString()}, ${later(one.due)}, ${one.answered ? one.received.toISOString() : null}, ${later(one.question)},
            ${day(one.followUp)}, ${later(one.agreed)}, ${later(one.agreed === null ? null : one.agreed + JOB_HOURS)},
            ${one.status === 'won' && !one.done ? later(one.agreed === null ? -3 : one.agreed + JOB_HOURS) : null}, ${one.assigned && people[one.assigned as Role].id}, ${one.trashed ? now.toISOString() : null}, 'contact',
            ${`E-${one.id}`}, ${`row ${one.id}`}, ${searchTextOf(one)},
            ${now.toISOString()}, ${now.toISOString()})`,
    );
  return rows;
}

/** Each view in plain words over a row. */
const inView: Record<View, (row: Stored, viewer: Viewer) => boolean> = {
  today: ({ received, status }, { midnight }) => received >= midnight && status !== 'spam',
  new: ({ status, due }) => status === 'new' && due !== null,
  overdue: ({ status, due, answered }) => status === 'new' && due !== null && due < 0 && !answered,
  questions: ({ question, status }) => question !== null && status !== 'spam',
  'follow-up': ({ followUp, status }) => followUp !== null && followUp <= 0 && !['won', 'lost', 'spam'].includes(status),
  agree: ({ status, agreed, done }) => status === 'won' && agreed === null && !done,
  over: ({ status, agreed, done }) => status === 'won' && agreed !== null && agreed + JOB_HOURS < 0 && !done,
  week: ({ status, due, agreed }, { now, weekEnd }) =>
    agreed !== null &&
    due !== null &&
    !['lost', 'spam'].includes(status) &&
    agreed + JOB_HOURS >= 0 &&
    now.getTime() + agreed * HOUR_MS < weekEnd.getTime(),
  mine: ({ assigned }) => assigned === 'owner',
  suspicious: ({ suspicion, status }) => suspicion !== null && status !== 'spam',
  spam: ({ status }) => status === 'spam',
  all: () => true,
};

/** A name without accents, as people type it. */
const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A filter that few questions have, so that those which are asked together leave something to find. */
const seldom = <Value, None>(none: None, ...values: Value[]) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(none) }, { weight: 1, arbitrary: fc.constantFrom(...values) });

const asked = fc.record({
  view: fc.oneof(fc.constant<View>('all'), fc.constantFrom(...(Object.keys(views) as View[]))),
  q: seldom('', 'ada', 'zoe', 'nobody'),
  status: seldom('' as const, ...statuses),
  service: seldom('', ...SERVICES, 'Roof'),
  suburb: seldom('', 'gawler', 'PARA', '50% creek', '%'),
  source: seldom('', 'Direct', 'direct'),
  fromDays: seldom(null, 1, 3),
  untilDays: seldom(null, 0, 2),
  who: seldom('', 'me', 'nobody', 'leads'),
  suspicious: seldom('' as const, '1' as const),
  sort: fc.constantFrom('' as const, ...(Object.keys(sorts) as (keyof typeof sorts)[])),
});

it('a search that finds nothing offers the suburb that was meant (R-OWNER-42)', async () => {
  const data = { name: 'Ada', form: 'contact', suburb: 'Glenelg North', reached_us_by: 'phone' } as Lead;
  await payload.create({
    collection: 'leads',
    data,
    overrideAccess: false,
    user: await payload.findByID({ collection: 'users', id: people.owner.id }),
  });
  expect(await shown('/office/enquiries?q=ada+Glenlg')).toContain('href="/office/enquiries?q=ada+glenelg"');
  expect(await shown('/office/enquiries?q=ada+glenelg')).toContain('>Ada</a>');
  expect(await shown('/office/enquiries?q=Zanzibar')).not.toContain('Search for');
});

it('shows exactly the enquiries that a plain filter gives, in every view, filter and order, and exports the same (R-OWNER-42)', async () => {
  const viewer = await viewerOf({
    payload,
    user: { ...(await payload.findByID({ collection: 'users', id: people.owner.id })), collection: 'users' },
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(lead, { maxLength: 14 }),
      fc.array(asked, { minLength: 6, maxLength: 6 }),
      async (all, questions) => {
        const rows = await store(all, viewer);
        for (const { fromDays, untilDays, who, ...question } of questions) {
          const day = (days: number | null) =>
            days === null ? '' : localDay(new Date(viewer.now.getTime() - days * DAY_MS), zone);
          const [from, until] = [day(fromDays), day(untilDays)];
          const account = who === 'leads' ? String(people.leads.id) : who;
          const full: Asked = { ...question, from, until, who: account };
          expect(readAsked(queryOf(full))).toEqual(full);
          const place = question.suburb.replace('%', ' ').trim().toLowerCase();
          const fits = rows.filter(
            (row) =>
              !row.trashed &&
              inView[question.view](row, viewer) &&
              (!question.q || plain(row.name).includes(question.q)) &&
              (!question.status || row.status === question.status) &&
              (!question.service || row.service === question.service) &&
              (!place || [row.suburb, row.city].some((text) => text?.toLowerCase().includes(place))) &&
              (!question.source || row.source === question.source) &&
              (!from || localDay(row.received, zone) >= from) &&
              (!until || localDay(row.received, zone) <= until) &&
              (!who || row.assigned === ({ me: 'owner', nobody: null, leads: 'leads' } as const)[who as 'me']) &&
              (!question.suspicious || row.suspicion !== null),
          );
          const html = await shown(listAddress(full));
          expect(idsIn(html).sort((one, other) => one - other)).toEqual(fits.map(({ id }) => id));
          const path = exportAddress(full, viewer, zone).replace('/payload-api', '');
          const csv = await (await askRest(payload, 'GET', path, { token: people.owner.token })).text();
          expect(csv.trim().split('\r\n')).toHaveLength(fits.length + 1);
        }
      },
    ),
    { numRuns: 20 },
  );
});
