import { describe, expect, it } from 'vitest';
import { findPage, type Listing } from './found-page';
import { pageKinds } from './page-kinds';
import { checkPages, type ListedPage, needsAttention } from './troubles';
import { choosePages, readOptions, urlWith } from './view-options';

const GOOD = 'What to check first, what it costs, and when it is better to leave a job like this to somebody else.';
const whole: Listing = { meta_title: 'Clean gutters before the summer', meta_description: GOOD, og_image: 1 };
let number = 0;

function page(name: string, listing: Listing): ListedPage {
  const kind = pageKinds.posts;
  if (!kind) throw new Error('no posts');
  const site = { title: 'All our cleaning', description: 'What we do.' };
  const found = findPage(kind, { id: ++number, title: name }, listing, {
    usual: { title: '', description: '' },
    site,
    facts: {},
  });
  return { name, kind: 'Post', edit: `/posts/${number}`, published: true, listing, found };
}
const troubles = (...pages: ListedPage[]) =>
  Object.fromEntries(checkPages(pages).map((checked) => [checked.name, checked.troubles.map(({ text }) => text)]));

describe('the list of what a page lacks (R-HEAD-13)', () => {
  it('is empty with a title, a description and a picture that fit', () => {
    expect(troubles(page('Gutters', whole))).toEqual({ Gutters: [] });
  });

  it('names what is missing or too long', () => {
    const long = 'How to clean each of the gutters of a house before the first summer storm';
    expect(
      troubles(
        page('Gutters', { ...whole, meta_title: '', meta_description: null, og_image: null }),
        page('Long', { ...whole, meta_title: long, meta_description: GOOD.repeat(2) }),
        page(long, { ...whole, meta_title: null }),
      ),
    ).toEqual({
      Gutters: ['No description', 'No title', 'No picture of its own when shared'],
      Long: [`Same title as “${long}”`, 'Title too long', 'Description too long'],
      [long]: ['Same title as “Long”', 'No title; the post’s title is too long'],
    });
  });

  it('names a title that another page has too, in any spelling', () => {
    const same = { ...whole, meta_title: ' clean  gutters BEFORE the summer' };
    expect(
      troubles(
        page('A', whole),
        page('B', same),
        page('C', same),
        page('D', { ...whole, meta_title: 'Another title for this page' }),
      ),
    ).toEqual({
      A: ['Same title as “B” and 1 more'],
      B: ['Same title as “A” and 1 more'],
      C: ['Same title as “A” and 1 more'],
      D: [],
    });
  });

  it('has the worst first, and does not call for attention for a picture alone', () => {
    const checked = checkPages([
      page('Whole', whole),
      page('No picture', { ...whole, meta_title: 'Only the picture is missing here', og_image: null }),
      page('Bare', {}),
    ]);
    expect(checked.map(({ name }) => name)).toEqual(['Bare', 'No picture', 'Whole']);
    expect(checked.filter(needsAttention).map(({ name }) => name)).toEqual(['Bare']);
  });
});

describe('the list of pages', () => {
  const many = checkPages(Array.from({ length: 120 }, (_, place) => page(`Post ${String(place).padStart(3, '0')}`, {})));
  const names = (query: Record<string, unknown>) => choosePages(many, readOptions(query)).rows.map(({ name }) => name);

  it('has 50 rows per page, and a page number past the end gives the last page', () => {
    expect(names({})).toHaveLength(50);
    expect(names({ page: '3' })).toHaveLength(20);
    expect(names({ page: '99' })).toEqual(names({ page: '3' }));
    expect(names({ page: '-1' })).toEqual(names({ page: 'x' }));
  });

  it('finds pages by name and address', () => {
    expect(names({ search: ' post 11' })).toHaveLength(10);
    expect(names({ search: many[0]?.found.path })).toContain(many[0]?.name);
    expect(names({ search: 'none such' })).toEqual([]);
  });

  it('keeps the choices in its address', () => {
    const options = readOptions({ show: 'all', sort: 'name', search: 'a&b', page: '2' });
    expect(urlWith(options, { page: 3 })).toBe('/admin/search-pages?show=all&sort=name&search=a%26b&page=3');
    expect(urlWith(options, { show: 'attention', sort: 'trouble', search: '' })).toBe('/admin/search-pages');
  });
});
