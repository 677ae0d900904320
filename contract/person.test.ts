import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSurely, likenessOf, mailboxOf, phoneKey } from './person';

it('an address with a tag is the same mailbox, in any spelling, and other addresses are others', () => {
  for (const [one, other, same] of [
    ['Mia@Example.com', ' mia@example.com ', true],
    ['mia+cleaning@example.com', 'mia@example.com', true],
    ['mia+a@example.com', 'MIA+b@example.com', true],
    ['mia@example.com', 'mia@example.org', false],
    ['+mia@example.com', 'mia@example.com', false],
    ['', '', false],
  ] as const)
    expect(isSurely(likenessOf({ email: one }, { email: other })), `${one} ${other}`).toBe(same);
  const word = fc.stringMatching(/^[a-z0-9.]{1,10}$/);
  fc.assert(
    fc.property(word, word, word, (name, tag, host) => {
      expect(mailboxOf(`${name}+${tag}@${host}`)).toBe(mailboxOf(`${name}@${host}`));
    }),
  );
});

it('a phone number alone never identifies a person: somebody else may have typed it', () => {
  const person = { name: 'Mia Example', email: 'mia@example.com', phone: '0491 570 156' };
  expect(likenessOf(person, { name: 'Zed', email: 'zed@example.com', phone: '+61 491 570 156' })).toBe('phone');
  expect(isSurely('phone')).toBe(false);
  expect(isSurely(likenessOf(person, { name: ' mia  EXAMPLE', phone: '0491570156' }))).toBe(true);
  for (const phone of ['000000', '0000 000 000', '121212', '12345']) {
    expect(likenessOf({ phone }, { phone }), phone).toBeUndefined();
  }
});

it('a match by name alone is reported as such, and no match without anything in common', () => {
  expect(likenessOf({ name: 'Zoë O’Hara' }, { name: 'ZOË O’HARA' })).toBe('name');
  expect(isSurely('name')).toBe(false);
  const text = fc.option(fc.string(), { nil: null });
  const nobody = { name: '—', email: ' ', phone: '' };
  fc.assert(
    fc.property(fc.record({ name: text, email: text, phone: text }), (person) => {
      expect(likenessOf(person, nobody)).toBeUndefined();
      expect(phoneKey(person.phone) === null || phoneKey(person.phone)).toBeTruthy();
    }),
  );
});
