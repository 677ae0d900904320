import { describe, expect, it } from 'vitest';
import { useBrowser } from '../../tests/kit/browser';
import { LENGTHS, printed, SHEETS, show } from '../../tests/kit/paper';
import { ask, its, PAGE, request, withFollowedSite } from './testing/followed-site';

withFollowedSite();
// biome-ignore lint/correctness/useHookAtTopLevel: a helper of tests, no hook of React
const browser = useBrowser();

const lines = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    ...{ text: `Line ${n + 1}: windows, in and out`, quantity: n % 3 ? 1 : 2, unit_cents: 1500, cents: n % 3 ? 1500 : 3000 },
  }));
const asked = [
  ...Array.from({ length: 8 }, (_, n) => ({ label: `Question ${n + 1}`, text: 'An answer of some words' })),
  {
    label: 'Requirements',
    text: 'Please bring a ladder.\n'.repeat(25),
  },
];
const quoteOf = (count: number) => ({ ...request.quote, lines: lines(count), total_cents: 123_456, gst_cents: 11_223 });

describe.each(SHEETS)('a quote on %s', (sheet) => {
  it.each(LENGTHS)('of %i lines begins on the first sheet, and its total stands once (R-QUOTE-13)', async (count) => {
    its.answer = () => ({ status: 200, body: { ...request, asked, quote: quoteOf(count) } });
    const { page, close } = await browser.open();
    await show(page, `http://site.example${PAGE}`, ask);
    const sheets = await printed(page, sheet);
    const whole = sheets.join('\n');
    expect(sheets[0]).toContain('Our quote');
    for (let n = 1; n <= Math.min(count, 12); n += 1) expect(sheets[0]).toContain(`Line ${n}: `);
    for (let n = 1; n <= count; n += 1) expect(whole.match(new RegExp(`Line ${n}: `, 'g'))).toHaveLength(1);
    expect(whole.match(/\$1,234\.56/g)).toHaveLength(1);
    expect(sheets.find((words) => words.includes('$1,234.56'))).toContain(`Line ${count}: `);
    expect(sheets.filter((words) => !words.trim())).toEqual([]);
    expect(sheets.length).toBeLessThanOrEqual(1 + Math.ceil(count / 18));
    await close();
  });
});
