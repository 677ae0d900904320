import { starterSettings } from 'contract/catalogue';
import { examples } from 'contract/catalogue/examples';
import { type OwnPage, OwnSection } from 'contract/own-page';
import { expect, it } from 'vitest';
import type { Reader } from './content';
import { formOfPage, framesIn, moreSections, sectionsOf } from './own-pages';

const reader = {
  section: async () => undefined,
  warn: () => undefined,
  additions: async () => new Set(),
  picture: async (record: { image?: string }) => record.image && { path: record.image, alt: '', width: 4, height: 3 },
} as unknown as Reader;

const made = (sections: OwnPage['sections'], toForm?: string) => sectionsOf(reader, { sections }, starterSettings, toForm);
const action = (href: string) => ({ label: 'Go', href });
const hero = (href: string) => ({ kind: 'hero' as const, heading: 'A', action: action(href) });
const form = (name: 'contact' | 'quote') => ({ kind: 'form' as const, form: name });

it('every kind of section in the contract is shown, and one without content is left out (R-OWN-1)', async () => {
  const { sections } = (examples.ownPages as OwnPage[])[0] as OwnPage;
  expect(sections.map(({ kind }) => kind).toSorted()).toEqual(OwnSection.options.map(({ shape }) => shape.kind.value).toSorted());
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

it('a page has one form, the first, and shows each map once; that of a closed office is left out (R-OWN-5)', async () => {
  const map = { kind: 'map' as const, office: 'adelaide' };
  const page = [form('quote'), form('contact'), map, { ...map, office: 'a closed one' }, { ...map, office: 'melbourne' }];
  expect((await made(page)).map(({ kind }) => kind)).toEqual(['form', 'map', 'map']);
  expect(await made([{ ...map, office: 'a closed one' }])).toEqual([]);
  expect(formOfPage({ sections: page })).toBe('quote');
});

it('the question for the suburb stands beside a form, unless the owner leaves it out or the page has its section (R-OWN-10)', async () => {
  const asks = async (...sections: OwnPage['sections']) =>
    (await made(sections)).flatMap((section) => (section.kind === 'form' ? section.asksSuburb : []));
  expect(await asks(form('contact'))).toEqual([true]);
  expect(await asks({ ...form('contact'), asks_suburb: false })).toEqual([false]);
  expect(await asks({ ...form('quote'), asks_suburb: true }, { kind: 'suburb_check' })).toEqual([false]);
});

it('a file says what it is, how large and from when, and one that is gone is left out (R-FILE-2)', async () => {
  const prices = { title: 'Prices', file: 'prices.pdf', file_size: 2048, file_date: '2026-09-14T20:30:00Z' };
  const [files] = await made([{ kind: 'files', files: [prices, { title: 'Gone' }, { title: 'Other', file: 'a.pdf' }] }]);
  expect(files).toMatchObject({
    files: [
      { title: 'Prices', path: 'prices.pdf', details: 'PDF, 2 kB, 15 September 2026' },
      { title: 'Other', details: 'PDF' },
    ],
  });
  expect(await made([{ kind: 'files', files: [{ title: 'Gone' }] }])).toEqual([]);
});

it('a frame is shown of known hosts and those of the settings, and its origin is named (R-FILE-3)', async () => {
  const frame = (link: string) => ({ kind: 'embed' as const, title: 'A', link });
  const links = ['https://youtu.be/example-id', 'https://book.example.com/a', 'https://other.example/a', 'javascript:alert(1)'];
  const sections = await sectionsOf(
    reader,
    { sections: links.map(frame) },
    {
      ...starterSettings,
      embed_hosts: ['example.com'],
    },
  );
  expect(sections.map((section) => section.kind === 'embed' && section.embed.href)).toEqual([
    'https://www.youtube.com/watch?v=example-id',
    'https://book.example.com/a',
  ]);
  expect(framesIn(sections)).toEqual(['https://www.youtube-nocookie.com', 'https://book.example.com']);
});

it('a page shows the extra sections of its own address, with its form (R-OWN-7)', async () => {
  const extra = [{ route: '/', sections: [hero('#form')] }];
  const addition = async (_: string, reshape: (answer: unknown) => unknown) => reshape(extra);
  const more = (route: string) =>
    moreSections({ reader: { ...reader, addition } as unknown as Reader, settings: starterSettings }, route, '#contact-form');
  expect(await more('/')).toMatchObject([{ kind: 'hero', action: { href: '#contact-form' } }]);
  expect(await more('/blog')).toBeUndefined();
});
