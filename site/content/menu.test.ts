import { starterSettings } from 'contract/catalogue';
import { usualFooter, usualMenu } from 'contract/catalogue/menu';
import { expect, it } from 'vitest';
import { footerColumns, headerMenu, withSafeMenus } from './menu';

const cities = [
  { label: 'Adelaide', href: '/adelaide-service' },
  { label: 'Melbourne', href: '/melbourne-service' },
];
const menuOf = (menu: { label: string; href?: string }[]) => headerMenu({ ...starterSettings, menu }, cities);
const links = (...labels: string[]) => labels.map((label) => ({ label, href: `/${label}` }));

it('the usual entries fit into the bar, even if one is renamed (R-PAGE-27)', () => {
  expect(headerMenu(starterSettings, cities)).toEqual({ entries: usualMenu });
  const menu = usualMenu.map((entry) => (entry.label === 'About' ? { ...entry, label: 'About us' } : entry));
  expect(menuOf(menu)).toEqual({ entries: menu });
});

it('entries that do not fit at a width are in "More", a list of cities as its links (R-PAGE-27)', () => {
  const many = [...links('Home', 'Prices', 'Reviews', 'Our people', 'Blog', 'Contact', 'Jobs'), { label: 'Services' }];
  const { entries, more } = menuOf(many);
  expect(entries.map(({ at }) => at)).toEqual(expect.arrayContaining([undefined, 'large']));
  expect(entries.slice(-3)).toEqual([
    { label: 'Jobs', href: '/Jobs', at: 'large' },
    ...cities.map((city) => ({ ...city, at: 'narrow' })),
  ]);
  expect(more?.links.map(({ label }) => label)).toEqual(entries.flatMap(({ label, at }) => (at ? [label] : [])));
  const long = menuOf(links('A label as long as nobody should write one, but somebody will'));
  expect(long.entries).toMatchObject([{ at: 'large' }]);
  expect(long.more).toMatchObject({ at: 'mid', links: [{ at: 'mid' }] });
  expect(menuOf([])).toEqual({ entries: [] });
});

it('a list with one entry is a link with the name of that entry (R-PAGE-3)', () => {
  const only = { label: 'Window Cleaning', href: '/service/window-cleaning' };
  const { entries } = headerMenu(starterSettings, [only]);
  expect(entries).toEqual(usualMenu.map((entry) => (entry.href ? entry : only)));
});

it('the footer has the usual services, and others in the places of those that are not offered (R-PAGE-5)', () => {
  const page = (slug: string) => ({ label: slug, href: `/service/${slug}` });
  const servicesOf = (...slugs: string[]) =>
    footerColumns(starterSettings, slugs.map(page)).lists[1]?.links.map(({ href }) => href);
  const usual = usualFooter.services.map((service) => service.page.replace('/service/', ''));
  expect(servicesOf(...usual, 'roof-cleaning')).toEqual(usualFooter.services.map(({ href }) => href));
  expect(servicesOf('house-cleaning', 'ndis-cleaning')).toEqual(['/house-cleaning', '/service/ndis-cleaning']);
  expect(servicesOf('a', 'b', 'c', 'd', 'e', 'f')).toEqual(['a', 'b', 'c', 'd', 'e'].map((slug) => `/service/${slug}`));
  expect(servicesOf()).toBeUndefined();
});

it('unsafe links are left out of menu and footer', () => {
  const bad = { label: 'Bad', href: 'javascript:alert(1)' };
  const settings = {
    ...starterSettings,
    menu: [bad, { label: 'Services' }],
    footer: { navigation: [bad, { label: 'Web', href: 'https://example.com' }] },
  };
  expect(withSafeMenus(settings)).toMatchObject({
    menu: [{ label: 'Services' }],
    footer: { navigation: [{ label: 'Web', href: 'https://example.com' }] },
  });
});
