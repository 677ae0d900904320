import type { CollectionSlug, FieldHook, PayloadRequest, SanitizedCollectionConfig, TextField, Where } from 'payload';
import { addressOf, checkAddress, freeAddress, isProposed, nameOf } from './page-slug';

type Page = { id?: number | string; slug?: string | null; _status?: string | null };

/** Whether a slug is fixed: the page has been on the site, where others may link to it. */
export async function isAddressFixed(
  collection: Pick<SanitizedCollectionConfig, 'slug' | 'versions'>,
  page: Page | undefined,
  req: PayloadRequest,
): Promise<boolean> {
  if (!page?.id || !page.slug) return false;
  if (!collection.versions?.drafts || page._status === 'published') return true;
  const [published, once] = await Promise.all([
    req.payload.count({
      collection: collection.slug as CollectionSlug,
      where: { id: { equals: page.id }, _status: { equals: 'published' } },
      trash: true,
      req,
    }),
    req.payload.countVersions({
      collection: collection.slug as CollectionSlug,
      where: { parent: { equals: page.id }, 'version._status': { equals: 'published' } },
      req,
    }),
  ]);
  return published.totalDocs + once.totalDocs > 0;
}

/** Slugs of other pages, including trash and drafts, that equal the wanted one. */
async function takenLike(wanted: string, collection: SanitizedCollectionConfig, id: Page['id'], req: PayloadRequest) {
  const others: Where = id === undefined ? {} : { id: { not_equals: id } };
  const find = (draft: boolean) =>
    req.payload.find({
      collection: collection.slug as CollectionSlug,
      where: { and: [{ slug: { contains: wanted } }, others] },
      select: { slug: true },
      depth: 0,
      pagination: false,
      trash: true,
      draft,
      req,
    });
  const found = collection.versions?.drafts ? await Promise.all([find(false), find(true)]) : [await find(false)];
  return new Set(found.flatMap(({ docs }) => docs.map((doc) => String((doc as Page).slug))));
}

/** Proposes a slug from the page's name, numbers it if taken, and keeps it once the page has been on the site. */
const proposeSlug: FieldHook = async ({ value, data, originalDoc, operation, collection, req }) => {
  if (!collection) return value;
  const before: Page = operation === 'update' ? (originalDoc ?? {}) : {};
  // Restored silently, because a save or an earlier version with another slug is otherwise valid.
  if (await isAddressFixed(collection, before, req)) return before.slug;
  const name = nameOf({ ...originalDoc, ...data });
  const follows = !value || (value === before.slug && isProposed(value, nameOf(originalDoc ?? {})));
  if (value && follows && isProposed(value, name)) return value;
  const wanted = follows ? addressOf(name) : value;
  if (wanted === before.slug || checkAddress(wanted) !== true) return wanted || value;
  return freeAddress(wanted, await takenLike(wanted, collection, before.id, req));
};

/** Slug of a page, proposed from its name. Payload's own is experimental, numbers no taken ones, and stays editable once published. */
export const slugField = (description: string, label = 'Address'): TextField => ({
  name: 'slug',
  type: 'text',
  label,
  required: true,
  unique: true,
  index: true,
  validate: checkAddress,
  hooks: { beforeValidate: [proposeSlug], beforeDuplicate: [() => null] },
  admin: { description, components: { Field: '/forms/controls/address#Address' } },
});
