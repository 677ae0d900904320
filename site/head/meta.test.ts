import { starterSettings } from 'contract/catalogue';
import { expect, it } from 'vitest';
import { headOf } from './meta.server';

const context = { settings: starterSettings, siteUrl: 'https://site.example', canonicalPath: '/about-us/' };
const page = { meta: { title: 'Built-in title', description: 'Built-in words' } };

it('uses the record’s words and picture for social networks, and its keywords (R-HEAD-4)', () => {
  const record = {
    meta_title: 'Title',
    meta_description: 'Words',
    meta_keywords: 'ovens, roofs',
    og_title: 'Social title',
    og_description: 'Social words',
    og_image: 'social/team.jpg',
  };
  expect(headOf(page, record, context)).toMatchObject({
    title: 'Title',
    description: 'Words',
    keywords: 'ovens, roofs',
    og: { title: 'Social title', description: 'Social words', image: 'https://site.example/storage/social/team.jpg?shared' },
  });
});

it('prefers the page’s own words, then the record’s, the route’s and the site’s (R-HEAD-1)', () => {
  const record = { meta_title: 'Title', meta_description: '' };
  const insisting = { meta: { ...page.meta, explicit: { title: 'Page 2' } } };
  const bare = { meta: { title: '', description: '' } };
  const titles = [headOf(insisting, record, context), headOf(page, record, context), headOf(page, undefined, context)];
  expect(titles.map(({ title }) => title)).toEqual(['Page 2', 'Title', 'Built-in title']);
  expect(headOf(page, record, context).description).toBe('Built-in words');
  expect(headOf(bare, undefined, context).title).toBe(starterSettings.default_title);
});

it('links a picture in the size of social networks, and a drawing as it is (R-HEAD-15)', () => {
  const imageOf = (og_image: string) => headOf(page, { meta_title: 'T', og_image }, context).og.image;
  expect(imageOf('/a b.PNG')).toBe('https://site.example/storage/a%20b.PNG?shared');
  expect(imageOf('logo.svg')).toBe('https://site.example/storage/logo.svg');
});
