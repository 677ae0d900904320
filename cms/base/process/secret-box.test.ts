import { expect, it } from 'vitest';
import { seal, unseal } from './secret-box';

it('an encrypted text opens with the same secret for the same purpose, and not once it was altered', () => {
  const sealed = seal('a quiet word', 'second-factor');
  expect(sealed).not.toContain('quiet');
  expect(seal('a quiet word', 'second-factor')).not.toBe(sealed);
  expect(unseal(sealed, 'second-factor')).toBe('a quiet word');
  expect(unseal(sealed, 'mail-server-password')).toBeUndefined();
  expect(unseal(sealed, 'second-factor', 'another secret of 16')).toBeUndefined();
  const changed = Buffer.from(sealed, 'base64url');
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(unseal(changed.toString('base64url'), 'second-factor')).toBeUndefined();
  expect(unseal('', 'second-factor')).toBeUndefined();
});
