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

it('removes NUL characters from what was typed; a field with nothing else counts as missing', () => {
  expect(QuoteRequest.parse(quote)).toMatchObject({ first_name: 'Ann', requirements: 'two ovens' });
  const { error } = QuoteRequest.safeParse({ ...quote, address: ' \0 ' });
  expect(error?.issues.map(({ path }) => path)).toEqual([['address']]);
});

it('removes NUL characters from the origin of a lead', () => {
  const origin = { key: '12345678', reference: 'Q-2345-6789', received_at: new Date().toISOString() };
  const given = { ...origin, page: '/free\0-quote', visit: { first_referrer: 'https://a.example/\0' } };
  expect(LeadOrigin.parse(given)).toMatchObject({ page: '/free-quote', visit: { first_referrer: 'https://a.example/' } });
});

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const YEAR = 365 * 24 * 60;

it.each([
  ['key', '1234567\0'],
  ['key', 'short'],
  ['reference', ''],
  ['reference', 'x'],
  ['reference', '=HYPERLINK("http://a.example")'],
  ['reference', 'Q-\0\0\0\0'],
  ['received_at', 'yesterday'],
])('rejects a lead whose %s is %j, and names the field', (field, value) => {
  const origin = { key: '12345678', reference: 'Q-2345-6789', received_at: ago(0), [field]: value };
  expect(new Set(LeadOrigin.safeParse(origin).error?.issues.map(({ path }) => path.join('.')))).toEqual(new Set([field]));
});

it.each([ago(-4), ago(60), ago(2 * YEAR), '9999-12-31T23:59:59Z', '0001-01-01T00:00:00Z'])(
  'accepts a lead with the time of receipt %s, whose clock may be wrong (R-LEAD-8)',
  (received_at) => {
    expect(LeadOrigin.safeParse({ key: '12345678', reference: 'E-2345-6789', received_at }).error).toBeUndefined();
  },
);
