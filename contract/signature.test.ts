import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSigned, signatureOf } from './signature';

const bytes = (text: string) => new TextEncoder().encode(text);

it('a signature is valid for its call and its body only (R-LEAD-9)', () => {
  const post = fc.record({
    secret: fc.string({ minLength: 1 }),
    path: fc.constantFrom('/contact-submit', '/vitals'),
    body: fc.string(),
  });
  fc.assert(
    fc.property(post, post, (one, other) => {
      const signature = signatureOf(one.secret, one.path, one.body);
      expect(isSigned(one.secret, one.path, bytes(one.body), signature)).toBe(true);
      const same = one.secret === other.secret && one.path === other.path && one.body === other.body;
      expect(isSigned(other.secret, other.path, bytes(other.body), signature)).toBe(same);
    }),
  );
});

it('a malformed signature, and any signature without a secret, is invalid', () => {
  const [path, body] = ['/vitals', '{}'];
  fc.assert(fc.property(fc.string(), (text) => !isSigned('secret', path, bytes(body), text)));
  expect(isSigned('secret', path, bytes(body), null)).toBe(false);
  expect(isSigned('', path, bytes(body), signatureOf('', path, body))).toBe(false);
});
