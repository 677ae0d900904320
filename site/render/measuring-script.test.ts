import { expect, it } from 'vitest';
import { asksAtForms } from '../content/measuring';
import { measuredElement, measuringScript } from './measuring-script';

it('a page without tags says nothing, also where networks are told from the server (R-MEASURE-2)', () => {
  expect(measuredElement(undefined, '/tags.js')).toBe('');
  expect(measuredElement({ asks: ['meta'] }, '/tags.js')).toBe('');
});

it('a page with tags imports the file that asks, once it is idle, and has what the banner names (R-MEASURE-6)', () => {
  const tags = { google_analytics: { id: 'G-AB12' } };
  const element = measuredElement({ asks: ['google_analytics', 'meta'], tags }, '/tags.js');
  expect(JSON.parse(element.replace(/<[^>]*>/g, ''))).toEqual({
    tags,
    script: '/tags.js',
    asks: { google_analytics: 'Google Analytics', meta: 'Meta' },
  });
  expect(measuringScript('/measuring.js')).toContain('requestIdleCallback');
  expect(() => new Function(measuringScript('/measuring.js'))).not.toThrow();
});

it('the forms ask only where no banner does', () => {
  expect(asksAtForms({})).toEqual([]);
  expect(asksAtForms({ measuring: { asks: ['meta'] } })).toEqual(['meta']);
  expect(asksAtForms({ measuring: { asks: ['meta'], tags: { meta: { id: '12345' } } } })).toEqual([]);
});
