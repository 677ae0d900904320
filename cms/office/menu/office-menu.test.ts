import { expect, it } from 'vitest';
import { startPayload } from '../../testing/api';
import { menu } from './office-menu';

it('the menu leads to every collection and global that the back office shows', async () => {
  const { config } = await startPayload();
  const shown = [...config.collections, ...config.globals]
    .filter(({ slug, admin }) => admin.hidden !== true && !slug.startsWith('payload-'))
    .map(({ slug }) => slug);
  expect(
    menu
      .flatMap((item) => ('links' in item ? item.links : item))
      .filter(({ kind }) => kind === 'collections' || kind === 'globals')
      .map(({ slug }) => slug)
      .sort(),
  ).toEqual(shown.sort());
});
