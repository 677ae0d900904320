import { builtInHeads, headOfCity } from 'contract/catalogue/heads';
import { expect, it } from 'vitest';
import { firstUsual } from '../../forms/fields/usual';
import { usualListing } from './usual-listing';

const shown = (slug: string, path: string, record = {}) =>
  firstUsual(usualListing({ slug, record }, path), (of) => (record as Record<string, unknown>)[of])?.text;

it('a page with an empty search listing has the site’s usual words (R-HEAD-1)', () => {
  expect(shown('faq-page', 'meta.meta_title')).toBe(builtInHeads['/faq-page'].title);
  expect(shown('about', 'meta.meta_description')).toBe(builtInHeads['/about-us'].description);
  expect(shown('cities', 'meta.meta_title', { name: 'Hobart' })).toBe(headOfCity('Hobart').title);
  expect(shown('home', 'meta.meta_title'), 'the company’s general title').toBeUndefined();
  expect(shown('faq-page', 'heading')).toBeUndefined();
});
