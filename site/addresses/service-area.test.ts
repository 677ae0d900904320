import { starterSettings } from 'contract/catalogue';
import type { ServiceArea } from 'contract/service-area';
import type { Office } from 'contract/settings';
import { describe, expect, it } from 'vitest';
import { createGazetteer } from './gazetteer.server';
import { builtInSuburbs } from './gazetteer-file.server';
import { answerSuburb, defaultServiceArea } from './service-area.server';

const { offices } = starterSettings;
const gazetteer = createGazetteer(await builtInSuburbs());
const ask = (question: string, area: ServiceArea = defaultServiceArea(offices)) =>
  answerSuburb(question, { gazetteer, area, offices }).places;

describe('without a service area from the owner, the check', () => {
  it('names the office that the suburb is near to', () => {
    expect(ask('Para Hills')).toEqual([{ place: 'Para Hills SA 5096', office: 'Adelaide office' }]);
    expect(ask('brunswick vic 3056')).toEqual([{ place: 'Brunswick VIC 3056', office: 'Melbourne office' }]);
  });

  it('answers a postcode with its suburbs', () => {
    expect(ask('5096')).toEqual([{ place: '5096 (Gulfview Heights, Para Hills, Para Hills West)', office: 'Adelaide office' }]);
    expect(ask('5290')).toEqual([{ place: expect.stringMatching(/^5290 \(.*Mount Gambier/), far: true }]);
    expect(ask('2000')).toEqual([{ place: '2000 (Barangaroo, Darling Harbour, Dawes Point, …)', far: true }]);
    expect(ask('2731')).toEqual([{ place: '2731 (Bunnaloo, Moama, Tantonan, …)' }]); // Bunnaloo is far, Moama is not
    expect(ask('9999')).toEqual([{ place: '9999' }]);
  });

  it('answers for each served place of that name, else for the one nearest to an office', () => {
    expect(ask('Richmond')).toEqual([
      { place: 'Richmond SA 5033', office: 'Adelaide office' },
      { place: 'Richmond VIC 3121', office: 'Melbourne office' },
    ]);
    expect(ask('Richmond SA')).toHaveLength(1);
    expect(ask('Richmond Tas')).toEqual([{ place: 'Richmond TAS 7025', office: undefined, far: true }]);
    expect(ask('Kingston')).toEqual([{ place: 'Kingston VIC 3364', office: undefined }]);
    expect(ask('Kingston Tas')).toEqual([{ place: 'Kingston TAS 7050', office: undefined, far: true }]);
  });

  it('understands a name that is misspelt', () => {
    expect(ask('Belerive')).toEqual([{ place: 'Bellerive TAS 7018', office: undefined, far: true }]);
    expect(ask('Pasadina')).toEqual([{ place: 'Pasadena SA 5042', office: 'Adelaide office' }]);
  });

  it('completes an unfinished name', () => {
    expect(ask('para hi').map(({ place }) => place)).toEqual(['Para Hills SA 5096', 'Para Hills West SA 5096']);
  });

  it('finds nothing for an unknown name, or for an empty one', () => {
    expect(ask('Springfield Heights North')).toEqual([]);
    expect(ask('  ')).toEqual([]);
    expect(ask('509')).toEqual([]);
  });
});

describe('with the owner’s service area, the check', () => {
  const area: ServiceArea = {
    areas: [
      { office: 'adelaide', postcodes: ['5090-5096', '5245'], suburbs: ['Glenelg', 'Two Wells', 'Lightsview Green'] },
      { office: 'melbourne', postcodes: [] },
    ],
  };

  it('accepts single postcodes, ranges with both ends, and suburbs by name', () => {
    for (const place of ['Hope Valley', 'Para Hills', 'Hahndorf', 'glenelg', '5245'])
      expect(ask(place, area)[0]?.office, place).toBe('Adelaide office');
    for (const place of ['Adelaide', '5097', 'Glenelg East', 'Brunswick'])
      expect(ask(place, area)[0], place).not.toHaveProperty('office', 'Adelaide office');
  });

  it('answers for a suburb that only the owner knows', () => {
    expect(ask('lightsview green', area)).toEqual([{ place: 'Lightsview Green SA', office: 'Adelaide office' }]);
  });

  it('answers “not yet” where no office works', () => {
    expect(ask('Brunswick', area)).toEqual([{ place: 'Brunswick VIC 3056', office: undefined }]);
  });
});

describe('with a distance from the office, the check', () => {
  const hobart = {
    ...offices[0],
    id: 'hobart',
    name: 'Hobart office',
    state: 'TAS',
    latitude: -42.882,
    longitude: 147.327,
  } as Office;
  const launceston = { ...hobart, id: 'north', name: 'Launceston office', latitude: -41.439, longitude: 147.135 };
  const askIn = (question: string, areas: ServiceArea['areas'], known = [hobart, launceston]) =>
    answerSuburb(question, { gazetteer, area: { areas }, offices: known }).places[0]?.office;

  it('answers yes for all within the circle, whatever its postcode, and for nothing beyond', () => {
    const areas = [{ office: 'hobart', postcodes: [], within_km: 15 }];
    for (const place of ['Bellerive', 'Kingston', '7018', 'Belerive']) expect(askIn(place, areas), place).toBe('Hobart office');
    for (const place of ['Launceston', 'Huonville', 'Sorell Tas']) expect(askIn(place, areas), place).toBeUndefined();
  });

  it('names the nearest of two offices, but first one that lists the suburb', () => {
    const areas = [
      { office: 'hobart', postcodes: ['7250'], within_km: 150 },
      { office: 'north', postcodes: [], within_km: 150 },
    ];
    expect(askIn('Oatlands Tas', areas)).toBe('Hobart office');
    expect(askIn('Longford Tas', areas)).toBe('Launceston office');
    expect(askIn('Launceston', areas)).toBe('Hobart office');
  });
});
