import type { CallAnswer } from 'contract';
import { readDay } from '../../../base/process/days';
import { postPaths } from '../../../publishing/addresses';
import { fingerprint } from '../ledger';
import { retireSamples } from '../listed';
import { savePost } from '../posts';
import { saveRedirect } from '../redirects';
import { platformOf, saveReview } from '../reviews';
import { nameOfCall } from './answers';
import type { Source } from './source';

/** A day as providers write it: a date, a date-time, or words that are no day. */
const dayIn = (text: string | null | undefined): string | undefined =>
  readDay((text ?? '').replace(/(?<=\d)[T ]\d{1,2}:[\s\S]*$/, ''), '0000-01-01');

/** Reviews, the oldest first, so that equal days keep the provider's order. */
export async function importReviews(source: Source): Promise<void> {
  const { job, answers } = source;
  const reviews = (await source.read('testimonials'))?.testimonials ?? [];
  const from = nameOfCall('testimonials');
  job.progress.begin('Reviews', reviews.length);
  for (const [at, { name, platform }] of reviews.entries())
    if (platform && !platformOf(platform))
      job.report.misfit(from, `no. ${at + 1} by ${name}`, `“${platform}” is neither Google nor Facebook, so no sign is shown`);
  for (const [at, review] of [...reviews.entries()].reverse()) {
    const { name, comment, rating, date, platform, verified, avatar } = review;
    const where = `no. ${at + 1} by ${name}`;
    const day = dayIn(date);
    await saveReview(job, {
      origin: { source: answers.base, key: `review ${fingerprint(JSON.stringify([name, date, comment]))}` },
      ...{ name, comment, rating, day, from, where },
      draft: day ? undefined : `its date “${date ?? ''}” is no day`,
      platform: platformOf(platform),
      verified: Boolean(verified),
      avatar: avatar ? { address: answers.pictureAddress(avatar) } : undefined,
    });
    job.progress.step();
  }
  await retireSamples(job, 'testimonials', 'reviews');
}

type Post = CallAnswer<'blogs'>[number];

/** The number under which a post has its address, if it is free here: then the address stays. */
async function freeNumber({ job }: Source, { id }: Post): Promise<number | undefined> {
  if (!/^[1-9]\d{0,8}$/.test(String(id))) return undefined;
  const one = { collection: 'posts', id: Number(id), depth: 0, trash: true, disableErrors: true } as const;
  return (await job.payload.findByID(one)) ? undefined : Number(id);
}

/** Saves one post; resolves with its id here. */
async function importPost(source: Source, post: Post): Promise<number | undefined> {
  const { answers } = source;
  const sections = (await source.read('blogDetails', { id: String(post.id) })) ?? [];
  const [first] = sections;
  const isOpening = sections.length === 1 && first?.title === post.title && first?.description === post.description;
  const day = dayIn(post.publish_date);
  return savePost(source.job, {
    origin: { source: answers.base, key: `post ${post.id}` },
    id: await freeNumber(source, post),
    title: post.title,
    day,
    from: nameOfCall('blogs'),
    slug: typeof post.id === 'string' ? post.id : undefined,
    draft: day ? undefined : `its date “${post.publish_date}” is no day`,
    opening: post.description,
    text: isOpening ? [] : sections.map(({ title, description: html }) => ({ title, html })),
    picture: post.image
      ? { address: answers.pictureAddress(post.image), alt: post.image_alt, focus: post.image_focus }
      : undefined,
    meta: await source.listing(`/blog-details/${post.id}`),
    pictureAddress: (src) => answers.pictureAddress(src),
  });
}

/**
 * Posts, the oldest first. One whose number is taken here gets a new one, after all others, and its old address leads there.
 */
export async function importPosts(source: Source): Promise<void> {
  const { job } = source;
  const posts = [...((await source.read('blogs')) ?? [])].reverse();
  const moving = new Set<Post>();
  for (const post of posts) if ((await freeNumber(source, post)) === undefined) moving.add(post);
  job.progress.begin('Posts', posts.length);
  const addresses: [old: string, id: number][] = [];
  for (const post of [...posts.filter((post) => !moving.has(post)), ...moving]) {
    const id = await importPost(source, post);
    if (id !== undefined && dayIn(post.publish_date)) addresses.push([`/blog-details/${post.id}`, id]);
    job.progress.step();
  }
  await retireSamples(job, 'posts', 'posts');
  // After the samples are gone, whose addresses the old ones may be.
  for (const [old, id] of addresses) await saveRedirect(job, old, postPaths({ id })[0] ?? '', nameOfCall('blogs'));
}
