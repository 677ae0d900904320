import { cityPages, servicePages } from 'contract/catalogue';
import { builtInHead, headOfCity } from 'contract/catalogue/heads';
import type { Facts } from 'contract/facts';
import type { HeadWords } from 'contract/page-head';
import { withoutSlash } from 'contract/paths';
import type { CollectionSlug, GlobalSlug, Payload, SanitizedCollectionConfig } from 'payload';
import { factsOf } from '../../base/facts/company-facts';
import { servicePath } from '../../publishing/addresses';
import { findPage, GROUP, type Listing } from './found-page';
import { type PageKind, pageKinds, type Values } from './page-kinds';
import type { ListedPage } from './troubles';

export function usualWords(path = ''): HeadWords {
  const route = withoutSlash(path);
  const service = servicePages.find(({ slug }) => servicePath(slug) === route);
  const city = cityPages.find((page) => page.route === route);
  const { title, description } = builtInHead(route) ?? service ?? (city ? headOfCity(city.name) : { title: '', description: '' });
  return { title, description };
}

export async function companyWords(payload: Payload): Promise<{ brand: string; site: HeadWords; facts: Facts }> {
  const select = { brand: true, default_title: true, default_description: true } as const;
  const { brand, ...site } = await payload.findGlobal({ slug: 'settings', depth: 0, select });
  return { brand, facts: await factsOf(payload), site: { title: site.default_title, description: site.default_description } };
}

const kindsIn = <Config extends { slug: string }>(configs: Config[]) =>
  configs.flatMap((config) => {
    const kind = pageKinds[config.slug];
    return kind ? { config, kind } : [];
  });

const textOf = (label: unknown, otherwise: string) => (typeof label === 'string' ? label : otherwise);

const titleOf = ({ admin }: SanitizedCollectionConfig) => admin.useAsTitle ?? 'id';

async function readRecords(payload: Payload, config: SanitizedCollectionConfig, { reads }: PageKind) {
  const title = titleOf(config);
  const { docs } = await payload.find({
    collection: config.slug as CollectionSlug,
    where: { [title]: { exists: true } }, // Create New makes a record at once
    select: Object.fromEntries([...reads, GROUP, title, '_status'].map((field) => [field, true as const])),
    depth: 0,
    pagination: false,
    limit: 0,
  });
  return docs.map((doc): Values & { id: number } => ({ ...doc }));
}

export async function listedPages(payload: Payload): Promise<ListedPage[]> {
  const company = await companyWords(payload);
  const listed = (kind: PageKind, record: Values) => {
    const listing = (record[GROUP] ?? {}) as Listing;
    const found = findPage(kind, record, listing, { ...company, usual: usualWords(kind.path(record)) });
    return { listing, found, published: record._status !== 'draft' };
  };
  const collections = kindsIn(payload.config.collections).map(async ({ config, kind }) =>
    (await readRecords(payload, config, kind)).map((record) => ({
      ...listed(kind, record),
      name: String(record[titleOf(config)] || 'Without a name'),
      kind: textOf(config.labels.singular, config.slug),
      edit: `/admin/collections/${config.slug}/${record.id}`,
    })),
  );
  const globals = kindsIn(payload.config.globals).map(async ({ config, kind }) => ({
    ...listed(kind, { ...(await payload.findGlobal({ slug: config.slug as GlobalSlug, depth: 0 })) }),
    ...{ name: textOf(config.label, config.slug), kind: 'Page', edit: `/admin/globals/${config.slug}` },
  }));
  return (await Promise.all([...collections, ...globals])).flat();
}
