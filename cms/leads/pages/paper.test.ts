import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { useBrowser } from '../../../tests/kit/browser';
import { LENGTHS, printed, SHEETS } from '../../../tests/kit/paper';
import type { Lead, Quote } from '../../base/database/payload-types';
import { signedIn, startPayload } from '../../testing/api';
import { addNote } from '../notes/notes';
import { enquiryPage } from './enquiry';
import { versionPage } from './quote';
import type { Visit } from './visit';

// biome-ignore lint/correctness/useHookAtTopLevel: a helper of tests, no hook of React
const browser = useBrowser();
let payload: Payload;
let visit: Visit;
beforeAll(async () => {
  payload = await startPayload();
  const { id } = await signedIn(payload, 'leads');
  visit = { payload, user: { ...(await payload.findByID({ collection: 'users', id })), collection: 'users' } };
});

const numbered = <T>(count: number, make: (n: number) => T) => Array.from({ length: count }, (_, n) => make(n + 1));

async function arrived(count: number, name: string): Promise<Lead> {
  const key = `paper ${name} ${count}`;
  const numbers = { reference: `E-PAPER-${name}-${count}`, idempotency_key: key, received_at: new Date().toISOString() };
  const message = numbered(count, (n) => `Line ${n}: please`).join('\n');
  const notes = numbered(count, (n) => `Note ${n}: they rang`);
  const data = { form: 'contact', status: 'contacted', name: 'Penny Paper', phone: '0491 570 156', message, ...numbers };
  const lead = await payload.create({ collection: 'leads', data: data as never, depth: 0 });
  for (const text of notes) await addNote(payload, { lead: lead.id, key: `${key} ${text}`, text });
  return lead;
}

/** The office's pages about an enquiry with so many lines, and what each has once. */
const pages: Record<string, (count: number) => Promise<[page: Response, each: string[]]>> = {
  'an enquiry': async (count) => [await enquiryPage(visit, await arrived(count, 'lead')), ['Line', 'Note']],
  'a quote': async (count) => {
    const lead = await arrived(count, 'quote');
    const lines = numbered(count, (n) => ({ text: `Line ${n}: windows`, quantity: 1, unit_cents: 1000 }));
    const data = { lead: lead.id, version: 1, state: 'sent', lines, gst: true, total_cents: 123_456, gst_cents: 11_223 };
    const quote = await payload.create({
      collection: 'quotes',
      data: { ...data, valid_until: '2999-12-31T12:00:00.000Z' } as never,
      depth: 0,
    });
    return [await versionPage(visit, lead, quote as Quote), ['Line']];
  },
};

describe.each(Object.entries(pages))('%s of the light page', (_, open) => {
  it.each(LENGTHS)('of %i lines is printed whole, from the first sheet on (R-OWNER-36, R-QUOTE-13)', async (count) => {
    const [response, each] = await open(count);
    const { page, close } = await browser.open({ javaScript: false });
    await page.setContent(await response.text());
    for (const sheet of SHEETS) {
      const sheets = await printed(page, sheet);
      const whole = sheets.join('\n');
      for (const word of each)
        for (let n = 1; n <= count; n += 1) expect(whole.match(new RegExp(`${word} ${n}: `, 'g'))).toHaveLength(1);
      expect(sheets[0]).toMatch(/Penny Paper/);
      for (let n = 1; n <= Math.min(count, 10); n += 1) expect(sheets[0]).toContain(`Line ${n}: `);
      if (each.length === 1) expect(sheets.find((words) => words.includes('$1,234.56 including'))).toContain(`Line ${count}: `);
      expect(sheets.filter((words) => !words.trim())).toEqual([]);
    }
    await close();
  });
});
