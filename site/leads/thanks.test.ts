import { newReference } from 'contract/reference';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SAME_LEAD_MS } from './receipts';
import { createThanks } from './thanks';

const SECRET = 'shared by all sites';
let clock = 1_800_000_000_000;
const now = () => clock;
const [one, other] = [createThanks(SECRET, now), createThanks(SECRET, now)];
const REPLY_BY = { at: '2026-11-27T05:10:00.000Z', zone: 'Australia/Adelaide' };
const read = (query: string, thanks = other) => thanks.read(new URLSearchParams(query));

it('another site with the same secret shows the thanks for a lead that one accepted (R-FORM-21)', () => {
  for (const form of ['contact', 'quote'] as const) {
    const reference = newReference(form);
    for (const reply_by of [undefined, REPLY_BY]) {
      const query = one.queryOf({ reference, reply_by, isFirst: true });
      expect(read(query)).toEqual({ form, reference, reply_by, isFirst: true });
      expect(read(`${query}&utm_source=mail`)).toEqual({ form, reference, reply_by, isFirst: true });
    }
  }
});

it('thanks for 24 hours', () => {
  const query = one.queryOf({ reference: 'E-2222-2222', isFirst: true });
  clock += SAME_LEAD_MS - 1;
  expect(read(query)).toBeDefined();
  clock += 1;
  expect(read(query)).toBeUndefined();
});

it('rejects an address that was signed with another secret, or not at all', () => {
  const query = one.queryOf({ reference: 'E-2222-2222', isFirst: true });
  expect(read(query, createThanks('another secret', now))).toBeUndefined();
  const signed = new URLSearchParams(query).get('signed');
  for (const forged of ['', 'reference=E-2222-2222', `signed=${signed}`, `reference=E-2222-2222&signed=`, 'reference=<script>'])
    expect(read(forged)).toBeUndefined();
  expect(read(`reference=Q-2222-2222&signed=${signed}`)).toBeUndefined();
  const time = new URLSearchParams({ reply_by: REPLY_BY.at, zone: REPLY_BY.zone });
  expect(read(`${query}&${time}`)).toBeUndefined();
});

it('rejects an address with any altered, added or missing character', () => {
  const query = one.queryOf({ reference: newReference('contact'), reply_by: REPLY_BY, isFirst: true });
  const values = [...new URLSearchParams(query)];
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: values.length - 1 }),
      fc.nat(200),
      fc.constantFrom('replace', 'insert', 'remove'),
      fc.string({ minLength: 1, maxLength: 1, unit: 'binary-ascii' }),
      (which, position, how, char) => {
        const value = values[which]?.[1] ?? '';
        const at = position % value.length;
        const altered = value.slice(0, at) + (how === 'remove' ? '' : char) + value.slice(how === 'insert' ? at : at + 1);
        if (altered === value) return;
        const changed = values.map(([name, kept], index): [string, string] => [name, index === which ? altered : kept]);
        expect(other.read(new URLSearchParams(changed))).toBeUndefined();
      },
    ),
    { numRuns: 2000 },
  );
});

it('thanks whoever did not send the first of equal leads in an address that never becomes the first’s (R-LEAD-20)', () => {
  const shared = { reference: 'Q-2222-2222', reply_by: REPLY_BY, isFirst: false };
  const query = one.queryOf(shared);
  expect(read(query)).toEqual({ ...shared, form: 'quote' });
  for (const more of ['&missing=%2Fshared', '&missing=shared', '&shared=']) expect(read(query + more)?.isFirst).not.toBe(true);
  expect(read(one.queryOf({ ...shared, missing: ['/shared'], isFirst: true }))).toMatchObject({
    isFirst: true,
    missing: ['/shared'],
  });
});
