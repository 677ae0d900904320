import type { BlogPost } from 'contract/blog';
import { text } from 'shared/text';
import { nonEmpty, type Reader } from './content';
import { dateBadge } from './dates';
import { excerpt, safeHtml } from './markup';
import type { DateBadge, Post, PostCard } from './shapes';
import { splitHtml } from './split-html';
import type { ContentStore } from './store';

/** Posts per blog page (R-BLOG-1). */
export const POSTS_PER_PAGE = 5;

/** Maximum number of posts in the sitemap; older ones are linked from the blog's pages. */
export const LISTED_POSTS = 100;

export const postPath = (id: string | number) => `/blog-details/${encodeURIComponent(id)}`;

const badge = (date: string, timeZone: string): DateBadge =>
  dateBadge(date, timeZone) ?? { day: '', month: '', full: date, dateTime: '' };

async function postCard(reader: Reader, post: BlogPost, timeZone: string): Promise<PostCard> {
  return {
    id: String(post.id),
    href: postPath(post.id),
    title: post.title,
    date: badge(post.publish_date, timeZone),
    excerpt: excerpt(post.description),
    picture: await reader.picture(post, 'image'),
  };
}

export interface PostPage {
  posts: PostCard[];
  page: number;
  pages: number;
}

/** One page of posts; undefined past the end or when the list failed. The provider pages it if it reports the count. */
export async function postPage(reader: Reader, page: number, timeZone: string): Promise<PostPage | 'past-end' | undefined> {
  const count = await reader.addition('blogCount', (wire) => wire.count);
  if (count !== undefined && page > Math.max(1, Math.ceil(count / POSTS_PER_PAGE))) return 'past-end';
  const input = count === undefined ? undefined : { page, limit: POSTS_PER_PAGE };
  const list = await reader.section('blogs', (posts) => nonEmpty(posts), input);
  if (!list) return page > 1 && reader.failed.size === 0 ? 'past-end' : undefined;
  const pages = Math.max(1, Math.ceil((count ?? list.length) / POSTS_PER_PAGE));
  if (page > pages) return 'past-end';
  const shown =
    count === undefined ? list.slice((page - 1) * POSTS_PER_PAGE, page * POSTS_PER_PAGE) : list.slice(0, POSTS_PER_PAGE);
  return { posts: await Promise.all(shown.map((post) => postCard(reader, post, timeZone))), page, pages };
}

export const newestPosts = async (reader: Reader, limit: number, timeZone: string) =>
  reader.section('blogs', (posts) => Promise.all(posts.slice(0, limit).map((post) => postCard(reader, post, timeZone))), {
    page: 1,
    limit,
  });

const LISTED = { page: 1, limit: LISTED_POSTS };

/** Ids of the posts in the sitemap, from the last list that was read. */
export function knownPosts(store: Pick<ContentStore, 'peek'>): ReadonlySet<string> {
  const posts = store.peek('blogs', LISTED) ?? [];
  return new Set(posts.slice(0, LISTED_POSTS).map(({ id }) => String(id)));
}

/** `knownPosts` with the list refreshed when it is old. Does not query the provider before the list was read once. */
export async function listedPosts(store: Pick<ContentStore, 'get' | 'peek'>): Promise<ReadonlySet<string>> {
  if (store.peek('blogs', LISTED) !== undefined) await store.get('blogs', LISTED).catch(() => undefined);
  return knownPosts(store);
}

/** A post; undefined when its list of entries is empty. Throws NoRecord or ProviderFailure (R-ROUTE-12). */
export async function post(reader: Reader, id: string, timeZone: string): Promise<Post | undefined> {
  const entries = await reader.required('blogDetails', { id });
  const first = entries[0];
  if (!first) return undefined;
  return {
    id: text(first.canonical_id) ?? id,
    heading: text(first.heading) ?? first.title,
    date: badge(first.date, timeZone),
    picture: await reader.picture(first, 'image'),
    entries: entries.map((entry) => ({ title: entry.title, ...splitHtml(safeHtml(entry.description)) })),
  };
}
