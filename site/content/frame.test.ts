import { cityPages, servicePages, starterSettings } from 'contract/catalogue';
import type { SiteSettings } from 'contract/settings';
import { usualWords, type WordName, wordsOn } from 'contract/words';
import { expect, it } from 'vitest';
import { frameOf } from './frame';

const pick = (words: Record<string, string>, names: WordName[]) => Object.fromEntries(names.map((name) => [name, words[name]]));
const shown = (settings: Partial<SiteSettings>) =>
  frameOf({ settings: { ...starterSettings, ...settings }, cities: [], services: [] }).settings;

it('makes dial links from the numbers of a provider that sends none (R-CLAIM-14)', () => {
  const [office] = starterSettings.offices;
  if (!office) throw new Error('the starter has no office');
  const offices = [{ ...office, phone: '+61 (0)8 1234 5678' }];
  const { phone_link, mobile_link, offices: boxes } = shown({ phone: '1300 CLEAN 1', mobile: '0491 570 156', offices });
  expect([phone_link, mobile_link]).toEqual(['tel:1300253261', 'https://wa.me/61491570156']);
  expect(boxes.map((box) => box.phone_link)).toEqual(['tel:+61812345678']);
});

it('has the words that the owner typed, on the pages that have them, and the usual ones otherwise (R-CLAIM-12)', () => {
  const words = { reasons_heading: 'Why us', quote_button: 'Ask for a price', reasons_lead: ' ' };
  const on = (page: string) => frameOf({ settings: { ...starterSettings, words }, page, cities: [], services: [] }).words;
  expect(on('home')).toEqual({
    ...pick(usualWords, wordsOn('home')),
    reasons_heading: 'Why us',
    quote_button: 'Ask for a price',
  });
  expect(on('about')).toEqual({ ...pick(usualWords, wordsOn('about')), quote_button: 'Ask for a price' });
});

it('has the provider’s dial links, or a link to the contact page where there is no number', () => {
  expect(shown({ phone: '1', phone_link: 'tel:+6499' }).phone_link).toBe('tel:+6499');
  expect(shown({ phone: 'ask us', mobile: 'none' })).toMatchObject({ phone_link: '/contact-us', mobile_link: undefined });
});

it('lists the cities under Services, or the services of a company with one city or none (R-PAGE-3)', () => {
  const listed = (count: number) => {
    const five = [...cityPages, ...['perth', 'cairns', 'sydney'].map((name) => ({ name, route: `/${name}-service` }))];
    return frameOf({ settings: starterSettings, cities: five.slice(0, count), services: [...servicePages] }).list;
  };
  expect(listed(2)).toEqual({
    links: [
      { label: 'Adelaide', href: '/adelaide-service' },
      { label: 'Melbourne', href: '/melbourne-service' },
    ],
    icon: 'map-pin',
  });
  expect(listed(5).links).toHaveLength(5);
  const main = servicePages.filter(({ shape }) => shape !== 'sub-service').map(({ name }) => name);
  for (const count of [0, 1]) {
    expect(listed(count).links.map(({ label }) => label)).toEqual(main);
    expect(listed(count).icon).toBeUndefined();
  }
});
