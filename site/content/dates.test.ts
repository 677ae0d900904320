import { expect, it } from 'vitest';
import { dateBadge } from './dates';

it('shows day and short month in the settings’ zone, whatever the machine’s is (R-CONTENT-12)', () => {
  expect(dateBadge('2026-09-14T20:30:00Z', 'Australia/Adelaide')).toMatchObject({
    day: '15',
    month: 'Sept',
    full: '15 September 2026',
  });
  expect(dateBadge('2026-03-14T20:30:00Z', 'UTC')).toMatchObject({ day: '14', month: 'Mar' });
});

it('reads a plain day as that day in every zone', () => {
  expect(dateBadge('2026-09-14', 'America/Los_Angeles')).toMatchObject({ day: '14', dateTime: '2026-09-14' });
});

it('recognises what is not a date', () => {
  expect(dateBadge('soon', 'Australia/Adelaide')).toBeUndefined();
});
