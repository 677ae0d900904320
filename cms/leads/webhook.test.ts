import { expect, it } from 'vitest';
import { isInside } from './webhook';

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '0.0.0.0',
  '::1',
  'fd00::1',
  'fe80::1',
  '::ffff:10.0.0.1',
])('%s belongs to this machine or its network', (address) => expect(isInside(address)).toBe(true));

it.each(['203.0.113.9', '172.32.0.1', '2001:db8::1'])('%s does not', (address) => expect(isInside(address)).toBe(false));
