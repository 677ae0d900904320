import type { FormState } from 'payload';
import { expect, it } from 'vitest';
import { onlyNewValues } from './late-answers';

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
