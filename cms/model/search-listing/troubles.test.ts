import { describe, expect, it } from 'vitest';
import { findPage, type Listing } from './found-page';
import { pageKinds } from './page-kinds';
import { checkPages, type ListedPage, needsAttention } from './troubles';

const GOOD = 'What to check first, what it costs, and when it is better to leave a job like this to somebody else.';
const whole: Listing = { meta_title: 'Clean gutters before the summer', meta_description: GOOD };
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
  it('is empty with a title and a description that fit', () => {
    expect(troubles(page('Gutters', whole))).toEqual({ Gutters: [] });
  });

  it('names what is missing or too long', () => {
    const long = 'How to clean each of the gutters of a house before the first summer storm';
    expect(
      troubles(
        page('Gutters', { ...whole, meta_title: '', meta_description: null }),
        page('Long', { ...whole, meta_title: long, meta_description: GOOD.repeat(2) }),
        page(long, { ...whole, meta_title: null }),
      ),
    ).toEqual({
      Gutters: ['No description', 'No title'],
      Long: [`Same title as “${long}”`, 'Title too long', 'Description too long'],
      [long]: ['Same title as “Long”', 'No title', 'Title too long'],
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

  it('has the worst first', () => {
    const titled = { ...whole, meta_title: 'Only the description is missing', meta_description: '' };
    const checked = checkPages([page('Whole', whole), page('Titled', titled), page('Bare', {})]);
    expect(checked.map(({ name }) => name)).toEqual(['Bare', 'Titled', 'Whole']);
    expect(checked.filter(needsAttention).map(({ name }) => name)).toEqual(['Bare', 'Titled']);
  });
});
