import { starterSettings } from 'contract/catalogue';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Reader } from '../content/content';
import type { PostCard } from '../content/shapes';
import { feedXml, indexablePaths } from './sitemap';

/** XML 1.0, 2.2: the characters that a document may have. */
const isAllowed = (code: number) =>
  [9, 10, 13].includes(code) ||
  (code >= 0x20 && code <= 0xd7ff) ||
  (code >= 0xe000 && code <= 0xfffd) ||
  (code >= 0x10000 && code <= 0x10ffff);

it('makes a feed that readers accept, whatever characters a post has (R-BLOG-4)', () => {
  const unit = fc.oneof(
    fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
    fc.constantFrom('\b', '\v', '\0', '\ufffe', '\ud83d', '😀', 'ü', '<', '&', ']]>', 'word'),
  );
  const text = fc.array(unit, { maxLength: 30 }).map((units) => units.join(''));
  fc.assert(
    fc.property(text, text, (title, excerpt) => {
      const post = { id: '1', href: '/blog-details/1', title, excerpt, date: { day: '', month: '', full: '', dateTime: '' } };
      const feed = feedXml('https://a.example', starterSettings, [post as PostCard]);
      expect([...feed].map((sign) => sign.codePointAt(0) ?? 0).filter((code) => !isAllowed(code))).toEqual([]);
      expect(feed.match(/<item>.*<\/item>/s)?.[0].match(/<[a-z/]/g)).toHaveLength(10);
    }),
  );
});

it('does not lead to a blog without posts, but to one whose posts did not arrive (R-BLOG-5)', async () => {
  const content = { settings: starterSettings, services: [], cities: [] };
  const pathsWith = (posts: PostCard[] | undefined) =>
    indexablePaths(
      { section: async () => posts, addition: async () => undefined, additions: async () => undefined } as unknown as Reader,
      content,
    );
  expect(await pathsWith([])).not.toContain('/blog');
  expect(await pathsWith(undefined)).toContain('/blog');
});
