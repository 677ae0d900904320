import { states, stateZones } from 'contract/states';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Setting } from '../../base/database/payload-types';
import { areaServed, formCities, formStates, officeIds, placesCompleted, wasInForms } from './places';

type Office = Setting['offices'][number];
const office = (city: string, state: string, more: Partial<Office> = {}) =>
  ({ id: `row of ${city}`, city, state, time_zone: stateZones[state]?.[0], in_forms: true, ...more }) as Office;
const starter = [
  office('Adelaide', 'SA', { key: 'adelaide' }),
  office('Melbourne', 'VIC', { key: 'melbourne', in_forms: false }),
];

describe('a save of the offices', () => {
  it('keeps an office through a rename, with the time zone of its new state, which becomes the company’s', () => {
    const hobart = { ...starter[0], city: 'Hobart', state: 'Tasmania' } as Office;
    const saved = placesCompleted(
      { offices: [hobart, ...starter.slice(1)], time_zone: 'Australia/Adelaide' },
      { offices: starter },
    );
    expect(saved.offices?.[0]).toMatchObject({ key: 'adelaide', state: 'TAS', time_zone: 'Australia/Hobart' });
    expect(saved.time_zone).toBe('Australia/Hobart');
    expect(officeIds(saved.offices).get('adelaide')).toBe('hobart');
    expect([formCities(saved), formStates(saved)]).toEqual([[{ slug: 'hobart', name: 'Hobart' }], ['Tasmania']]);
  });

  it('treats a single added office as the single removed one under another name', () => {
    const perth = office('Perth', 'WA');
    expect(placesCompleted({ offices: [starter[1] as Office, perth] }, { offices: starter }).offices?.[1]?.key).toBe('adelaide');
    expect(placesCompleted({ offices: [...starter, perth] }, { offices: starter }).offices?.[2]?.key).toBe('perth');
  });

  it('lists each city and state once, and none under the former name of an office', () => {
    const hobart = { ...starter[0], city: 'Hobart', state: 'TAS' } as Office;
    const further = {
      cities: [{ name: 'ADELAIDE' }, { name: 'Hobart' }, { name: 'Launceston' }],
      states: 'SA\nTasmania\nQueensland',
    };
    const saved = placesCompleted({ offices: [hobart], ...further }, { offices: starter });
    expect([saved.cities, saved.states]).toEqual([[{ name: 'Launceston' }], 'Queensland']);
    expect(formCities(saved).map(({ name }) => name)).toEqual(['Hobart', 'Launceston']);
    expect(formStates(saved)).toEqual(['Tasmania', 'Queensland']);
  });

  it('gives every office a unique key and id, and offices on the site keep their key (R-OWNER-2)', () => {
    const row = fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', undefined),
      key: fc.constantFrom('one', 'two', 'perth', '', undefined),
      city: fc.constantFrom('Perth', 'Sydney', '', 'Zürich', '???'),
      state: fc.constantFrom(...Object.keys(states), 'Otago', ''),
    }) as fc.Arbitrary<Partial<Office>>;
    const byId = { selector: ({ id }: Partial<Office>) => id ?? Math.random() };
    const rows = fc.uniqueArray(row, { ...byId, maxLength: 6 });
    fc.assert(
      fc.property(rows, rows, (first, second) => {
        const before = placesCompleted({ offices: first }, {}).offices ?? [];
        const now = placesCompleted({ offices: second }, { offices: before }).offices ?? [];
        const keys = now.map(({ key }) => key);
        expect(keys.every(Boolean)).toBe(true);
        expect(new Set(keys).size).toBe(now.length);
        expect(new Set(officeIds(now).values()).size).toBe(now.length);
        for (const { id, key } of before) if (id) expect(now.find((other) => other.id === id)?.key ?? key).toBe(key);
        for (const { state, time_zone } of now) if (stateZones[state ?? '']) expect(stateZones[state ?? '']).toContain(time_zone);
        expect(placesCompleted({ offices: now }, { offices: now }).offices).toEqual(now);
      }),
    );
  });
});

it('the forms offer every city, each once, of a company that chose none', () => {
  const none = [office('Perth', 'WA', { in_forms: false }), office('Perth', 'WA', { in_forms: false })];
  expect([formCities({ offices: none }), formStates({ offices: none })]).toEqual([
    [{ slug: 'perth', name: 'Perth' }],
    ['Western Australia'],
  ]);
  const five = [
    ['Sydney', 'NSW'],
    ['Canberra', 'ACT'],
    ['Newcastle', 'NSW'],
    ['Darwin', 'NT'],
    ['Alice Springs', 'NT'],
  ] as const;
  const offices = five.map(([city, state]) => office(city, state));
  expect(formCities({ offices }).map(({ slug }) => slug)).toEqual(['sydney', 'canberra', 'newcastle', 'darwin', 'alice-springs']);
  expect(formStates({ offices })).toEqual(['New South Wales', 'Australian Capital Territory', 'Northern Territory']);
});

it('an office serves its city and state, unless it says otherwise', () => {
  expect(areaServed(starter[0] as Office)).toBe('Adelaide, South Australia');
  expect(areaServed({ ...(starter[0] as Office), area_served: 'The hills' })).toBe('The hills');
});

it('offices of an earlier release are in the forms if its list of cities or its Melbourne switch says so', () => {
  const cities = [{ name: 'Adelaide', slug: 'adelaide' }];
  const asked = (sells_in_melbourne: boolean) => starter.map((one) => wasInForms(one, { cities, sells_in_melbourne }));
  expect([asked(false), asked(true)]).toEqual([
    [true, false],
    [true, true],
  ]);
});
