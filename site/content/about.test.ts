import { expect, it } from 'vitest';
import { aboutHero } from './about';
import { createReader } from './content';
import type { ContentStore } from './store';

it('a banner without a picture keeps its title, and the log says that the picture is missing (R-CONTENT-2)', async () => {
  const events: string[] = [];
  const note = (event: string) => events.push(event);
  const reader = createReader({
    store: { get: async () => ({ heading: 'All about us' }), isOutdated: () => false } as unknown as ContentStore,
    sizeOf: async () => undefined,
    log: { info: note, warn: note, error: note } as never,
    page: '/about-us',
  });
  expect(await aboutHero(reader)).toMatchObject({ title: 'All about us' });
  expect(events).toEqual(['banner image missing']);
});
