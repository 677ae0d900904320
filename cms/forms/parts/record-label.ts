import type { SanitizedCollectionConfig } from 'payload';

/** A label of the configuration, which may be a function; then the slug. */
export const labelOf = (label: unknown, slug: string): string => (typeof label === 'string' ? label : slug);

/** A record in the owner's words: "Post: Spring cleaning". */
export function recordLabel({ slug, labels, admin }: SanitizedCollectionConfig, record: object): string {
  const title = (record as Record<string, unknown>)[admin.useAsTitle ?? 'id'];
  return `${labelOf(labels.singular, slug)}: ${title || 'without a name'}`;
}
