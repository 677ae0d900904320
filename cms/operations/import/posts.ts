import type { Post } from '../../base/database/payload-types';
import { storedDay } from '../../base/process/days';
import { addressOf, checkAddress } from '../../forms/fields/page-slug';
import type { Job } from './job';
import type { Origin } from './ledger';
import { saveListed } from './listed';
import type { PictureSource } from './pictures';
import { type Article, articleOf, plainRichText, type RichText, richTextOf, type StorePicture } from './rich-text';
import type { Partly } from './save';

export interface GivenPost {
  origin: Origin;
  title: string;
  /** Such as 2026-09-14. */
  day: string | undefined;
  slug?: string;
  /** Why it is not published; without a reason it is. */
  draft?: string;
  /** Markup of the opening; without one the first paragraph of the text. */
  opening?: string;
  text: string;
  lines?: boolean;
  picture?: Pick<PictureSource, 'address' | 'or' | 'alt'>;
  meta?: Partly<Post['meta']>;
  /** Where its texts' pictures are: makes web addresses of one as written, the best first. */
  pictureAddress(src: string): string | string[];
  from: string;
}

/** Length at which an opening made of the first paragraph ends. */
const OPENING = 600;

async function openingOf(
  { opening, lines }: GivenPost,
  { sections, opening: first, lost }: Article,
  store: StorePicture,
): Promise<RichText | undefined> {
  const own = opening?.trim() ? await richTextOf(opening, store, { lines }) : undefined;
  lost.push(...(own?.lost ?? []));
  return own?.text ?? (first ? plainRichText(first.slice(0, OPENING)) : sections[0]?.text);
}

/** A valid end of the address; made of the title when the old one is empty or only digits. */
const slugOf = ({ slug = '', title }: GivenPost) => {
  const wanted = addressOf(slug || title);
  return checkAddress(wanted) === true ? wanted : undefined;
};

function placed({ pictureAddress }: GivenPost, src: string): Pick<PictureSource, 'address' | 'or'> {
  const [address = src, ...or] = [pictureAddress(src)].flat();
  return { address, or };
}

const missing = (reasons: (string | false | undefined)[]) => reasons.filter(Boolean).join(', ') || undefined;

/** Adds or updates a post with its pictures; resolves with its id. Without a picture or a date it waits as a draft. */
export async function savePost(job: Job, post: GivenPost): Promise<number | undefined> {
  const where = `post “${post.title}”`;
  const store: StorePicture = ({ src, alt }) =>
    job.pictures.of({ ...placed(post, src), alt: alt || post.title, from: post.from, where });
  const article = await articleOf(post.text, post.title, store, { lines: post.lines });
  const { picture = article.picture && { ...placed(post, article.picture.src), alt: article.picture.alt } } = post;
  const image = picture && (await job.pictures.of({ ...picture, alt: picture.alt || post.title, from: post.from, where }));
  const description = await openingOf(post, article, store);
  for (const what of article.lost) job.report.misfit(post.from, where, `the text had ${what}`);
  return saveListed(job, 'posts', {
    origin: post.origin,
    data: {
      title: post.title,
      slug: slugOf(post),
      publish_date: post.day && storedDay(post.day),
      image: image ?? undefined,
      description,
      entries: article.sections.map(({ title, text }) => ({ title, description: text })),
      meta: post.meta,
    },
    draft: missing([post.draft, !image && 'it has no picture', !post.day && 'it has no date', !description && 'it has no text']),
    sameIn: ['title', 'publish_date'],
    label: { kind: 'posts', name: where, from: post.from },
  });
}
