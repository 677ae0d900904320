import { expect, it } from 'vitest';
import { mailProviders, providerOf } from './mail-providers';

it('knows each provider by its servers’ names, and nobody else’s (R-LEAD-15)', () => {
  for (const [name, { host }] of Object.entries(mailProviders)) expect(providerOf(` ${host}`)).toBe(name);
  expect(providerOf('smtp.eu.mailgun.org')).toBe('mailgun');
  for (const host of ['', null, 'mail.example.com', 'smtp.gmail.com.evil.example']) expect(providerOf(host)).toBeUndefined();
});
