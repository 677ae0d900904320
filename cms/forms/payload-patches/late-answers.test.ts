import type { FormState } from 'payload';
import { expect, it } from 'vitest';
import { ofRowsThere, onlyNewValues } from './late-answers';

it('after a save, the form keeps the values that it sent and takes those that the server set', () => {
  const sent: FormState = { title: { value: 'typed' }, slug: { value: '' } };
  const answer: FormState = {
    title: { value: 'typed', initialValue: 'typed', valid: true },
    slug: { value: 'typed', initialValue: 'typed' },
    id: { value: 'row', initialValue: 'row' },
  };
  const kept = onlyNewValues(answer, sent);
  expect(kept.title).toEqual({ valid: true });
  expect(kept.slug).toEqual(answer.slug);
  expect(kept.id).toEqual(answer.id);
});

it('a list whose number of rows was sent keeps whether the form sends it', () => {
  const sent: FormState = { menu: { value: 1, rows: [{ id: 'a' }], disableFormData: true } };
  const answer: FormState = { menu: { value: 1, rows: [{ id: 'a' }], disableFormData: true, valid: true } };
  expect(onlyNewValues(answer, sent).menu).toEqual({ rows: [{ id: 'a' }], valid: true });
});

it('fields of rows that were removed or moved meanwhile are left out, those of others are not', () => {
  const rows = (...ids: string[]) => ({ rows: ids.map((id) => ({ id })) });
  const sent: FormState = { menu: rows('a', 'b', 'c'), 'menu.1.links': rows('d') };
  const now: FormState = { menu: rows('a', 'c'), 'menu.1.links': rows('d') };
  const answer: FormState = {
    title: {},
    menu: {},
    'menu.0.label': {},
    'menu.1.label': {},
    'menu.1.links.0.page': {},
    'menu.2.label': {},
    'menu.3.label': {},
  };
  expect(Object.keys(ofRowsThere(answer, sent, now))).toEqual(['title', 'menu', 'menu.0.label', 'menu.3.label']);
  expect(ofRowsThere(answer, sent, sent)).toEqual(answer);
});
