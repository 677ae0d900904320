import type { CollectionSlug, GlobalSlug, Payload, ServerProps } from 'payload';
import { stamp, zoneOf } from '../base/zone';
import { contentCollections, contentGlobals } from '.';

const NEWEST = 20;

interface Plan {
  type?: 'publish' | 'unpublish';
  doc?: { relationTo: CollectionSlug; value: string };
  global?: GlobalSlug;
}
interface FailedPlan {
  name: string;
  href: string;
  at: string;
}

/** Plans to publish that failed, such as for a missing field, and that nobody has carried out since; the newest first. */
export async function failedPlans(payload: Payload): Promise<FailedPlan[]> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { taskSlug: { equals: 'schedulePublish' }, hasError: { equals: true } },
    sort: '-waitUntil',
    limit: NEWEST,
    depth: 0,
  });
  const pending = await Promise.all(
    docs.map(async ({ input, waitUntil }) => {
      const { type, doc, global } = input as Plan;
      const record = await (doc
        ? payload.findByID({ collection: doc.relationTo, id: doc.value, draft: true, depth: 0, disableErrors: true })
        : global && payload.findGlobal({ slug: global, draft: true, depth: 0 }));
      if (type === 'unpublish' || (record as { _status?: string } | undefined)?._status !== 'draft') return [];
      const config = doc
        ? contentCollections.find(({ slug }) => slug === doc.relationTo)
        : contentGlobals.find(({ slug }) => slug === global);
      const title = config && 'admin' in config && config.admin && 'useAsTitle' in config.admin && config.admin.useAsTitle;
      const label = config && 'label' in config && typeof config.label === 'string' ? config.label : '';
      const name = String((title && (record as unknown as Record<string, unknown>)[title]) || label || 'Without a name');
      const href = doc ? `/admin/collections/${doc.relationTo}/${doc.value}` : `/admin/globals/${global}`;
      return [{ name, href, at: waitUntil ?? '' }];
    }),
  );
  return pending.flat().filter(({ href }, index, all) => all.findIndex((other) => other.href === href) === index);
}

/** On the first page of whoever edits the site: what did not go on the site at its time. */
export async function FailedPlans({ payload, user }: ServerProps) {
  if (user?.role === 'leads') return null;
  const [failed, zone] = await Promise.all([failedPlans(payload), zoneOf(payload)]);
  if (failed.length === 0) return null;
  return (
    <section className="sample-notice" aria-labelledby="failed-plans-heading">
      <h2 id="failed-plans-heading">Not published as planned</h2>
      <p>A field was missing or wrong when the time came. Open each, correct it, and publish it.</p>
      <ul>
        {failed.map(({ name, href, at }) => (
          <li key={href}>
            <a href={href}>{name}</a>, planned for {stamp(new Date(at), zone)}
          </li>
        ))}
      </ul>
    </section>
  );
}
