import { starterSettings } from 'contract/catalogue';
import { examples } from 'contract/catalogue/examples';
import type { OwnPage } from 'contract/own-page';
import { expect, it } from 'vitest';
import type { Reader } from './content';
import { allOwnPages, formOfPage, sectionsOf } from './own-pages';

const reader = {
  section: async () => undefined,
  picture: async (record: { image?: string }) => record.image && { path: record.image, alt: '', width: 4, height: 3 },
} as unknown as Reader;

const made = (sections: OwnPage['sections'], toForm?: string) =>
  sectionsOf(reader, { route: '/a', title: 'A', sections }, starterSettings, toForm);
const action = (href: string) => ({ label: 'Go', href });
const hero = (href: string) => ({ kind: 'hero' as const, heading: 'A', action: action(href) });
const form = (name: 'contact' | 'quote') => ({ kind: 'form' as const, form: name });

it('every kind of section in the contract is shown, and one without content is left out (R-OWN-1)', async () => {
  const { sections } = (examples.ownPages as OwnPage[])[0] as OwnPage;
  const kinds = (await made(sections)).map(({ kind }) => kind);
  // Reviews and pictures of the pair are asked from the reader, which has none here.
  expect(kinds).toEqual(sections.map(({ kind }) => kind).filter((kind) => kind !== 'reviews' && kind !== 'before_after'));
  expect(
    await made([
      { kind: 'cards', cards: [] },
      { kind: 'gallery', pictures: [{}] },
      { kind: 'text', html: ' ' },
    ]),
  ).toEqual([]);
});

it('a button leads to the page’s form or to an address, and one with an unsafe address is left out (R-OWN-4)', async () => {
  const actionOf = async (href: string, toForm?: string) => {
    const [first] = await made([hero(href)], toForm);
    return first?.kind === 'hero' ? first.action?.href : undefined;
  };
  expect(await actionOf('#form', '#quote-form')).toBe('#quote-form');
  expect(await actionOf('#form')).toBeUndefined();
  expect(await actionOf('javascript:alert(1)')).toBeUndefined();
  expect(await actionOf('/free-quote')).toBe('/free-quote');
});

it('a page has one form, the first, and shows each map once (R-OWN-5)', async () => {
  const map = { kind: 'map' as const, office: 'adelaide' };
  const page = [form('quote'), form('contact'), map, { ...map, office: 'a closed one' }, { ...map, office: 'melbourne' }];
  expect((await made(page)).map(({ kind }) => kind)).toEqual(['form', 'map', 'map']);
  expect(formOfPage({ sections: page })).toBe('quote');
});

it('a provider without the addition is not called', async () => {
  expect(await allOwnPages(reader, new Set())).toEqual([]);
});
