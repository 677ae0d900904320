import { describe, expect, it } from 'vitest';
import { fitOfDescription, fitOfTitle, shownDescription, shownTitle } from './lengths';
import { widthOf } from './text-width';

const words = (count: number) => Array.from({ length: count }, (_, place) => `word${place}`).join(' ');

describe('the width of a text', () => {
  it('is that of Arial, whatever the accents', () => {
    expect(widthOf('Clean', 10)).toBeCloseTo(7.22 + 2.22 + 5.56 * 3);
    expect(widthOf('Café', 20)).toBe(widthOf('Cafe', 20));
    expect(widthOf('iiii', 20)).toBeLessThan(widthOf('WW', 20));
  });

  it('counts letters outside of the table, and an emoji as a square', () => {
    expect(widthOf('ж', 100)).toBeCloseTo(55.6);
    expect(widthOf('🧽', 100)).toBe(100);
  });
});

describe('a title in search results (R-HEAD-12)', () => {
  it('is whole as long as it fits', () => {
    const title = 'House and Office Cleaning in Adelaide and Melbourne';
    expect(shownTitle(title)).toBe(title);
    expect(fitOfTitle(title).verdict).toBe('good');
  });

  it('is cut before a word, by its width and not by its letters', () => {
    const wide = 'WWWWWWWW '.repeat(6).trim();
    expect(wide.length).toBeLessThan(60);
    expect(fitOfTitle(wide)).toEqual({ verdict: 'cut', share: 1 });
    expect(shownTitle(wide)).toBe('WWWWWWWW WWWWWWWW WWWWWWWW…');
    const narrow = 'till it is lit '.repeat(5).trim();
    expect(narrow.length).toBeGreaterThan(60);
    expect(fitOfTitle(narrow).verdict).toBe('good');
  });

  it('is cut within a word that is longer than the line, never within a character', () => {
    const shown = shownTitle('🧽'.repeat(40));
    expect(shown).toMatch(/^(🧽)+…$/u);
    expect(widthOf(shown, 20)).toBeLessThanOrEqual(600);
  });

  it('may be short, even empty', () => {
    expect(fitOfTitle('About us').verdict).toBe('short');
    expect(fitOfTitle('')).toEqual({ verdict: 'short', share: 0 });
  });
});

describe('a description in search results (R-HEAD-12)', () => {
  it('is cut before a word, earlier on a phone', () => {
    const long = words(40);
    expect(shownDescription(long, 'computer').length).toBeLessThanOrEqual(156);
    expect(shownDescription(long, 'phone').length).toBeLessThanOrEqual(121);
    expect(shownDescription(long, 'phone')).toMatch(/ word\d+…$/);
    expect(fitOfDescription(long).verdict).toBe('cut');
  });

  it('is good from 70 to 155 characters', () => {
    const verdicts = [69, 70, 155, 156].map((length) => fitOfDescription('x'.repeat(length)).verdict);
    expect(verdicts).toEqual(['short', 'good', 'good', 'cut']);
  });
});
