import type { FlattenedField } from 'payload';
import { expect, it } from 'vitest';
import { completed } from './unfinished';

const text = (name: string, required = true) => ({ type: 'text', name, required }) as FlattenedField;
const fields = [
  text('title'),
  text('note', false),
  { type: 'date', name: 'day', required: true },
  { type: 'number', name: 'count', required: true },
  { type: 'group', name: 'top', flattenedFields: [text('heading')] },
  { type: 'array', name: 'rows', flattenedFields: [text('question')] },
] as FlattenedField[];

it('fills in the required fields that a draft lacks, at the top, in groups and in rows (R-OWNER-20)', () => {
  expect(completed({ id: 1, title: null, rows: [{ question: null }, { question: 'Why?' }] }, fields)).toEqual({
    id: 1,
    title: '',
    day: expect.stringMatching(/^\d{4}-/),
    count: undefined,
    top: { heading: '' },
    rows: [{ question: '' }, { question: 'Why?' }],
  });
});

it('leaves a finished record as it is', () => {
  const doc = { title: 'A', note: null, day: '2026-01-01', count: 2, top: { heading: 'B' }, rows: [] };
  expect(completed(doc, fields)).toEqual(doc);
});
