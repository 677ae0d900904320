import { headOfCity } from 'contract/catalogue/heads';
import { describe, expect, it } from 'vitest';
import { cutWords, findPage, fitOf, type Listing } from './found-page';
import { usualWords } from './listed-pages';
import { pageKinds, type Values } from './page-kinds';

const facts = { places: 'Hobart', reply: 'one working day', years: '' };
const site = { title: 'All our cleaning', description: 'What we do.' };

function find(slug: string, record: Values, listing: Listing = {}) {
  const kind = pageKinds[slug];
  if (!kind) throw new Error(`no kind ${slug}`);
  return findPage(kind, record, listing, { usual: usualWords(kind.path(record)), site, facts });
}
const paragraph = (text: string) => ({
  root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text }] }] },
});

it('shows what visitors read, with the facts that a listing names (R-CLAIM-13)', () => {
  const found = find(
    'services',
    { slug: 'oven-cleaning' },
    { meta_title: 'Ovens in {places}', meta_description: 'Within {reply}.' },
  );
  expect(found).toMatchObject({
    ...{ title: 'Ovens in Hobart', description: 'Within one working day.' },
    typed: { title: 'Ovens in {places}', description: 'Within {reply}.' },
  });
});

it('leaves out a title that would count the years of a company in its first (R-CLAIM-13)', () => {
  const found = find('about', {}, { meta_title: 'Over {years} years', meta_description: 'In {places}.' });
  expect(found).toMatchObject({ title: usualWords('/about-us').title, description: 'In Hobart.' });
});

describe('what shows where a listing is empty (R-HEAD-11)', () => {
  it('is a post’s title, the start of its first section and its picture', () => {
    const opening = paragraph('The opening.');
    const post = {
      id: 7,
      title: 'Clean gutters',
      description: opening,
      entries: [{ description: paragraph('Leaves rot. '.repeat(30)) }],
    };
    const found = find('posts', post);
    expect(found).toMatchObject({
      path: '/blog-details/7',
      title: 'Clean gutters',
    });
    expect(found.description).toMatch(/^Leaves rot\. .*…$/);
    expect(found.description.length).toBeLessThanOrEqual(151);
    expect(find('posts', { ...post, entries: [] }).description).toBe('The opening.');
    expect(find('posts', { ...post, entries: 0 }).description).toBe('The opening.');
  });

  it('is the site’s general words for the home page and for a post without text', () => {
    expect(find('home', {})).toMatchObject({ path: '/', ...site });
    const blank = find('posts', { title: 'Clean gutters' });
    expect(blank).toMatchObject({ path: undefined, description: site.description });
  });

  it('is the owner’s heading of a service, else the usual one, else its name', () => {
    const usual = usualWords('/service/oven-cleaning');
    expect(find('services', { slug: 'oven-cleaning' })).toMatchObject(usual);
    expect(find('services', { slug: 'oven-cleaning', title: 'Ovens' })).toMatchObject({ ...usual, title: 'Ovens' });
    expect(find('services', { slug: 'curtains', name: 'Curtain Cleaning' })).toMatchObject({
      title: 'Curtain Cleaning',
      description: site.description,
    });
  });

  it('is made from a city’s name and from the privacy page’s heading', () => {
    expect(find('cities', { route: '/perth-service', name: 'Perth' })).toMatchObject(headOfCity('Perth'));
    expect(find('privacy', { title: 'Your data' })).toMatchObject({ title: 'Your data', path: '/privacy' });
  });
});

it('a listing takes precedence over all of that, what is blank in it does not', () => {
  const found = find('posts', { id: 7, title: 'Clean gutters' }, { meta_title: 'Own', meta_description: ' ' });
  expect(found).toMatchObject({
    ...{ title: 'Own', description: site.description },
    empty: { title: 'Clean gutters', description: site.description },
  });
});

describe('what does not fit into a search result (R-HEAD-12)', () => {
  const words = (count: number) => Array.from({ length: count }, (_, place) => `word${place}`).join(' ');

  it('is a title of more than 60 characters or a description of more than 155, cut before a word', () => {
    expect([29, 30, 60, 61].map((length) => fitOf('title', 'x'.repeat(length)))).toEqual(['short', 'good', 'good', 'cut']);
    expect([69, 70, 155, 156].map((length) => fitOf('description', 'x'.repeat(length)))).toEqual([
      'short',
      'good',
      'good',
      'cut',
    ]);
    const title = 'House and Office Cleaning in Adelaide and Melbourne';
    expect(cutWords('title', title)).toBe(title);
    expect(cutWords('title', words(20))).toMatch(/^word0 .* word\d+…$/);
    expect(cutWords('description', words(40)).length).toBeLessThanOrEqual(156);
  });
});
