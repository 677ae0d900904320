import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addressOnce, numberedPage, redirectOf } from './redirect';

it('an old address has one spelling: small letters, no slash at its end, its parameters in order', () => {
  expect(addressOnce('/Old//Päge/?b=2&A=1')).toBe('/old/p%C3%A4ge?A=1&b=2');
  expect(addressOnce('/old?')).toBe('/old');
  expect(addressOnce('/?p=61')).toBe('/?p=61');
});

const pairs = fc.uniqueArray(fc.tuple(fc.stringMatching(/^[a-z]{1,3}$/), fc.stringMatching(/^[a-z0-9 &=+é]{0,4}$/)), {
  selector: ([name]) => name,
  maxLength: 4,
});

it('a redirect is found by its parameters in any order and among any others, which are left', () => {
  fc.assert(
    fc.property(pairs, pairs, fc.boolean(), (own, given, first) => {
      const others = given.filter(([name]) => own.every(([other]) => other !== name));
      const from = addressOnce(`/old?${new URLSearchParams(own)}`);
      const asked = first ? [...others, ...own].reverse() : [...own, ...others];
      const found = redirectOf([{ from: '/other' }, { from }], `/OLD/?${new URLSearchParams(asked)}`);
      expect(found?.redirect.from).toBe(from);
      expect([...(found?.rest ?? [])].sort()).toEqual([...others].sort());
      if (own.length > 0) expect(redirectOf([{ from }], '/old?zzzz=1')).toBeUndefined();
    }),
  );
});

it('knows the address of a page of an older site by the parameter with its number', () => {
  expect(numberedPage('/?utm_source=x&p=61')).toBe('/?p=61');
  for (const address of ['/', '/?p=', '/?p=one', '/?id=3', '/?m=1'])
    expect([address, numberedPage(address)]).toEqual([address, undefined]);
});
