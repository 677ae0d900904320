import type { CollectionSlug, GlobalSlug, Payload, ServerProps } from 'payload';
import { longDateTime, zoneOf } from '../../base/process/zone';
import { labelOf, recordLabel } from '../../forms/parts/record-label';
import { contentCollections, contentGlobals } from '..';
import { STARTER_NAME } from '../starter/as-starter';

const SHOWN = 8;

const tasks = [
  { text: 'Edit the website itself', href: '/website?edits' },
  { text: 'Write a blog post', href: '/admin/collections/posts/create' },
  { text: 'Add a review', href: '/admin/collections/testimonials/create' },
  { text: 'Add a service', href: '/admin/collections/services/create' },
  { text: 'Change a service', href: '/admin/collections/services' },
  { text: 'Change the home page', href: '/admin/globals/home' },
  { text: 'Make a page of your own', href: '/admin/collections/own-pages/create' },
  { text: 'Announce something', href: '/admin/globals/announcement' },
  { text: 'Pictures', href: '/admin/collections/media' },
  { text: 'Add a holiday', href: '/admin/globals/settings#field=hours_exceptions.new.name' },
  { text: 'Opening hours', href: '/admin/globals/settings#field=opening_hours' },
  { text: 'Cities in the forms', href: '/admin/globals/settings#field=offices' },
  { text: 'Addresses that visitors did not find', href: '/admin/collections/redirects' },
];

interface Change {
  text: string;
  href: string;
  by?: string | null;
  at: string;
  isDraft: boolean;
}

interface Doc {
  id?: number | string | null;
  edited_by?: string | null;
  updatedAt?: string | null;
  _status?: string | null;
}

const changeOf = (doc: Doc, name: string, href: string): Change => ({
  text: name,
  href,
  by: doc.edited_by,
  at: doc.updatedAt ?? '',
  isDraft: doc._status === 'draft',
});

async function lastChanges(payload: Payload): Promise<Change[]> {
  const lists = contentCollections.map(async ({ slug }): Promise<Change[]> => {
    const collection = slug as CollectionSlug;
    const { config } = payload.collections[collection];
    const draft = Boolean(config.versions?.drafts);
    const { docs } = await payload.find({ collection, sort: '-updatedAt', limit: SHOWN, depth: 0, draft });
    return docs.map((doc) => changeOf(doc, recordLabel(config, doc), `/admin/collections/${slug}/${doc.id}`));
  });
  const pages = contentGlobals.map(async ({ slug, label }): Promise<Change[]> => {
    const doc = await payload.findGlobal({ slug: slug as GlobalSlug, depth: 0, draft: true });
    return [changeOf(doc, labelOf(label, slug), `/admin/globals/${slug}`)];
  });
  return (await Promise.all([...lists, ...pages]))
    .flat()
    .filter(({ by }) => by && by !== STARTER_NAME)
    .sort((one, other) => other.at.localeCompare(one.at))
    .slice(0, SHOWN);
}

export async function EditorsStart({ payload, user }: ServerProps) {
  if (user?.role !== 'editor' && user?.role !== 'owner') return null;
  const [changes, zone] = await Promise.all([lastChanges(payload), zoneOf(payload)]);
  const Heading = user.role === 'editor' ? 'h1' : 'h2'; // an owner's page begins with the enquiries
  return (
    <section className="figures" aria-labelledby="start-heading">
      <Heading id="start-heading">The website</Heading>
      <ul className="figures__now figures__now--tasks">
        {tasks.map(({ text, href }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
      {changes.length > 0 && (
        <>
          <h3>Changed last</h3>
          <ul>
            {changes.map(({ text, href, by, at, isDraft }) => (
              <li key={href}>
                <a href={href}>{text}</a>
                {isDraft && ', a draft'}, by {by}, {longDateTime(new Date(at), zone)}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
