import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fields, HONEYPOT, idOf } from './model';
import { questions } from './questions';

const right = { email: 'mia@example.com', phone: '0491 570 156' };
const asked = (values: Partial<typeof right>) => questions({ ...right, ...values });

describe('an e-mail with an apparent typing error (R-FORM-28)', () => {
  it.each([
    ['mia@gmial.com', 'mia@gmail.com'],
    ['mia@gmail.con', 'mia@gmail.com'],
    ['mia@gmail.co', 'mia@gmail.com'],
    ['mia@gmail.com.au', 'mia@gmail.com'],
    ['Mia.B@Hotmial.com', 'Mia.B@hotmail.com'],
    ['mia@bigpnd.com', 'mia@bigpond.com'],
    ['mia@outlok.com', 'mia@outlook.com'],
    ['mia@yahooo.com.au', 'mia@yahoo.com.au'],
    ['mia@my-company.com.aus', 'mia@my-company.com.au'],
    ['mia@my-company.con', 'mia@my-company.com'],
    [' mailto:mia@gmial.com ', 'mia@gmail.com'],
  ])('%s: %s?', (typed, meant) => expect(asked({ email: typed })).toEqual({ email: `Do you mean ${meant}?` }));

  it('any single typing error in a common mail domain is queried, and the domain itself is not', () => {
    const slip = fc.constantFrom('gmail.com', 'hotmail.com', 'outlook.com', 'icloud.com', 'bigpond.com', 'optusnet.com.au');
    fc.assert(
      fc.property(slip, fc.nat(), fc.constantFrom('leave out', 'double', 'exchange'), (domain, place, kind) => {
        expect(asked({ email: `mia@${domain}` })).toEqual({});
        const at = place % domain.indexOf('.');
        const [before, one, two = '', after] = [domain.slice(0, at), domain[at], domain[at + 1], domain.slice(at + 2)];
        if (kind === 'exchange' && (two === '.' || one === two)) return;
        const slipped = {
          'leave out': before + two + after,
          double: before + one + one + two + after,
          exchange: before + two + one + after,
        }[kind];
        if (['mail.com'].includes(slipped)) return;
        expect([slipped, asked({ email: `mia@${slipped}` })]).toEqual([slipped, { email: `Do you mean mia@${domain}?` }]);
      }),
    );
  });

  it.each([
    'mia@mail.com',
    'mia@ymail.com',
    'mia@live.com',
    'mia@larkwell.example',
    'mia@adelaide.edu.au',
    'mia@company.co',
    'a@b.community',
  ])('%s is not queried', (email) => expect(asked({ email })).toEqual({}));
});

it.each([
  ['123456', true],
  ['call me', true],
  ['0491 570', true],
  ['8123 4567', false],
  ['13 12 34', false],
  ['٠٤٩١ ٥٧٠ ١٥٦', false],
  ['+64 21 123 4567 or 0412 345 678', false],
])('the number "%s" is queried: %s', (phone, isAsked) => expect(Object.keys(asked({ phone }))).toEqual(isAsked ? ['phone'] : []));

/** Words by which browsers and password managers choose what to fill in, from their sources. */
const FILLED =
  /web.?site|url|home.?page|e.?mail|phone|mobile|tel|fax|address|street|addr|suburb|city|town|state|zip|post|country|name|first|last|title|company|organi[sz]ation|business|user|login|pass|pin|otp|code|card|cvc|cvv|exp|birth|dob|age|sex|gender|ssn|licen[cs]e|account|iban|bank|price|promo|coupon|comment|message|subject|search|note/i;

it('the honeypot’s name is nothing that a browser or a password manager fills in (R-FORM-4)', () => {
  expect(HONEYPOT).not.toMatch(FILLED);
  for (const form of ['contact', 'quote'] as const) {
    expect(idOf(form, HONEYPOT)).not.toMatch(FILLED);
    expect(fields[form].map(({ name }) => name)).not.toContain(HONEYPOT);
  }
});
