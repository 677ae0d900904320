import fc from 'fast-check';
import type { Where } from 'payload';
import { describe, expect, it } from 'vitest';
import { leadsMatching, searchTextOf } from './search-text';

const matches = (text: string, where: Where): boolean => {
  if (where.or) return where.or.some((part) => matches(text, part));
  return (where.and ?? []).every((part) => text.includes(String((part.search_text as { contains: string }).contains)));
};

const lead = {
  reference: 'Q-7F3K-2PXM',
  name: 'Zoë O’Brien',
  email: 'zoe-o@example.com',
  address: 'Unit 3, 12 Kesters Rd',
  suburb: 'Para Hills',
  post_code: '5096',
};
const spellings = ['0412345678', '0412 345 678', '+61 412 345 678', '61412345678', '0011 61 412 345 678', '(0412) 345-678'];

describe('a search', () => {
  it.each(spellings)('finds a phone number stored as %s by each spelling, whole or in part', (phone) => {
    const text = searchTextOf({ ...lead, phone }) ?? '';
    for (const typed of [...spellings, '345 678', '0412 345', 'Kesters 0412 345 678']) {
      expect([typed, matches(text, leadsMatching(typed))]).toEqual([typed, true]);
    }
    for (const other of ['0412 345 679', '0499 999 999', 'Smith 0412 345 678'])
      expect(matches(text, leadsMatching(other))).toBe(false);
  });

  it.each([
    'q-7f3k-2pxm',
    'Q7F3K2PXM',
    '7F3K 2PXM',
    'zoe obrien',
    "O'Brien",
    'ZOE-O@example',
    'kesters rd',
    '12 Kesters',
    'para hills 5096',
  ])('finds "%s"', (typed) => expect(matches(searchTextOf(lead) ?? '', leadsMatching(typed))).toBe(true));

  it('finds a name with an apostrophe, whichever sign stands for it, on either side (R-OWNER-29)', () => {
    const sign = fc.constantFrom(..."'’‘ʼ`´′ʹ΄＇");
    fc.assert(
      fc.property(sign, sign, (written, typed) => {
        const text = searchTextOf({ ...lead, name: `Nora O${written}Brien` }) ?? '';
        for (const search of [`O${typed}Brien`, `nora o${typed}brien`, 'OBrien'])
          expect([search, matches(text, leadsMatching(search))]).toEqual([search, true]);
        expect(matches(text, leadsMatching(`O${typed}Neil`))).toBe(false);
      }),
      { examples: [['´', "'"]] },
    );
    expect(matches('nora o brien 5096', leadsMatching("Nora O'Brien"))).toBe(true); // stored before
  });

  it('without a word finds everything', () => expect(leadsMatching(' % ')).toEqual({ id: { exists: true } }));

  /** What is copied from mails, contact lists, web pages and calls. */
  const wrappings = [
    'A',
    ' A ',
    '\u202aA\u202c',
    '\u200eA',
    '\ufeffA\u00a0',
    '(A)',
    '[A]',
    '“A”',
    '<A>',
    'A.',
    'A,',
    '– A –',
    'A …',
    '#A',
  ];
  const ofPhone = [
    'tel:A',
    'Ph: A',
    'Ph A',
    'Phone: A',
    'Mob. A',
    'M: A',
    'T. A',
    'Tel.: A',
    'sms:A',
    'call A',
    'A;ext=1',
    'tel://A',
    'Robin A',
  ];
  const ofMail = [
    'mailto:A',
    'mailto:A?subject=Quote',
    'E-mail: A',
    'Email A',
    'Robin <A>',
    '"Robin" <A>',
    'Robin Łukasz <A>',
    'E: A',
  ];
  const numbers = [
    ...spellings,
    '+61 (0)412 345 678',
    '0412-345-678',
    '0412‑345‑678',
    '0412–345–678',
    '0412.345.678',
    '0412/345/678',
    '٠٤١٢ ٣٤٥ ٦٧٨',
    '０４１２ ３４５ ６７８',
  ];
  const stored = { ...lead, name: 'Robin Łukasz', email: 'robin.l-2@sub.example.com' };

  it('finds the person whose details were pasted (R-OWNER-29)', () => {
    const pasted = fc.oneof(
      fc.tuple(fc.constantFrom(...wrappings, ...ofPhone), fc.constantFrom(...numbers)),
      fc.tuple(fc.constantFrom(...wrappings, ...ofMail), fc.constantFrom(stored.email, stored.email.toUpperCase())),
      fc.tuple(
        fc.constantFrom(...wrappings, 'Name: A'),
        fc.constantFrom('Robin', 'robin lukasz', 'ROBIN ŁUKASZ', 'Łukasz, Robin', 'Para Hills', 'Unit 3/12'),
      ),
      fc.tuple(
        fc.constantFrom(...wrappings, 'No: A', 'Reference: A'),
        fc.constantFrom('Q-7F3K-2PXM', 'Q–7F3K–2PXM', 'q 7f3k 2pxm'),
      ),
    );
    fc.assert(
      fc.property(pasted, fc.constantFrom(...numbers), ([wrapping, value], phone) => {
        const typed = wrapping.replace('A', () => value);
        expect([typed, matches(searchTextOf({ ...stored, phone }) ?? '', leadsMatching(typed))]).toEqual([typed, true]);
      }),
      { numRuns: 3000 },
    );
  });

  it('finds nobody by the details of somebody else', () => {
    const text = searchTextOf({ ...stored, phone: '0412 345 678' }) ?? '';
    for (const typed of ['tel:0412 345 679', 'Robin <robin@other.example>', 'Ph: Smith', 'mailto:a@b.c'])
      expect([typed, matches(text, leadsMatching(typed))]).toEqual([typed, false]);
  });
});
