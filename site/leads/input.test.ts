import { expect, it } from 'vitest';
import { checkLead, typedValues, visitOf } from './input';
import { enquiry } from './testing/leads';

const { fields } = enquiry();

it('keeps only text fields of the form, with line ends and characters that every database stores', () => {
  const { name, phone } = fields;
  expect(typedValues('contact', { name, phone, message: 'one\r\ntwo\rthree\0\ud800', city: 12, extra: 'x' })).toEqual({
    name,
    phone,
    message: 'one\ntwo\nthree\ufffd',
  });
});

it('accepts a valid lead, with empty texts for what was left out', () => {
  expect(checkLead('contact', fields)).toMatchObject({ fields: { name: 'Mia Example', phone: '0491 570 156' } });
  const { message: _, ...without } = fields;
  expect(checkLead('contact', without)).toHaveProperty('fields');
  expect(checkLead('contact', { ...fields, message: null })).toHaveProperty('fields');
});

it('reads the e-mail address in what was pasted (R-FORM-27)', () => {
  const email = 'Mia Example <mia\u200b@example.com>';
  expect(checkLead('contact', { ...fields, email })).toMatchObject({ fields: { email: 'mia@example.com' } });
});

it('rejects a value that is not a text', () => {
  expect(checkLead('contact', { ...fields, message: 12 })).toEqual({ errors: { message: 'Send this as text' } });
  expect(checkLead('contact', { ...fields, name: ['Mia'] })).toMatchObject({ errors: { name: 'Send this as text' } });
});

it('names every field that is wrong, each with one reason', () => {
  const answer = checkLead('contact', { ...fields, name: '', email: 'nobody' });
  if (!('errors' in answer)) throw new Error('it was accepted');
  expect(Object.keys(answer.errors).sort()).toEqual(['email', 'name']);
  expect(answer.errors.name).not.toBe(answer.errors.email);
});

it('keeps up to 40 short texts of a visit', () => {
  expect(visitOf({ utm_source: 'mail', referrer: 'a\r\nb' })).toEqual({ utm_source: 'mail', referrer: 'a\nb' });
  expect(visitOf({ utm_source: 'x'.repeat(600) })).toEqual({ utm_source: 'x'.repeat(500) });
  const many = Object.fromEntries(
    Array.from({ length: 45 }, (_, n) => [`mark_${String.fromCharCode(97 + (n % 26)).repeat(1 + Math.floor(n / 26))}`, 'x']),
  );
  expect(Object.keys(visitOf(many) ?? {})).toHaveLength(40);
});

it('leaves out values of a visit that are not texts', () => {
  expect(visitOf({ good: 'yes', Bad: 'x', a1: 'x', number: 5, [`x${'x'.repeat(40)}`]: 'x' })).toEqual({ good: 'yes' });
  for (const none of [undefined, null, 'text', {}, { BAD: 'x' }, { number: 5 }]) expect(visitOf(none)).toBeUndefined();
});
