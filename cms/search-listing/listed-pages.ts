import type {
  CollectionSlug,
  FlattenedField,
  GlobalSlug,
  Payload,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
  Where,
} from 'payload';
import { findPage, type Listing } from './found-page';
import { type PageKind, pageKinds, type Values } from './page-kinds';
import { companyWords, usualWords } from './site-words';
import type { ListedPage } from './troubles';

/** Name of the group that holds a record's search listing. */
const GROUP = 'meta';

const hasListing = ({ flattenedFields }: { flattenedFields: FlattenedField[] }) =>
  flattenedFields.some(({ name, type }) => name === GROUP && type === 'group');

/** The kinds of pages: collections and globals with a search listing. Throws for one without an address in `page-kinds.ts`. */
export function kindsIn<Config extends SanitizedCollectionConfig | SanitizedGlobalConfig>(
  configs: Config[],
): { config: Config; kind: PageKind; group?: string }[] {
  return configs.flatMap((config) => {
    const kind = pageKinds[config.slug];
    const group = hasListing(config) ? GROUP : undefined;
    if (group && !kind) throw new Error(`page-kinds.ts lacks the address of ${config.slug}`);
    return kind && (group || config.slug === 'page-meta') ? [{ config, kind, group }] : [];
  });
}

const textOf = (label: unknown, otherwise: string) => (typeof label === 'string' ? label : otherwise);
const select = (fields: string[]) => Object.fromEntries(fields.map((field) => [field, true as const]));

const titleOf = ({ admin }: SanitizedCollectionConfig) => admin.useAsTitle ?? 'id';

/** Create New makes a post at once; it counts when something was typed. */
const typed: Where = { title: { exists: true } };

async function readRecords(
  payload: Payload,
  { config, kind, group }: ReturnType<typeof kindsIn<SanitizedCollectionConfig>>[number],
) {
  const title = titleOf(config);
  const listing = group ? [group] : ['meta_title', 'meta_description', 'og_image'];
  const { docs } = await payload.find({
    collection: config.slug as CollectionSlug,
    where: title === 'title' ? typed : {},
    select: select([...kind.reads, ...listing, title, '_status']),
    depth: 0,
    pagination: false,
    limit: 0,
  });
  return docs as unknown as (Values & { id: number })[];
}

/** Every page of the site with its search listing, as visitors see it now. */
export async function listedPages(payload: Payload): Promise<ListedPage[]> {
  const { site } = await companyWords(payload);
  const listed = (kind: PageKind, record: Values, group: string | undefined) => {
    const listing = ((group ? record[group] : record) ?? {}) as Listing;
    const found = findPage(kind, record, listing, { usual: usualWords(kind.path(record)), site });
    const fieldId = (field: keyof Listing) => `field-${group ? `${group}__` : ''}${field}`;
    return { listing, found, fieldId, published: record._status !== 'draft' };
  };
  const collections = kindsIn(payload.config.collections).map(async (each) => {
    const { config, kind, group } = each;
    return (await readRecords(payload, each)).map((record) => ({
      ...listed(kind, record, group),
      name: String(record[titleOf(config)] || 'Without a name'),
      kind: textOf(config.labels.singular, config.slug),
      edit: `/admin/collections/${config.slug}/${record.id}`,
    }));
  });
  const globals = kindsIn(payload.config.globals).map(async ({ config, kind, group }) => {
    const record = (await payload.findGlobal({ slug: config.slug as GlobalSlug, depth: 0 })) as unknown as Values;
    return [
      {
        ...listed(kind, record, group),
        name: textOf(config.label, config.slug),
        kind: 'Page',
        edit: `/admin/globals/${config.slug}`,
      },
    ];
  });
  return (await Promise.all([...collections, ...globals])).flat();
}
