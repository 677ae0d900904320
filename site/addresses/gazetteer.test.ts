import { describe, expect, it } from 'vitest';
import { builtInSuburbs, createGazetteer, parseSuburbs } from './gazetteer.server';
import { suburbLine } from './suburb';

const builtIn = await builtInSuburbs();
const gazetteer = createGazetteer(builtIn);
const lines = (question: string) => gazetteer.search(question).suburbs.map(suburbLine);

describe('the gazetteer that comes with the site', () => {
  it('keeps South Australia in 5000 to 5999 and Victoria in 3000 to 3999', () => {
    const ranges: Record<string, [string, string]> = { SA: ['5000', '5999'], VIC: ['3000', '3999'] };
    for (const { suburb, state, postcodes } of builtIn) {
      const [from, to] = ranges[state] ?? ['', ''];
      for (const postcode of postcodes) expect(postcode >= from && postcode <= to, `${suburb} ${state} ${postcode}`).toBe(true);
    }
  });

  it('knows several hundred suburbs of each city, the offices among them', () => {
    for (const state of ['SA', 'VIC']) expect(builtIn.filter((known) => known.state === state).length).toBeGreaterThan(400);
    expect(lines('Para Hills')[0]).toBe('Para Hills SA 5096');
    expect(lines('Brunswick')[0]).toBe('Brunswick VIC 3056');
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

  it('ranks the exact name first, then names that begin with it', () => {
    expect(lines('croydon')[0]).toBe('Croydon SA 5008');
    expect(lines('croydon')[1]).toBe('Croydon VIC 3136');
    expect(lines('glenelg').slice(0, 2)).toEqual(['Glenelg SA 5045', 'Glenelg East SA 5045']);
  });

  it('finds by postcode, whole or nearly', () => {
    expect(lines('5096')).toEqual(['Gulfview Heights SA 5096', 'Para Hills SA 5096', 'Para Hills West SA 5096']);
    expect(lines('305')).toContain('Brunswick VIC 3056');
    expect(lines('30')).toEqual([]);
    expect(lines('Kesters Rd 5096')).toContain('Para Hills SA 5096');
  });

  it('takes a state and a postcode after the name', () => {
    expect(lines('Richmond VIC')).toEqual(['Richmond VIC 3121']);
    expect(lines('richmond south australia 5033')).toEqual(expect.arrayContaining(['Richmond SA 5033']));
    expect(lines('Melbourne')).toContain('Melbourne VIC');
    expect(lines('Melbourne 3004')).toEqual(['Melbourne VIC 3004']);
  });

  it('says how many words at the end are the suburb', () => {
    expect(gazetteer.search('Kesters Rd Para')).toMatchObject({ words: 1 });
    expect(gazetteer.search('Para Hills SA')).toMatchObject({ words: 3 });
    expect(gazetteer.search('Rd Sa').suburbs[0]?.suburb).toMatch(/^Sa/);
    expect(gazetteer.search('nowhere zzz')).toEqual({ suburbs: [], words: 0 });
  });

  it('ignores apostrophes, case and the spelling of Mount and Saint', () => {
    expect(lines('ohalloran')).toEqual(["O'Halloran Hill SA 5158"]);
    expect(lines('o’sull')).toEqual(["O'Sullivan Beach SA 5166"]);
    expect(lines('MT BARK')).toEqual(['Mount Barker SA 5251']);
    expect(lines('saint kilda')[0]).toBe('St Kilda SA 5110');
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

describe('the file', () => {
  it('groups the postcodes of one suburb', () => {
    expect(parseSuburbs('suburb,postcode,state\r\nMelbourne,3000,VIC\r\nMelbourne,3004,VIC\r\n')).toEqual([
      { suburb: 'Melbourne', state: 'VIC', postcodes: ['3000', '3004'] },
    ]);
  });

  it('names the line that is wrong', () => {
    expect(() => parseSuburbs('suburb,postcode,state\nPara Hills,596,SA')).toThrow('line 2');
    expect(() => parseSuburbs('a,b,c')).toThrow('line 1');
  });
});
