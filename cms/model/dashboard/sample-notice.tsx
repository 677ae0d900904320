import type { Payload, ServerProps } from 'payload';
import { count } from '../../base/process/counted';
import { env } from '../../base/process/env';

interface Sample {
  text: string;
  href: string;
}

export async function samplesInPlace(payload: Payload): Promise<Sample[]> {
  const { sample: isDemonstration } = await payload.findGlobal({ slug: 'settings', depth: 0, select: { sample: true } });
  const where = { sample: { equals: true }, _status: { equals: 'published' }, deletedAt: { exists: false } };
  const posts = await payload.count({ collection: 'posts', where });
  const privacy = await payload.findGlobal({ slug: 'privacy', depth: 0, select: { sample: true } });
  const left = [
    posts.totalDocs > 0 && { text: count(posts.totalDocs, 'sample post'), href: '/admin/collections/posts' },
    privacy.sample && { text: 'The privacy page, which you must check', href: '/admin/globals/privacy' },
  ];
  // Other samples are shown in a demonstration alone.
  return [...(isDemonstration ? await samplesOfDemonstration(payload) : []), ...left].filter(
    (item): item is Sample => typeof item === 'object' && item !== null,
  );
}

async function samplesOfDemonstration(payload: Payload) {
  const select = { sample: true } as const;
  const reviewed = { sample: { equals: true }, deletedAt: { exists: false } };
  const [reviews, about, home, cities, summary] = await Promise.all([
    payload.count({ collection: 'testimonials', where: reviewed }),
    payload.findGlobal({ slug: 'about', depth: 0, select }),
    payload.findGlobal({ slug: 'home', depth: 0, select }),
    payload.findGlobal({ slug: 'city-pages', depth: 0, select }),
    payload.findGlobal({ slug: 'reviews', depth: 0, select }),
  ]);
  return [
    { text: 'Company name, phone, offices and the figures that texts name', href: '/admin/globals/settings' },
    home.sample && { text: 'The numbers of the home page', href: '/admin/globals/home' },
    cities.sample && { text: 'The achievements on the city pages', href: '/admin/globals/city-pages' },
    summary.sample && { text: 'The number of reviews', href: '/admin/globals/reviews' },
    reviews.totalDocs > 0 && {
      text: count(reviews.totalDocs, 'made-up review'),
      href: '/admin/collections/testimonials',
    },
    about.sample && { text: 'The owner’s name and words', href: '/admin/globals/about' },
  ];
}

/** What visitors see of samples that are still there. */
export const hiddenSamples = (): string =>
  env.hidesSamples
    ? 'Until then visitors see no made-up reviews, people and figures.'
    : 'At a public address visitors will not see made-up reviews, people and figures.';

const SampleList = ({ samples }: { samples: Sample[] }) => (
  <>
    <p>
      The site came with made-up content so that you can see it whole. Replace it, then untick “Still the sample” there.{' '}
      {hiddenSamples()}
    </p>
    <ul>
      {samples.map(({ text, href }) => (
        <li key={href}>
          <a href={href}>{text}</a>
        </li>
      ))}
    </ul>
  </>
);

/** An editor's reminder of what to replace before going live; nothing if all is done. An owner has *Going public*. */
export async function SampleNotice({ payload, user }: ServerProps) {
  if (user?.role !== 'editor') return null;
  const samples = await samplesInPlace(payload);
  if (samples.length === 0) return null;
  return (
    <section className="sample-notice" aria-labelledby="sample-notice-heading">
      <h2 id="sample-notice-heading">Before you go live</h2>
      <SampleList samples={samples} />
    </section>
  );
}
