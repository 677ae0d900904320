import { expect, it } from 'vitest';
import { asksAtForms } from '../content/measuring';
import { measuringScript } from './measuring-script';

it('a page without tags has no script, also where networks are told from the server (R-MEASURE-2)', () => {
  expect(measuringScript('/measuring.js', {})).toBeUndefined();
  expect(measuringScript('/measuring.js', { measuring: { asks: ['meta'] } })).toBeUndefined();
});

it('a page with tags imports the file that asks, once it is idle, with what the banner names (R-MEASURE-6)', () => {
  const tags = { google_analytics: { id: 'G-AB12' } };
  const script = measuringScript('/measuring.js', { measuring: { asks: ['google_analytics', 'meta'], tags } }) ?? '';
  expect(script).toContain('requestIdleCallback');
  const given = JSON.parse(/measure\((\{.*\})\)\)/.exec(script)?.[1] ?? '');
  expect(given).toEqual({ tags, asks: { google_analytics: 'Google Analytics', meta: 'Meta' } });
  expect(() => new Function(script)).not.toThrow();
});

it('the forms ask only where no banner does', () => {
  expect(asksAtForms({})).toEqual([]);
  expect(asksAtForms({ measuring: { asks: ['meta'] } })).toEqual(['meta']);
  expect(asksAtForms({ measuring: { asks: ['meta'], tags: { meta: { id: '12345' } } } })).toEqual([]);
});
