import { readFileSync } from 'node:fs';
import { servicePages } from 'contract/catalogue';
import { CONTENT_ICONS } from 'contract/icons';
import { expect, it } from 'vitest';
import { MARK, markFile, SPRITES, sprite } from './draw-icons';

it.each(SPRITES)('keeps the committed %s as the script draws it', (path) => {
  expect(readFileSync(new URL(path, import.meta.url), 'utf8')).toBe(sprite());
});

it('keeps the mark of the back office’s tab as the script draws it', () => {
  expect(readFileSync(new URL(MARK, import.meta.url), 'utf8')).toBe(markFile());
});

it('has every icon that the catalogue names', () => {
  const named = servicePages.flatMap((page) => page.benefits.cards.flatMap((card) => card.icon ?? []));
  expect(named.filter((name) => !CONTENT_ICONS.some((icon) => icon === name))).toEqual([]);
});
