import type {
  CollectionSlug,
  FlattenedField,
  GlobalSlug,
  Payload,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
} from 'payload';
import { findPage, type Listing } from './found-page';
import { type PageKind, pageKinds, type Values } from './page-kinds';
import { companyWords, usualWords } from './site-words';
import type { ListedPage } from './troubles';

/** Name of the group that holds a record's search listing. */
export const GROUP = 'meta';

const hasListing = ({ flattenedFields }: { flattenedFields: FlattenedField[] }) =>
  flattenedFields.some(({ custom }) => custom?.isSearchListing);

/** The kinds of pages: collections and globals with a search listing. Throws for one without an address in `page-kinds.ts`. */
export function kindsIn<Config extends SanitizedCollectionConfig | SanitizedGlobalConfig>(
  configs: Config[],
): { config: Config; kind: PageKind }[] {
  return configs.filter(hasListing).map((config) => {
    const kind = pageKinds[config.slug];
    if (!kind) throw new Error(`page-kinds.ts lacks the address of ${config.slug}`);
    return { config, kind };
  });
}

const textOf = (label: unknown, otherwise: string) => (typeof label === 'string' ? label : otherwise);
const select = (fields: string[]) => Object.fromEntries(fields.map((field) => [field, true as const]));

const titleOf = ({ admin }: SanitizedCollectionConfig) => admin.useAsTitle ?? 'id';

async function readRecords(payload: Payload, { config, kind }: ReturnType<typeof kindsIn<SanitizedCollectionConfig>>[number]) {
  const title = titleOf(config);
  const { docs } = await payload.find({
    collection: config.slug as CollectionSlug,
    where: { [title]: { exists: true } }, // Create New makes a record at once
    select: select([...kind.reads, GROUP, title, '_status']),
    depth: 0,
    pagination: false,
    limit: 0,
  });
  return docs.map((doc): Values & { id: number } => ({ ...doc }));
}

/** Every page of the site with its search listing, as visitors see it now. */
export async function listedPages(payload: Payload): Promise<ListedPage[]> {
  const { site, facts } = await companyWords(payload);
  const listed = (kind: PageKind, record: Values) => {
    const listing = (record[GROUP] ?? {}) as Listing;
    const found = findPage(kind, record, listing, { usual: usualWords(kind.path(record)), site, facts });
    return { listing, found, published: record._status !== 'draft' };
  };
  const collections = kindsIn(payload.config.collections).map(async (each) => {
    const { config, kind } = each;
    return (await readRecords(payload, each)).map((record) => ({
      ...listed(kind, record),
      name: String(record[titleOf(config)] || 'Without a name'),
      kind: textOf(config.labels.singular, config.slug),
      edit: `/admin/collections/${config.slug}/${record.id}`,
    }));
  });
  const globals = kindsIn(payload.config.globals).map(async ({ config, kind }) => {
    const record: Values = { ...(await payload.findGlobal({ slug: config.slug as GlobalSlug, depth: 0 })) };
    return [
      {
        ...listed(kind, record),
        name: textOf(config.label, config.slug),
        kind: 'Page',
        edit: `/admin/globals/${config.slug}`,
      },
    ];
  });
  return (await Promise.all([...collections, ...globals])).flat();
}
