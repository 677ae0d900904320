import { ANNOUNCED_ON, type AnnouncedOn } from 'contract/announcement';
import { describe, expect, it } from 'vitest';
import { momentsOf, shownAnnouncement } from './announcement';

const text = 'Closed over Easter.';
const link = { label: 'Hours', href: '/contact-us' };
const [from, until] = ['2027-03-25T13:30:00.000Z', '2027-03-29T13:30:00.000Z'];
const at = (now: string, more: object = {}) => shownAnnouncement({ announcement: { text, ...more } }, 'home', new Date(now));

it('an announcement begins and ends by itself, to the millisecond (R-PAGE-30)', () => {
  expect(at('2027-01-01T00:00Z', { link })).toEqual({ id: expect.stringMatching(/^[\w-]{8}$/), text, link });
  const shown = ['2027-03-25T13:29:59.999Z', from, '2027-03-29T13:29:59.999Z', until].map((now) => at(now, { from, until }));
  expect(shown.map((one) => one?.text)).toEqual([undefined, text, text, undefined]);
  expect(momentsOf({ announcement: { text, from, until } })).toEqual([Date.parse(from), Date.parse(until)]);
  expect(momentsOf({})).toEqual([]);
});

it('an announcement counts as a new one if its words change, not if its days do', () => {
  const [one, other, moved] = [at(from), at(from, { text: 'Open again.' }), at(from, { until })];
  expect(one?.id).not.toBe(other?.id);
  expect(moved?.id).toBe(one?.id);
});

describe('an announcement stands on every page, or on those of some kinds', () => {
  it.each<[string | undefined, string[]]>([
    ['home', ['home']],
    ['service', ['services']],
    ['city', ['cities']],
    ['blogPost', ['blog']],
    ['quote', ['contact']],
    ['own', ['own']],
    ['about', []],
    ['notFound', []],
    [undefined, []],
  ])('%s', (page, kinds) => {
    const shownOn = (pages?: AnnouncedOn[]) => shownAnnouncement({ announcement: { text, pages } }, page) !== undefined;
    expect(shownOn()).toBe(true);
    expect(ANNOUNCED_ON.filter((kind) => shownOn([kind]))).toEqual(kinds);
  });
});
