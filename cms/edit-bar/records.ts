import type { EditRecord } from 'contract/edit-bar';
import type { CollectionSlug, Payload, Where } from 'payload';
import { env } from '../base/env';
import { partsOf } from '../preview/pages';

/** Records listed one by one; a page shows few. */
const MOST = 5;

const labelOf = (label: unknown, slug: string) => (typeof label === 'string' ? label : slug);

async function recordsOf(slug: string, which: Where | 'all', payload: Payload): Promise<EditRecord[]> {
  const collection = payload.collections[slug as CollectionSlug];
  if (!collection) return [];
  const { labels, admin } = collection.config;
  const list = `${env.cmsUrl}/admin/collections/${slug}`;
  if (which === 'all') return [{ label: labelOf(labels.plural, slug), url: list }];
  const { docs } = await payload.find({ collection: slug as CollectionSlug, where: which, limit: MOST, depth: 0, draft: true });
  return docs.map((doc) => {
    const title = (doc as unknown as Record<string, unknown>)[admin.useAsTitle ?? 'id'];
    return { label: `${labelOf(labels.singular, slug)}: ${title || 'without a name'}`, url: `${list}/${doc.id}` };
  });
}

function globalRecord(slug: string, payload: Payload): EditRecord {
  const { label } = payload.config.globals.find((entity) => entity.slug === slug) ?? {};
  return { label: labelOf(label, slug), url: `${env.cmsUrl}/admin/globals/${slug}` };
}

/** The records that make the page at a path, its own first. */
export async function recordsAt(path: string, payload: Payload): Promise<EditRecord[]> {
  const parts = await partsOf(path, payload);
  const records = await Promise.all(
    parts.map((part) =>
      'global' in part ? [globalRecord(part.global, payload)] : recordsOf(part.collection, part.which, payload),
    ),
  );
  return records.flat();
}
