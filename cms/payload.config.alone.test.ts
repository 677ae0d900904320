import type { Config } from 'payload';
import { expect, it, vi } from 'vitest';

/** What the configuration states of histories, before Payload fills in the rest. */
const stated = vi.hoisted(() => new Map<string, unknown>());

vi.mock('payload', async (original) => {
  const payload = await original<typeof import('payload')>();
  const buildConfig = (config: Config) => {
    for (const { slug, versions } of [...(config.collections ?? []), ...(config.globals ?? [])]) stated.set(slug, versions);
    return payload.buildConfig(config);
  };
  return { ...payload, buildConfig };
});

it('every collection and global states whether it has a history: Payload 4 gives one to all that do not', async () => {
  await import('./payload.config');
  expect(stated.size).toBeGreaterThan(20);
  expect([...stated].filter(([, versions]) => versions === undefined)).toEqual([]);
});
