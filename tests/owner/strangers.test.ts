import { describe, expect, it } from 'vitest';
import { COMPANIES, factsOf } from './companies';
import { type Known, plainWords, strangersIn } from './strangers';

const known: Known = {
  own: factsOf(COMPANIES.launceston),
  foreign: ['Larkwell Cleaning', '7:30 AM to 5:00 PM', ...factsOf(COMPANIES.broome)],
  plain: plainWords(['we look in the reservoir before we clean']),
};
const TEXT = `Tamar & Daughters Glass cleans in Launceston, Tasmania. Call 03 5550 1234, or write to hello@tamarglass.example.
Since 2011, 7:00 AM to 7:00 PM. The Reservoir. Launceston TAS 7250. © 2026 What is 3 + 4?`;
const what = (text: string) => strangersIn(text, known).map((stranger) => stranger.split(' (…')[0]);

describe('what stems from a company (R-OWNER-56)', () => {
  it('is not a stranger', () => expect(what(TEXT)).toEqual([]));

  it.each([
    ['a place', 'jacaranda flowers from Unley', 'Unley'],
    ['a place of two words', 'all of Glen Waverley’s tiles', 'Waverley'],
    ['a state', 'everywhere in SA', 'SA'],
    ['a rating', '4.8 of five', '4.8'],
    ['a number of reviews', 'Based on 150 reviews', '150'],
    ['a postcode', 'Launceston TAS 7249', '7249'],
    ['hours', '7:30 AM to 5:00 PM', '7:30 AM to 5:00 PM'],
    ['a mail address', 'write to hello@larkwell.example', 'hello@larkwell.example'],
    ['a domain', 'as on www.kimcleans.example', 'www.kimcleans.example'],
    ['another company', 'Larkwell Cleaning and Kim Cleans', 'Larkwell Cleaning'],
    ['a phone', 'or 0491 570 157', '0491 570 157'],
  ])('%s is, wherever it stands', (_, text, stranger) => {
    expect(what(`${TEXT} ${text} too`)).toContain(stranger);
    expect(what(`${text} ${TEXT}`)).toContain(stranger);
  });
});
