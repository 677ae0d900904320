import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { cityPages, servicePages } from 'contract/catalogue';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { home, pictures, posts } from './content';

const folder = join(import.meta.dirname, 'pictures');
const files = readdirSync(folder);
const shown = Object.entries(pictures).flatMap(([key, picture]) => (picture ? [[key, picture] as const] : []));
const bytes = (file: string) => statSync(join(folder, file)).size;
const isVideo = (file: string) => /\.(mp4|webm)$/.test(file);

/** Keys of the pictures at the top of pages. */
const heroes = [
  ...home.slides.map(({ picture }) => picture),
  ...servicePages.map(({ slug }) => slug),
  ...cityPages.map(({ slug }) => `city-${slug}`),
  ...posts.map(({ picture }) => picture),
  ...['about', 'contact', 'faq', 'blog'],
];

describe('starter pictures', () => {
  it('are there for every key, and nothing else is', () => {
    expect([...new Set(shown.map(([, { file }]) => file))].sort()).toEqual(files.sort());
  });

  it('weigh at most 200 kB each, a video 1.5 MB, and all together less than 25 MB', () => {
    for (const file of files) expect(bytes(file), file).toBeLessThanOrEqual(isVideo(file) ? 1_500_000 : 200_000);
    expect(files.reduce((sum, file) => sum + bytes(file), 0)).toBeLessThan(25_000_000);
  });

  it.each(files.filter((file) => !isVideo(file)))('%s is a JPEG at least 1600 px wide, in the ratio 3:2', async (file) => {
    const { width = 0, height = 0, format } = await sharp(join(folder, file)).metadata();
    expect(format).toBe('jpeg');
    expect(width).toBeGreaterThanOrEqual(1600);
    expect(width / height).toBeCloseTo(3 / 2, 2);
  });

  it('differ at the top of every page', () => {
    const used = heroes.map((key) => pictures[key]?.file);
    expect(used.filter((file, index) => used.indexOf(file) !== index)).toEqual([]);
  });

  const introduced = [...servicePages.map(({ slug }) => slug), ...cityPages.map(({ slug }) => `city-${slug}`), 'about'];
  it.each(introduced)('of %s differ between its hero and the block after it', (key) => {
    expect(pictures[`${key}-intro`]?.file).toBeDefined();
    expect(pictures[`${key}-intro`]?.file).not.toBe(pictures[key]?.file);
  });

  it('of the home page begin with a still: the video is a later slide', () => {
    expect(home.slides.map(({ video }) => video && pictures[video]?.file)).toEqual([undefined, 'hero-loop.mp4', undefined]);
  });

  it.each(servicePages.map(({ slug }) => slug))('of %s before and after are different, and of the same size', async (slug) => {
    const [own, before, after] = [pictures[slug], pictures[`${slug}-before`], pictures[`${slug}-after`]];
    expect(before?.file).not.toBe(after?.file);
    const [a, b] = await Promise.all([before, after].map((side) => sharp(join(folder, side?.file ?? '')).metadata()));
    expect([a?.width, a?.height]).toEqual([b?.width, b?.height]);
    // a file is stored once, with the focal point of its first key
    expect(before?.focus).toBe(own?.file === after?.file ? own?.focus : after?.focus);
  });

  it.each(servicePages.map(({ slug }) => slug))('of %s before and after are on no other page', (slug) => {
    const own = [slug, `${slug}-before`, `${slug}-after`];
    const elsewhere = shown.flatMap(([key, { file }]) => (own.includes(key) ? [] : file));
    for (const side of own.slice(1)) expect(elsewhere, side).not.toContain(pictures[side]?.file);
  });

  it('are described in words, no two files alike', () => {
    const words = new Map(shown.map(([, { file, alt }]) => [alt, file]));
    for (const [alt, file] of words) {
      expect(alt.length, file).toBeGreaterThan(20);
      expect(alt.length, file).toBeLessThanOrEqual(125);
      expect(alt, file).not.toMatch(/\b(picture|image|photo|render)\b/i);
    }
    expect(words.size).toBeGreaterThanOrEqual(new Set(words.values()).size);
  });

  it('have a focal point', () => {
    for (const [key, { focus }] of shown) expect(focus, key).toMatch(/^\d{1,2}% \d{1,2}%$/);
  });
});
