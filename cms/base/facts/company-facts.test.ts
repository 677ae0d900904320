import { expect, it } from 'vitest';
import { settingsFacts } from './company-facts';

type Offices = NonNullable<Parameters<typeof settingsFacts>[0]['offices']>;
const office = (suburb: string, postcode: string) => ({ city: 'Sydney', suburb, state: 'NSW', postcode }) as Offices[number];

it('lists the addresses of any number of offices as a sentence does (R-CLAIM-13)', () => {
  const addressOf = (...offices: Offices) => settingsFacts({ offices }, '2026-11-27').address;
  const [penrith, bondi, ryde] = [office('Penrith', '2750'), office('Bondi', '2026'), office('Ryde', '2112')];
  expect(addressOf(penrith)).toBe('Penrith NSW 2750');
  expect(addressOf(penrith, bondi)).toBe('Penrith NSW 2750 and Bondi NSW 2026');
  expect(addressOf(penrith, bondi, ryde)).toBe('Penrith NSW 2750, Bondi NSW 2026 and Ryde NSW 2112');
});
