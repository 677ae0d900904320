import { expect, it } from 'vitest';
import { proxyWarning } from './client-address';

it('an untrusted proxy is reported once an hour', () => {
  let [warned, time] = [0, 0];
  const look = proxyWarning(
    [],
    () => (warned += 1),
    () => time,
  );
  look('127.0.0.1', null);
  look('203.0.113.7', '198.51.100.1');
  expect(warned).toBe(0);
  for (const peer of ['::ffff:10.1.2.3', '127.0.0.1', '::1']) look(peer, '198.51.100.1');
  expect(warned).toBe(1);
  time += 61 * 60_000;
  look('fd00::1', '198.51.100.1');
  expect(warned).toBe(2);
});

it('a trusted proxy is not reported', () => {
  const look = proxyWarning(['10.0.0.1'], () => expect.unreachable());
  look('127.0.0.1', '198.51.100.1');
});
