import { expect, it } from 'vitest';
import { readDays } from './week-days';

it.each([
  ['Monday to Friday', [0, 1, 2, 3, 4]],
  ['Mon–Fri', [0, 1, 2, 3, 4]],
  ['Saturday', [5]],
  ['Sat & Sun', [5, 6]],
  ['Tue, Thurs and Sat', [1, 3, 5]],
  ['weekdays', [0, 1, 2, 3, 4]],
  ['Every day', [0, 1, 2, 3, 4, 5, 6]],
  ['Sunday to Tuesday', [0, 1, 6]],
  ['Mondays', [0]],
])('%s', (typed, days) => expect(readDays(typed)).toEqual(days));

it.each(['By appointment', '', 'Monday to', 'constructor', 'Mon to Fri to Sun'])('“%s” is not a day', (typed) =>
  expect(readDays(typed)).toBeUndefined(),
);
