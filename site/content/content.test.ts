import { expect, it } from 'vitest';
import { listeningLog } from '../leads/testing/leads';
import { createReader } from './content';
import type { ContentStore } from './store';

it('a provider is asked once for its additions, and only for those that it has (R-WIRE-12)', async () => {
  const asked: string[] = [];
  const get = async (call: string) => {
    asked.push(call);
    return call === 'additions' ? { additions: ['cityPages'] } : [];
  };
  const store = { get, isOutdated: () => false } as unknown as ContentStore;
  const reader = createReader({ store, sizeOf: async () => undefined, log: listeningLog(), page: '/' });
  expect(await reader.addition('ownPages', (list) => list)).toBeUndefined();
  expect(await reader.addition('cityPages', (list) => list)).toEqual([]);
  expect(asked).toEqual(['additions', 'cityPages']);
});
