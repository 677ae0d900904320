import type { CollectionSlug, Payload, ServerProps } from 'payload';
import { longDateTime } from '../base/zone';
import { contentCollections } from '.';

const SHOWN = 8;

/** The most frequent tasks of editors. */
const tasks = [
  { text: 'Write a blog post', href: '/admin/collections/posts/create' },
  { text: 'Add a review', href: '/admin/collections/testimonials/create' },
  { text: 'Change a service', href: '/admin/collections/services' },
  { text: 'Change the home page', href: '/admin/globals/home' },
  { text: 'Add or replace a picture', href: '/admin/collections/media' },
];

interface Change {
  text: string;
  href: string;
  by?: string | null;
  at: string;
}

/** The latest changes of all content, newest first. */
async function lastChanges(payload: Payload): Promise<Change[]> {
  const lists = contentCollections.map(async ({ slug, labels, admin }): Promise<Change[]> => {
    const { docs } = await payload.find({ collection: slug as CollectionSlug, sort: '-updatedAt', limit: SHOWN, depth: 0 });
    const title = admin?.useAsTitle ?? 'id';
    return (docs as unknown as Record<string, string | undefined>[]).map((doc) => ({
      text: `${labels?.singular ?? slug}: ${doc[title] || 'without a name'}`,
      href: `/admin/collections/${slug}/${doc.id}`,
      by: doc.edited_by,
      at: doc.updatedAt ?? '',
    }));
  });
  return (await Promise.all(lists))
    .flat()
    .filter(({ by }) => by)
    .sort((one, other) => other.at.localeCompare(one.at))
    .slice(0, SHOWN);
}

/** Start page of accounts that edit the site and do not answer leads. */
export async function EditorsStart({ payload, user }: ServerProps) {
  if (user?.role !== 'editor') return null;
  const [changes, { time_zone }] = await Promise.all([
    lastChanges(payload),
    payload.findGlobal({ slug: 'settings', depth: 0, select: { time_zone: true } }),
  ]);
  return (
    <section className="figures" aria-labelledby="start-heading">
      <h1 id="start-heading">The website</h1>
      <ul className="figures__now">
        {tasks.map(({ text, href }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
      {changes.length > 0 && (
        <>
          <h2>Changed last</h2>
          <ul>
            {changes.map(({ text, href, by, at }) => (
              <li key={href}>
                <a href={href}>{text}</a>, by {by}, {longDateTime(new Date(at), time_zone)}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
