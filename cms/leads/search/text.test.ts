import type { Where } from 'payload';
import { describe, expect, it } from 'vitest';
import { leadsMatching, searchTextOf } from './text';

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

  it('without a word finds everything', () => expect(leadsMatching(' % ')).toEqual({ id: { exists: true } }));
});
