import type { CollectionSlug, GlobalSlug, Payload, ServerProps } from 'payload';
import { stamp, zoneOf } from '../../base/process/zone';
import { labelOf, recordLabel } from '../../forms/parts/record-label';

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

/** What was to be published, if it is still a draft. */
async function draftOf(payload: Payload, { doc, global }: Plan): Promise<Omit<FailedPlan, 'at'> | undefined> {
  const asDraft = { draft: true, depth: 0 } as const;
  const isDraft = (record: object | null) => (record as { _status?: string } | null)?._status === 'draft';
  if (doc) {
    const record = await payload.findByID({ collection: doc.relationTo, id: doc.value, disableErrors: true, ...asDraft });
    if (!record || !isDraft(record)) return undefined;
    const { config } = payload.collections[doc.relationTo];
    return { name: recordLabel(config, record), href: `/admin/collections/${doc.relationTo}/${doc.value}` };
  }
  if (!global || !isDraft(await payload.findGlobal({ slug: global, ...asDraft }))) return undefined;
  const label = payload.config.globals.find(({ slug }) => slug === global)?.label;
  return { name: labelOf(label, global), href: `/admin/globals/${global}` };
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
  const failed = new Map<string, FailedPlan>();
  for (const { input, waitUntil } of docs) {
    const plan = input as Plan;
    const draft = plan.type === 'unpublish' ? undefined : await draftOf(payload, plan);
    if (draft && !failed.has(draft.href)) failed.set(draft.href, { ...draft, at: waitUntil ?? '' });
  }
  return [...failed.values()];
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
