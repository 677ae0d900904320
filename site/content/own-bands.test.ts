import { expect, it } from 'vitest';
import { withBands } from './own-bands';

const bandsOf = (kinds: readonly Parameters<typeof withBands>[0][number]['kind'][]) =>
  withBands(
    kinds.map((kind) => ({ kind })),
    'tint',
  ).map(({ band }) => band);

it('no section has the background of the one above it (R-OWN-5)', () => {
  const kinds = ['text', 'text', 'form', 'prices', 'cards', 'reasons', 'reasons', 'reviews', 'numbers', 'map', 'text'] as const;
  const bands = bandsOf(kinds);
  expect(bands.slice(0, 9).filter((band, at) => at > 0 && band === bands[at - 1])).toEqual([]);
  expect(bandsOf(['cards'])).toEqual([undefined]);
  expect(bandsOf(['text', 'text', 'reviews', 'before_after'])).toEqual([undefined, 'white', 'tint', 'white']);
});
