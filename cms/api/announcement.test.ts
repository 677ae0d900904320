import type { SiteSettings } from 'contract/settings';
import type { Payload } from 'payload';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { daysLater, storedDay, today } from '../base/process/days';
import { momentOf } from '../base/process/zone';
import { spanOf } from '../model/settings/announcement';
import { askRest, callApi, signedIn, startPayload } from '../testing/api';
import { announcementOf } from './announcement';
import { Source } from './source';

const zone = 'Australia/Adelaide';
const day = (days: number) => daysLater(today(zone), days);
const stored = (days: number) => storedDay(day(days));
const NOWHERE = { home: false, services: false, cities: false, blog: false, contact: false };
const EMPTY = { text: null, link: {}, from: null, from_time: null, until: null, until_time: null, shown_on: NOWHERE };

let payload: Payload;
let editor: string;
beforeAll(async () => {
  payload = await startPayload();
  editor = (await signedIn(payload, 'editor')).token;
});
afterEach(() => payload.updateGlobal({ slug: 'announcement', data: { ...EMPTY, _status: 'published' } }));

/** Publishes as an editor does; resolves with the errors by field. */
async function save(data: object): Promise<Record<string, string>> {
  const body = { ...EMPTY, ...data, _status: 'published' };
  const response = await askRest(payload, 'POST', '/globals/announcement', { token: editor, body });
  const { errors = [] } = (await response.json()) as { errors?: { data?: { errors?: { path: string; message: string }[] } }[] };
  return Object.fromEntries(errors.flatMap(({ data: inner }) => inner?.errors ?? []).map((one) => [one.path, one.message]));
}
const shown = async () => ((await callApi(payload, '/settings')).body as SiteSettings).announcement;

it('the starter has no announcement; one of words alone is shown at once on every page (R-PAGE-30)', async () => {
  expect(await shown()).toBeUndefined();
  expect(await save({ text: '  Closed over Easter.\n Call {phone}. ' })).toEqual({});
  expect(await shown()).toEqual({ text: 'Closed over Easter. Call 1300 975 707.' });
});

it('an announcement of signs that nobody sees is none', async () => {
  expect(await save({ text: ' \u200b\u00ad\n' })).toEqual({});
  expect(await shown()).toBeUndefined();
});

it('an announcement begins and ends by the company’s clock, and its last day counts in full', async () => {
  expect(
    await save({
      text: 'Heat',
      from: stored(1),
      from_time: '9am',
      until: stored(3),
      shown_on: { ...NOWHERE, home: true, blog: true },
    }),
  ).toEqual({});
  expect(await shown()).toEqual({
    text: 'Heat',
    from: momentOf(`${day(1)}T09:00`, zone).toISOString(),
    until: momentOf(`${day(4)}T00:00`, zone).toISOString(),
    pages: ['home', 'blog'],
  });
  expect(await payload.findGlobal({ slug: 'announcement' })).toMatchObject({ from_time: '9:00 AM' });
  expect(await announcementOf(new Source(payload, true), zone), 'a preview shows it already').not.toHaveProperty('from');
  const end = momentOf(`${day(4)}T00:00`, zone).getTime();
  const at = (now: number) => announcementOf(new Source(payload), zone, new Date(now));
  expect([await at(end - 1), await at(end)]).toEqual([expect.anything(), undefined]);
});

it.each([
  [{}, {}],
  [{ from: stored(0) }, { from: `${day(0)}T00:00` }],
  [{ until: stored(0), until_time: '5:30 PM' }, { until: `${day(0)}T17:30` }],
  [{ until: stored(0) }, { until: `${day(1)}T00:00` }],
])('the days %j give the local span %j', (days, span) => expect(spanOf(days)).toEqual(span));

it('an invalid announcement is rejected, with the reason beside the field', async () => {
  expect(await save({ text: 'x'.repeat(121) })).toEqual({ text: expect.stringContaining('120') });
  expect(await save({ text: 'Heat', from: stored(2), until: stored(1) })).toEqual({
    until: expect.stringContaining('before it begins'),
  });
  const sameDay = { from: stored(1), from_time: '5 PM', until: stored(1), until_time: '9 AM' };
  expect(await save({ text: 'Heat', ...sameDay })).toEqual({ until: expect.stringContaining('before it begins') });
  expect(await save({ text: 'Heat', from: stored(1), from_time: 'early' })).toEqual({
    from_time: expect.stringContaining('9 AM'),
  });
  expect(await save({ text: 'Heat', until_time: '5 PM' })).toEqual({ until_time: expect.stringContaining('Choose its day') });
  expect(await save({ text: 'Heat', link: { label: 'More' } })).toEqual({ 'link.page': expect.stringContaining('Choose where') });
  expect(await save({ text: 'Heat', link: { label: 'More', page: 'address', address: '/nowhere' } })).toEqual({
    'link.address': expect.stringContaining('no page'),
  });
});

it('the link of an announcement leads to a page, a service or the web, and is left out while its page is not on the site', async () => {
  const { docs } = await payload.find({ collection: 'services', where: { slug: { equals: 'oven-cleaning' } }, depth: 0 });
  const linked = async (link: object) => {
    expect(await save({ text: 'Heat', link: { label: 'More', ...link } })).toEqual({});
    return (await shown())?.link;
  };
  expect(await linked({ page: '/contact-us' })).toEqual({ label: 'More', href: '/contact-us' });
  expect(await linked({ page: 'address', address: 'https://example.com/heat' })).toMatchObject({
    href: 'https://example.com/heat',
  });
  const id = docs[0]?.id ?? 0;
  expect(await linked({ page: `services:${id}` })).toMatchObject({ href: '/service/oven-cleaning' });
  await payload.update({ collection: 'services', id, data: { _status: 'draft' } });
  expect(await shown()).toEqual({ text: 'Heat' });
  await payload.update({ collection: 'services', id, data: { _status: 'published' } });
});
