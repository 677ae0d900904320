import { basename } from 'node:path';
import { ownValue } from 'contract/own-value';
import { postPaths } from '../../content/addresses';
import type { Job } from '../job';
import { retireSamples } from '../listed';
import { plainLine } from '../plain';
import { type GivenPost, savePost } from '../posts';
import { saveRedirect } from '../redirects';
import { withoutShortcodes, withParagraphs } from '../shortcodes';
import { readWordPress, type WordPressExport, type WordPressItem } from './wordpress-file';

/** Statuses of posts that nobody wants to see again. */
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

/** Files of the export by their number. */
const filesOf = ({ items }: WordPressExport) =>
  new Map(
    items
      .filter(({ fields }) => fields['wp:post_type'] === 'attachment' && fields['wp:attachment_url'])
      .map((item) => [item.fields['wp:post_id'], item] as const),
  );

function pictureOf({ meta }: WordPressItem, files: ReturnType<typeof filesOf>): GivenPost['picture'] {
  const file = files.get(meta._thumbnail_id);
  const address = file?.fields['wp:attachment_url']?.trim();
  return file && address ? { address, alt: file.meta._wp_attachment_image_alt || plainLine(file.fields.title ?? '') } : undefined;
}

/** A full-size picture for one of the smaller sizes that WordPress makes: photo-300x200.jpg. */
const fullSize = (address: string, known: ReadonlySet<string>) => {
  const full = address.replace(/-\d+x\d+(?=\.\w+$)/, '');
  return known.has(full) ? full : address;
};

function postIn(
  item: WordPressItem,
  exported: WordPressExport,
  files: ReturnType<typeof filesOf>,
  from: string,
  job: Job,
): GivenPost {
  const { fields } = item;
  const title = plainLine(fields.title ?? '') || 'Without a title';
  const { text, names } = withoutShortcodes(fields['content:encoded'] ?? '');
  for (const name of names)
    job.report.misfit(from, `post “${title}”`, `the shortcode [${name}] means nothing here and was taken out`);
  const addresses = new Set([...files.values()].map((file) => file.fields['wp:attachment_url']?.trim() ?? ''));
  const day = /^(?!0000)\d{4}-\d{2}-\d{2}/.exec(fields['wp:post_date'] ?? '')?.[0];
  return {
    key: `wordpress ${exported.site} ${fields['wp:post_id']}`,
    ...{ title, day, from },
    slug: decodedName(fields['wp:post_name'] ?? ''),
    draft: draftReason(item),
    opening: fields['excerpt:encoded']?.trim() ? withParagraphs(withoutShortcodes(fields['excerpt:encoded']).text) : undefined,
    text: withParagraphs(text),
    picture: pictureOf(item, files),
    meta: listingOf(item),
    pictureAddress: (src) => (URL.canParse(src, exported.site) ? fullSize(new URL(src, exported.site).href, addresses) : src),
  };
}

function decodedName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Takes the posts of WordPress' export file, their pictures, and redirects from their old addresses. */
export async function importWordPress(job: Job, path: string): Promise<void> {
  const from = basename(path);
  const exported = await readWordPress(path, from);
  const files = filesOf(exported);
  const typed = (type: string) => exported.items.filter(({ fields }) => fields['wp:post_type'] === type);
  const posts = typed('post').filter(({ fields }) => !LEFT.has(fields['wp:status'] ?? ''));
  for (const { fields } of typed('page'))
    job.report.misfit(from, `page “${plainLine(fields.title ?? '')}”`, 'pages are not taken; this site has its own');
  const dated = [...posts].sort((a, b) => (a.fields['wp:post_date'] ?? '').localeCompare(b.fields['wp:post_date'] ?? ''));
  job.progress.begin('Posts', dated.length);
  for (const item of dated) {
    const post = postIn(item, exported, files, from, job);
    const id = await savePost(job, post);
    const isPublished =
      id !== undefined &&
      (await job.payload.count({ collection: 'posts', where: { id: { equals: id }, _status: { equals: 'published' } } }))
        .totalDocs > 0;
    if (isPublished && item.fields.link) await saveRedirect(job, item.fields.link.trim(), postPaths({ id })[0] ?? '', from);
    job.progress.step();
  }
  await retireSamples(job, 'posts', 'posts');
}
