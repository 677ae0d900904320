import { describe, expect, it } from 'vitest';
import { requestIds } from './request-id';

describe('the id of a request', () => {
  const choose = requestIds(['10.0.0.0/8']);
  it.each([
    ['from the site on this machine', 'a-1', { peer: '127.0.0.1', forwarded: undefined }, true],
    ['from a trusted proxy', 'a-1', { peer: '::ffff:10.1.2.3', forwarded: '203.0.113.9' }, true],
    ['from somebody behind an untrusted proxy on this machine', 'a-1', { peer: '127.0.0.1', forwarded: '203.0.113.9' }, false],
    ['from a stranger', 'a-1', { peer: '203.0.113.9', forwarded: undefined }, false],
    ['that is no plain name', 'a\n{"level":"error"}', { peer: '127.0.0.1', forwarded: undefined }, false],
  ])('%s', (_, given, sender, believed) => {
    expect(choose(given, sender) === given).toBe(believed);
  });
});
