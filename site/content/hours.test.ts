import { starterSettings } from 'contract/catalogue';
import { expect, it } from 'vitest';
import { organisation } from '../head/structured';
import { shownHours } from './hours';

const christmas = { name: 'Christmas', from: '2026-12-25', to: '2027-01-02' };
const short = { hours: '9:00 AM to 1:00 PM', opens: '09:00', closes: '13:00' };
const [adelaide, melbourne] = starterSettings.offices;
if (!adelaide || !melbourne) throw new Error('the starter has two offices');
const settings = { ...starterSettings, hours_exceptions: [christmas] };

it.each([
  ['2026-12-10T13:29:00Z', false], // the last minute of 10 December in Adelaide
  ['2026-12-10T13:31:00Z', true],
  ['2027-01-02T13:29:00Z', true], // the last minute of 2 January
  ['2027-01-02T13:31:00Z', false],
])('at %s Christmas is shown on the contact page: %s (R-PAGE-28)', (now, is) => {
  const { company = [] } = shownHours(settings, new Date(now)) ?? {};
  expect(company.map(({ days }) => days)).toEqual(is ? ['Friday 25\u00a0December to Saturday 2\u00a0January'] : []);
});

it('each office has its own clock: Melbourne is half an hour ahead (R-PAGE-28, R-CONTENT-12)', () => {
  const between = shownHours(settings, new Date('2027-01-02T13:15:00Z'));
  expect(between?.offices.adelaide).toHaveLength(1);
  expect(between?.offices.melbourne).toEqual([]);
});

it('the structured markup has the same days, closed as equal times (R-HEAD-14)', () => {
  const own = { ...melbourne, hours_exceptions: [{ ...christmas, to: christmas.from, open: short }] };
  const offices = [adelaide, own];
  const now = new Date('2026-12-20T00:00:00Z');
  const all = { ...settings, offices };
  const closed = { validFrom: '2026-12-25', validThrough: '2027-01-02', opens: '00:00', closes: '00:00' };
  expect(organisation(all, shownHours(all, now))).toMatchObject({
    specialOpeningHoursSpecification: [closed],
    department: [
      { specialOpeningHoursSpecification: [closed] },
      { specialOpeningHoursSpecification: [{ validThrough: '2026-12-25', opens: '09:00', closes: '13:00' }] },
    ],
  });
  const outOfSeason = JSON.stringify(organisation(all, shownHours(all, new Date('2026-06-01'))));
  expect(outOfSeason).not.toContain('specialOpeningHours');
});
