import { type KnownSuburb, parseSuburbs } from 'contract/gazetteer';
import { describe, expect, it } from 'vitest';
import { createGazetteer } from './gazetteer.server';
import { builtInSuburbs } from './gazetteer-file.server';
import { suburbLine } from './suburb';

const builtIn = await builtInSuburbs();
const gazetteer = createGazetteer(builtIn);
/** A company in Adelaide and Melbourne: the metropolitan postcodes of both. */
const isServed = ({ postcodes: [postcode = ''] }: KnownSuburb) =>
  (postcode >= '3000' && postcode < '3220') || (postcode >= '5000' && postcode < '5200');
const lines = (question: string) => gazetteer.search(question, isServed).suburbs.map(suburbLine);

describe('the gazetteer that comes with the site', () => {
  it('keeps each state’s suburbs in its postcodes and within its bounds', () => {
    const ranges: Record<string, [RegExp, [number, number], [number, number]]> = {
      NSW: [/^(1|2)/, [-38, -28], [140, 160]],
      VIC: [/^3/, [-40, -33], [140, 151]],
      QLD: [/^4/, [-30, -9], [137, 154]],
      SA: [/^5/, [-39, -25], [128, 142]],
      WA: [/^6/, [-36, -10], [96, 130]],
      TAS: [/^7/, [-56, -39], [143, 160]],
      NT: [/^0[89]/, [-27, -10], [128, 139]],
      ACT: [/^(02|26|29)/, [-36, -35], [148, 151]],
    };
    for (const { suburb, state, postcodes, at } of builtIn) {
      const [postcode, latitudes, longitudes] = ranges[state] ?? [/never/, [0, 0], [0, 0]];
      for (const known of postcodes) expect(known, suburb).toMatch(postcode);
      if (!at) continue;
      expect(at.latitude > latitudes[0] && at.latitude < latitudes[1], `${suburb} ${state} ${at.latitude}`).toBe(true);
      expect(at.longitude > longitudes[0] && at.longitude < longitudes[1], `${suburb} ${state} ${at.longitude}`).toBe(true);
    }
  });

  it('has the whole country, nearly all suburbs with their location', () => {
    expect(builtIn.length).toBeGreaterThan(16_000);
    expect(builtIn.filter(({ at }) => !at).length).toBeLessThan(20);
    for (const [question, line] of Object.entries({
      'Para Hills': 'Para Hills SA 5096',
      Brunswick: 'Brunswick VIC 3056',
      Bellerive: 'Bellerive TAS 7018',
      'Kingston Tas': 'Kingston TAS 7050',
      'Edge Hill': 'Edge Hill QLD 4870',
      'Bunbury WA': 'Bunbury WA 6230',
      'Parap 0820': 'Parap NT 0820',
      Belconnen: 'Belconnen ACT 2617',
      Parramatta: 'Parramatta NSW 2150',
    }))
      expect(lines(question)[0], question).toBe(line);
  });
});

describe('search', () => {
  it('finds by the beginning of any word', () => {
    expect(lines('hills')).toEqual(
      expect.arrayContaining(['Para Hills SA 5096', 'Para Hills West SA 5096', 'Surrey Hills VIC 3127']),
    );
    expect(lines('para h')).toEqual(['Para Hills SA 5096', 'Para Hills West SA 5096']);
    expect(lines('ills')).toEqual([]);
  });

  it('ranks suburbs in the service area first, by how well they match; without one, the exact name is first', () => {
    expect(lines('croydon').slice(0, 3)).toEqual(['Croydon SA 5008', 'Croydon VIC 3136', 'Croydon Hills VIC 3136']);
    expect(lines('Bellerive')[0]).toBe('Bellerive TAS 7018');
    expect(
      lines('king')
        .slice(0, 8)
        .every((line) => /(SA|VIC) \d{4}$/.test(line)),
    ).toBe(true);
    expect(lines('glenelg').slice(0, 2)).toEqual(['Glenelg SA 5045', 'Glenelg East SA 5045']);
  });

  it('finds by postcode, complete or nearly so', () => {
    expect(lines('5096')).toEqual(['Gulfview Heights SA 5096', 'Para Hills SA 5096', 'Para Hills West SA 5096']);
    expect(lines('305')).toContain('Brunswick VIC 3056');
    expect(lines('30')).toEqual([]);
    expect(lines('Kesters Rd 5096')).toContain('Para Hills SA 5096');
  });

  it('accepts a state and a postcode after the name', () => {
    expect(lines('Richmond VIC')[0]).toBe('Richmond VIC 3121');
    expect(lines('Richmond VIC').every((line) => line.includes(' VIC '))).toBe(true);
    expect(lines('richmond south australia 5033')).toEqual(expect.arrayContaining(['Richmond SA 5033']));
    expect(lines('Melbourne')).toContain('Melbourne VIC');
    expect(lines('Melbourne 3004')[0]).toBe('Melbourne VIC 3004');
  });

  it('reports how many words at the end are the suburb', () => {
    expect(gazetteer.search('Kesters Rd Para')).toMatchObject({ words: 1 });
    expect(gazetteer.search('Para Hills SA')).toMatchObject({ words: 3 });
    expect(gazetteer.search('Rd Sa').suburbs[0]?.suburb).toMatch(/^Sa/);
    expect(gazetteer.search('nowhere zzz')).toEqual({ suburbs: [], words: 0 });
  });

  it('ignores apostrophes, case and the spelling of Mount and Saint', () => {
    expect(lines('ohalloran')).toEqual(["O'Halloran Hill SA 5158"]);
    expect(lines('o’sull')).toEqual(["O'Sullivan Beach SA 5166"]);
    expect(lines('MT BARK')[0]).toBe('Mount Barker SA 5251');
    expect(lines('saint kilda')[0]).toBe('St Kilda SA 5110');
  });

  it('corrects a misspelt name if no suburb begins with it', () => {
    expect(lines('Belerive')).toEqual(['Bellerive TAS 7018']);
    expect(lines('12 Smith Rd Pasadina')).toEqual(['Pasadena SA 5042']);
    expect(gazetteer.search('Kesters Rd Parra Hills')).toMatchObject({ suburbs: [{ suburb: 'Para Hills' }], words: 2 });
    expect(lines('brunswik')[0]).toBe('Brunswick VIC 3056');
    expect(lines('wooloongabba qld')).toEqual(['Woolloongabba QLD 4102']);
    expect(lines('xkcd')).toEqual([]);
  });

  it('answers in under 10 ms from a list of the whole country', () => {
    const country = createGazetteer(
      Array.from({ length: 16_000 }, (_, index) => ({
        suburb: `Place ${index.toString(36)} ${builtIn[index % builtIn.length]?.suburb}`,
        state: 'SA',
        postcodes: [String(5000 + (index % 1000))],
      })),
    );
    const questions = ['para', 'Kesters Rd Para H', '5096', 'one two three four five six seven xx', 'hills'];
    for (const question of questions) {
      const times = Array.from({ length: 10 }, () => {
        const start = performance.now();
        country.search(question);
        return performance.now() - start;
      });
      expect(Math.min(...times), question).toBeLessThan(10); // the fastest of ten
    }
  });
});

describe('the file of suburbs', () => {
  it('groups the postcodes of one suburb', () => {
    expect(parseSuburbs('suburb,postcode,state\r\nMelbourne,3000,VIC\r\nMelbourne,3004,VIC\r\n')).toEqual([
      { suburb: 'Melbourne', state: 'VIC', postcodes: ['3000', '3004'] },
    ]);
  });

  it('keeps two places of one name in one state apart', () => {
    const head = 'suburb,postcode,state,latitude,longitude\n';
    expect(
      parseSuburbs(`${head}Springfield,2250,NSW,-33.424,151.368\nSpringfield,2630,NSW,-36.540,149.125\n`).map(suburbLine),
    ).toEqual(['Springfield NSW 2250', 'Springfield NSW 2630']);
    expect(parseSuburbs(`${head}Melbourne,3000,VIC,-37.814,144.963\nMelbourne,3004,VIC,-37.837,144.976\n`)).toHaveLength(1);
  });

  it('names the line that is wrong', () => {
    expect(() => parseSuburbs('suburb,postcode,state,latitude,longitude\nPara Hills,5096,SA,-3481,138')).toThrow('line 2');
    expect(() => parseSuburbs('suburb,postcode,state\nPara Hills,596,SA')).toThrow('line 2');
    expect(() => parseSuburbs('a,b,c')).toThrow('line 1');
  });
});
