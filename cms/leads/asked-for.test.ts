import { expect, it } from 'vitest';
import { requestedService, subjectOf } from './record/requested-service';

it.each([
  [
    { about: 'End of Lease Cleaning', service: 'House Cleaning' },
    'End of Lease Cleaning (House Cleaning)',
    'End of Lease Cleaning',
  ],
  [{ about: 'Oven Cleaning', service: 'Oven Cleaning' }, 'Oven Cleaning', 'Oven Cleaning'],
  [{ about: null, service: 'Oven Cleaning' }, 'Oven Cleaning', 'Oven Cleaning'],
  [{}, '', ''],
])('%j is a request for "%s"', (lead, both, subject) => {
  expect([requestedService(lead), subjectOf(lead)]).toEqual([both, subject]);
});
