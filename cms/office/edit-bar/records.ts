import type { EditRecord } from 'contract/edit-bar';
import type { CollectionSlug, Payload, Where } from 'payload';
import { env } from '../../base/process/env';
import { labelOf, recordLabel } from '../../forms/parts/record-label';
import { partsOf } from '../preview/preview-pages';

const MAX_RECORDS = 5;

async function recordsOf(slug: string, which: Where | 'all', payload: Payload): Promise<EditRecord[]> {
  const collection = payload.collections[slug as CollectionSlug];
  if (!collection) return [];
  const list = `${env.cmsUrl}/admin/collections/${slug}`;
  if (which === 'all') return [{ label: labelOf(collection.config.labels.plural, slug), url: list }];
  const { docs } = await payload.find({
    collection: slug as CollectionSlug,
    where: which,
    limit: MAX_RECORDS,
    depth: 0,
    draft: true,
  });
  return docs.map((doc) => ({ label: recordLabel(collection.config, doc), url: `${list}/${doc.id}` }));
}

function globalRecord(slug: string, payload: Payload): EditRecord {
  const { label } = payload.config.globals.find((entity) => entity.slug === slug) ?? {};
  return { label: labelOf(label, slug), url: `${env.cmsUrl}/admin/globals/${slug}` };
}

/** The records that make the page at a path, its own first; none for a path without a page. */
export async function recordsAt(path: string, payload: Payload): Promise<EditRecord[]> {
  const parts = await partsOf(path, payload);
  const records = await Promise.all(
    parts.map((part) =>
      'global' in part ? [globalRecord(part.global, payload)] : recordsOf(part.collection, part.which, payload),
    ),
  );
  return records.some((found, at) => found.length > 0 && !parts[at]?.everywhere) ? records.flat() : [];
}
