import { starterSettings } from 'contract/catalogue';
import type { ServiceArea } from 'contract/service-area';
import { describe, expect, it } from 'vitest';
import { builtInSuburbs, createGazetteer } from './gazetteer.server';
import { answerSuburb, defaultServiceArea } from './service-area.server';

const { offices } = starterSettings;
const builtIn = await builtInSuburbs();
const gazetteer = createGazetteer(builtIn);
const ask = (question: string, area: ServiceArea = defaultServiceArea(offices, builtIn)) =>
  answerSuburb(question, { gazetteer, area, offices }).places;

describe('where the owner has said nothing', () => {
  it('names the office of the suburb’s state', () => {
    expect(ask('Para Hills')).toEqual([{ place: 'Para Hills SA 5096', office: 'Adelaide office' }]);
    expect(ask('brunswick vic 3056')).toEqual([{ place: 'Brunswick VIC 3056', office: 'Melbourne office' }]);
  });

  it('answers a postcode with the suburbs there', () => {
    expect(ask('5096')).toEqual([{ place: '5096 (Gulfview Heights, Para Hills, Para Hills West)', office: 'Adelaide office' }]);
    expect(ask('5290')).toEqual([{ place: '5290' }]);
    expect(ask('2000')).toEqual([{ place: '2000' }]);
  });

  it('answers for each place that a name stands for', () => {
    expect(ask('Richmond')).toEqual([
      { place: 'Richmond SA 5033', office: 'Adelaide office' },
      { place: 'Richmond VIC 3121', office: 'Melbourne office' },
    ]);
    expect(ask('Richmond SA')).toHaveLength(1);
  });

  it('understands a name that is not finished', () => {
    expect(ask('para hi').map(({ place }) => place)).toEqual(['Para Hills SA 5096', 'Para Hills West SA 5096']);
  });

  it('finds nothing for an unknown name, or for none', () => {
    expect(ask('Springfield Heights North')).toEqual([]);
    expect(ask('  ')).toEqual([]);
    expect(ask('509')).toEqual([]);
  });
});

describe('by the owner’s area', () => {
  const area: ServiceArea = {
    areas: [
      { office: 'adelaide', postcodes: ['5090-5096', '5245'], suburbs: ['Glenelg', 'Two Wells'] },
      { office: 'melbourne', postcodes: [] },
    ],
  };

  it('takes single postcodes, ranges with their ends, and suburbs by name', () => {
    for (const place of ['Hope Valley', 'Para Hills', 'Hahndorf', 'glenelg', '5245'])
      expect(ask(place, area)[0]?.office, place).toBe('Adelaide office');
    for (const place of ['Adelaide', '5097', 'Glenelg East', 'Brunswick'])
      expect(ask(place, area)[0], place).not.toHaveProperty('office', 'Adelaide office');
  });

  it('answers for a suburb that only the owner knows', () => {
    expect(ask('two wells', area)).toEqual([{ place: 'Two Wells SA', office: 'Adelaide office' }]);
  });

  it('says not yet where no office works', () => {
    expect(ask('Brunswick', area)).toEqual([{ place: 'Brunswick VIC 3056', office: undefined }]);
  });
});
