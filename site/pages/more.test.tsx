import { expect, it } from 'vitest';
import type { OwnSection } from '../content/own-pages';
import { readSection } from '../sections/testing/draw';
import { loadMore } from './load-more';
import { More } from './more';

const embed: OwnSection = {
  kind: 'embed',
  title: 'An oven',
  embed: {
    src: 'https://player.vimeo.com/video/1',
    sandbox: 'allow-scripts',
    href: 'https://vimeo.com/1',
    show: 'Play video (loads from player.vimeo.com)',
    open: 'Watch it on vimeo.com: An oven',
    shape: '',
  },
};
const files: OwnSection = { kind: 'files', files: [{ title: 'Prices', path: 'a b.pdf', details: 'PDF, 1 kB' }] };

it('draws extra sections once their code is there (R-OWN-7, R-FILE-2, R-FILE-4)', async () => {
  await loadMore();
  const shown = readSection(<More sections={[files, embed]} />);
  expect(shown.headings).toEqual(['Files', 'An oven']);
  expect(shown.links).toEqual(['Prices → /storage/a%20b.pdf', 'Watch it on vimeo.com: An oven → https://vimeo.com/1']);
});
