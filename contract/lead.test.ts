import { expect, it } from 'vitest';
import { LeadOrigin, QuoteRequest } from './lead';

const quote = {
  first_name: 'A\0nn',
  last_name: 'Example',
  email: 'ann@example.com',
  phone: '0400 000 000',
  service: 'Oven Cleaning',
  city: 'Adelaide',
  address: '1 Example Street',
  suburb: 'Para Hills',
  post_code: '5096',
  state: 'South Australia',
  requirements: '\0two\0 ovens',
};

it('leaves NUL out of what was typed, and a field of nothing else is missing', () => {
  expect(QuoteRequest.parse(quote)).toMatchObject({ first_name: 'Ann', requirements: 'two ovens' });
  const { error } = QuoteRequest.safeParse({ ...quote, address: ' \0 ' });
  expect(error?.issues.map(({ path }) => path)).toEqual([['address']]);
});

it('leaves NUL out of what a lead brings along', () => {
  const origin = { key: '12345678', reference: 'Q-2345-6789', received_at: '2026-11-22T00:00:00Z' };
  const given = { ...origin, page: '/free\0-quote', visit: { first_referrer: 'https://a.example/\0' } };
  expect(LeadOrigin.parse(given)).toMatchObject({ page: '/free-quote', visit: { first_referrer: 'https://a.example/' } });
});
