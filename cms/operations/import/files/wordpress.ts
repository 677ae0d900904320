import { basename } from 'node:path';
import { withoutSlash } from 'contract/paths';
import { createLocalReq } from 'payload';
import { withoutHidden } from 'shared/hidden-markup';
import { ownValue } from 'shared/own-value';
import { hasPage, postPaths } from '../../../publishing/addresses';
import type { Job } from '../job';
import { retireSamples } from '../listed';
import { plainLine } from '../plain';
import { type GivenPost, savePost } from '../posts';
import { saveRedirect } from '../redirects';
import { withoutShortcodes } from '../shortcodes';
import { checkedLetters } from './letters';
import { readWordPress, type WordPressExport, type WordPressItem } from './wordpress-file';
import { wordPressPicture } from './wordpress-pictures';

const LEFT = new Set(['trash', 'auto-draft', 'inherit']);
/** What a status other than published says of a post. */
const WAITING: Record<string, string> = {
  draft: 'it is a draft there',
  pending: 'it waits for a review there',
  private: 'it is private there',
};
/** What a plug-in would fill in is no text yet. */
const filledIn = (text: string | undefined) => (text && !text.includes('%') ? text : undefined);

const listingOf = ({ meta }: WordPressItem): GivenPost['meta'] => {
  const title = filledIn(meta._yoast_wpseo_title ?? meta.rank_math_title);
  const description = filledIn(meta._yoast_wpseo_metadesc ?? meta.rank_math_description);
  return title || description ? { meta_title: title, meta_description: description } : undefined;
};

function draftReason({ fields }: WordPressItem): string | undefined {
  if (fields['wp:post_password']) return 'it has a password there';
  const status = fields['wp:status'] ?? '';
  return status === 'publish' || status === 'future'
    ? undefined
    : (ownValue(WAITING, status) ?? `its status there is “${status}”`);
}

const filesOf = ({ items }: WordPressExport) =>
  new Map(
    items
      .filter(({ fields }) => fields['wp:post_type'] === 'attachment' && fields['wp:attachment_url'])
      .map((item) => [item.fields['wp:post_id'], item] as const),
  );

function pictureOf({ meta }: WordPressItem, files: ReturnType<typeof filesOf>): GivenPost['picture'] {
  const file = files.get(meta._thumbnail_id);
  const written = file?.fields['wp:attachment_url']?.trim();
  const [address, ...or] = written ? wordPressPicture(written, '', new Set([written])) : [];
  return file && address
    ? { address, or, alt: file.meta._wp_attachment_image_alt || plainLine(file.fields.title ?? '') }
    : undefined;
}

function postIn(
  item: WordPressItem,
  exported: WordPressExport,
  files: ReturnType<typeof filesOf>,
  from: string,
  job: Job,
): GivenPost {
  const { fields } = item;
  const title = plainLine(fields.title ?? '') || 'Without a title';
  for (const what of withoutHidden(fields.title ?? '').leftOut)
    job.report.misfit(from, `post “${title}”`, `its title had ${what}, left out`);
  const { text, names, code } = withoutShortcodes(fields['content:encoded'] ?? '');
  for (const name of names)
    job.report.misfit(from, `post “${title}”`, `the shortcode [${name}] means nothing here and was taken out`);
  for (const name of code)
    job.report.misfit(from, `post “${title}”`, `the shortcode [${name}] was left out with the code in it, which is no text`);
  const addresses = new Set([...files.values()].map((file) => file.fields['wp:attachment_url']?.trim() ?? ''));
  const day = /^(?!0000)\d{4}-\d{2}-\d{2}/.exec(fields['wp:post_date'] ?? '')?.[0];
  return {
    origin: { source: `wordpress ${exported.site}`, key: fields['wp:post_id'] ?? '' },
    ...{ title, day, from },
    slug: decodedName(fields['wp:post_name'] ?? ''),
    draft: draftReason(item),
    opening: fields['excerpt:encoded']?.trim() ? withoutShortcodes(fields['excerpt:encoded']).text : undefined,
    text,
    lines: true,
    picture: pictureOf(item, files),
    meta: listingOf(item),
    pictureAddress: (src) => wordPressPicture(src, exported.site, addresses),
  };
}

function decodedName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

const READ = ['title', 'content:encoded', 'excerpt:encoded'] as const;

/** Puts letters right, or asks, before anything is written. */
function checkLetters(posts: readonly WordPressItem[], from: string, { letters }: Job['options']) {
  const texts = posts.flatMap(({ fields }) => READ.map((name) => fields[name] ?? ''));
  const nameOf = (index: number) => plainLine(posts[Math.floor(index / READ.length)]?.fields.title ?? '');
  const checked = checkedLetters(texts, from, letters, (problem, _, index) => `post “${nameOf(index)}”: ${problem}`);
  for (const [at, { fields }] of posts.entries())
    for (const [below, name] of READ.entries()) if (fields[name]) fields[name] = checked[at * READ.length + below] ?? '';
}

/** What an export has beside posts, pages and files that nobody would miss. */
const INNER =
  /^(?:post|page|attachment|revision|nav_menu_item|custom_css|customize_changeset|oembed_cache|user_request|wp_\w+|acf-.*)$/;

/** Names what is not taken: pages, entries of other kinds, posts in the trash there, comments and categories. */
function nameOthers({ items, others }: WordPressExport, from: string, { report }: Job) {
  const kinds = new Map<string, number>();
  for (const { fields } of items) {
    const [type = '', title] = [fields['wp:post_type'], plainLine(fields.title ?? '')];
    if (type === 'page') report.misfit(from, `page “${title}”`, 'pages are not taken; this site has its own');
    if (type === 'post' && fields['wp:status'] === 'trash') report.misfit(from, `post “${title}”`, 'it lies in the trash there');
    if (type && !INNER.test(type)) kinds.set(type, (kinds.get(type) ?? 0) + 1);
  }
  for (const [type, number] of kinds) report.misfit(from, `${number} of the kind “${type}”`, 'only posts are taken');
  if (others.size > 0) report.misfit(from, [...others].join(' and '), 'they are not taken; this site has none');
}

/** The addresses that a post or page had there: its permalink, and the plain one, which WordPress knows besides. */
function addressesOf({ fields }: WordPressItem, name: 'p' | 'page_id', { blog }: WordPressExport): string[] {
  const plain = `${blog.replace(/(?<!\/)\/+$/, '')}/?${name}=${fields['wp:post_id']}`;
  const link = fields.link?.trim();
  return link && link !== plain ? [link, plain] : [plain];
}

/** Pages are not taken; the plain address of one leads to the page that this site has at its permalink. */
async function leadToPage(item: WordPressItem, exported: WordPressExport, from: string, job: Job) {
  const { fields } = item;
  const [link = '', plain] = addressesOf(item, 'page_id', exported);
  if (!plain || fields['wp:status'] !== 'publish' || !URL.canParse(link)) return;
  const path = withoutSlash(new URL(link).pathname);
  if (await hasPage(path, await createLocalReq({}, job.payload))) await saveRedirect(job, plain, path, from);
}

/** Takes the posts of WordPress' export file, their pictures, and redirects from their old addresses. */
export async function importWordPress(job: Job, path: string): Promise<void> {
  const from = basename(path);
  const exported = await readWordPress(path, from, job.options.letters);
  const files = filesOf(exported);
  const typed = (type: string) => exported.items.filter(({ fields }) => fields['wp:post_type'] === type);
  const posts = typed('post').filter(({ fields }) => !LEFT.has(fields['wp:status'] ?? ''));
  checkLetters(posts, from, job.options);
  nameOthers(exported, from, job);
  const dated = [...posts].sort((a, b) => (a.fields['wp:post_date'] ?? '').localeCompare(b.fields['wp:post_date'] ?? ''));
  job.progress.begin('Posts', dated.length);
  for (const item of dated) {
    const post = postIn(item, exported, files, from, job);
    const id = await savePost(job, post);
    if (id !== undefined && post.draft === undefined)
      for (const old of addressesOf(item, 'p', exported)) await saveRedirect(job, old, postPaths({ id })[0] ?? '', from);
    job.progress.step();
  }
  for (const page of typed('page')) await leadToPage(page, exported, from, job);
  await retireSamples(job, 'posts', 'posts');
}
