import { headOfCity } from 'contract/catalogue/heads';
import { describe, expect, it } from 'vitest';
import { findPage, type Listing } from './found-page';
import { pageKinds, type Values } from './page-kinds';
import { usualWords } from './site-words';

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
    shared: { title: 'Ovens in Hobart', description: 'Within one working day.' },
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
      image: 3,
      description: opening,
      entries: [{ description: paragraph('Leaves rot. '.repeat(30)) }],
    };
    const found = find('posts', post);
    expect(found).toMatchObject({
      path: '/blog-details/7',
      title: 'Clean gutters',
      shared: { title: 'Clean gutters' },
      picture: { from: 'page', id: 3 },
      empty: { from: { title: 'the post’s title', description: 'the start of the post’s text' } },
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
    expect(blank.empty.from.description).toBe('the general description under Company');
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

describe('a listing', () => {
  const post = { id: 7, title: 'Clean gutters', image: 3 };

  it('takes precedence over all of that, and its search words over those for sharing', () => {
    const found = find('posts', post, { meta_title: 'Own', meta_description: ' ', og_description: 'Shared', og_image: 9 });
    expect(found).toMatchObject({
      title: 'Own',
      description: site.description,
      shared: { title: 'Own', description: 'Shared' },
      picture: { from: 'listing', id: 9 },
    });
  });

  it('counts only with a title or a description (R-HEAD-2)', () => {
    const found = find('posts', post, { og_title: 'Shared', og_image: 9 });
    expect(found).toMatchObject({ ignoresPicture: true, shared: { title: 'Clean gutters' }, picture: { from: 'page', id: 3 } });
  });

  it('without a picture shows the home page’s first one, except on a post', () => {
    const service = { slug: 'oven-cleaning', image: 4 };
    expect(find('services', service, { meta_title: 'Ovens' }).picture).toEqual({ from: 'home' });
    expect(find('services', service).picture).toEqual({ from: 'page', id: 4 });
    expect(find('about', {}).picture).toEqual({ from: 'built-in' });
    expect(find('posts', post, { meta_title: 'Gutters' }).picture).toEqual({ from: 'page', id: 3 });
  });
});
