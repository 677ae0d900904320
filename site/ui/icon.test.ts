import { readFileSync } from 'node:fs';
import { servicePages } from 'contract/catalogue';
import { CONTENT_ICONS } from 'contract/icons';
import { expect, it } from 'vitest';
import { FILES } from './draw-icons';

it.each(FILES)('the committed %s is what the script draws', (path, content) => {
  expect(readFileSync(new URL(path, import.meta.url), 'utf8')).toBe(content);
});

it('every icon that the catalogue names exists', () => {
  const named = servicePages.flatMap((page) => page.benefits.cards.flatMap((card) => card.icon ?? []));
  expect(named.filter((name) => !CONTENT_ICONS.some((icon) => icon === name))).toEqual([]);
});
