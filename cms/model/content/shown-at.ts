import { servicePages } from 'contract/catalogue';
import { usualFooter } from 'contract/catalogue/menu';
import type { Endpoint, Payload } from 'payload';
import type { City, OwnPage, Service } from '../../base/database/payload-types';
import { contentEditors } from '../../base/rights/access';
import { linesOf } from '../../forms/fields/lines';
import { pathOnly, postPaths, servicePath } from '../../publishing/addresses';
import { isAdded } from '../choices/service-choices';

const idOf = (value: number | { id: number } | null | undefined) => (typeof value === 'object' ? value?.id : value);

const specifiedOf = ({ slug }: Service) => servicePages.find((page) => page.slug === slug);

/** The option of the quote form that this service has: its own name, or one that several services share. */
const optionOf = (doc: Service) => doc.quote_service || specifiedOf(doc)?.quote_service;

/** The option of the quote form that goes with the service, because no other one that is on the site is sold by it. */
async function optionOnlyOf(payload: Payload, doc: Service): Promise<string | undefined> {
  if (isAdded(doc)) return doc.in_quote_form === false ? undefined : String(doc.page_name);
  const [{ services }, { docs }] = await Promise.all([
    payload.findGlobal({ slug: 'settings', depth: 0, select: { services: true } }),
    payload.find({ collection: 'services', where: { _status: { equals: 'published' } }, pagination: false, depth: 0 }),
  ]);
  const option = optionOf(doc);
  const shared = docs.some((other) => other.id !== doc.id && !isAdded(other) && optionOf(other) === option);
  return option && !shared && linesOf(services).includes(option) ? option : undefined;
}

async function linksTo(payload: Payload, path: string, key: string): Promise<{ label: string; list: string }[]> {
  const { menu, footer } = await payload.findGlobal({ slug: 'settings', depth: 0, select: { menu: true, footer: true } });
  type Rows = { label: string; page?: string | null; address?: string | null }[];
  const lists: [list: string, rows: Rows][] = [
    ['menu', menu ?? []],
    ['footer', [...(footer?.navigation ?? []), ...(footer?.services?.length ? footer.services : usualFooter.services)]],
  ];
  return lists.flatMap(([list, rows]) =>
    rows
      .filter(({ page, address }) => page === path || page === key || (address && pathOnly(address) === path))
      .map(({ label }) => ({ label, list })),
  );
}

const inWords = ({ label, list }: { label: string; list: string }) => `The link ${label} in the ${list}`;

async function placesOfService(payload: Payload, doc: Service): Promise<string[]> {
  const [home, cityPages, { docs: families }, { docs: questions }] = await Promise.all([
    payload.findGlobal({ slug: 'home', depth: 0, select: { cards: true } }),
    payload.findGlobal({ slug: 'city-pages', depth: 0, select: { services: true } }),
    payload.find({ collection: 'services', where: { shape: { equals: 'family' } }, pagination: false, depth: 0 }),
    payload.find({ collection: 'faq-categories', where: { service: { equals: doc.id } }, pagination: false, depth: 0 }),
  ]);
  const [option, linked] = await Promise.all([
    optionOnlyOf(payload, doc),
    linksTo(payload, servicePath(doc.slug), `services:${doc.id}`),
  ]);
  const added = isAdded(doc) && doc.shape !== 'sub-service';
  const isListed = (rows: { service?: number | Service | null }[] | null | undefined) =>
    (rows ?? []).some(({ service }) => idOf(service) === doc.id);
  const shownBy = families.filter(({ slug, cards }) =>
    cards?.length
      ? cards.some((card) => idOf(card) === doc.id)
      : slug === doc.parent || servicePages.find((page) => page.slug === slug)?.cards?.includes(doc.slug),
  );

  return [
    `Its page, ${servicePath(doc.slug)}`,
    (isListed(home.cards) || (added && doc.show_on_home !== false)) && 'Its card on the home page',
    (isListed(cityPages.services) || (added && doc.show_on_cities !== false)) && 'Its line on every city page',
    ...shownBy.map(({ page_name }) => `Its card on the page ${page_name}`),
    option && `The option ${option} of the quote form`,
    ...linked.map(inWords),
    questions.some(({ show_on_faq_page }) => show_on_faq_page) && 'Its questions on the FAQ page',
  ].filter((place) => typeof place === 'string');
}

const placesOfCity = ({ route }: City) => [
  `Its page, ${route}`,
  'Its card on the page About us',
  'Its entry in the menus of the website',
];

async function placesOfOwnPage(payload: Payload, { id, route }: OwnPage) {
  const linked = await linksTo(payload, route, `own-pages:${id}`);
  return [`Its page, ${route}`, ...linked.map(inWords)];
}

const PAGED = ['services', 'cities', 'posts', 'own-pages'] as const;
type Paged = (typeof PAGED)[number];
const isPaged = (slug: string): slug is Paged => PAGED.some((paged) => paged === slug);

/** Where visitors see a record now, in words; undefined if there is none, or if it has no page. */
export async function placesOf(payload: Payload, collection: string, id: number): Promise<string[] | undefined> {
  if (!isPaged(collection)) return undefined;
  const found = await payload.findByID({ collection, id, depth: 0, disableErrors: true });
  if (!found) return undefined;
  if (collection === 'services') return placesOfService(payload, found as Service);
  if (collection === 'cities') return placesOfCity(found as City);
  if (collection === 'own-pages') return placesOfOwnPage(payload, found as OwnPage);
  return [`Its page, ${postPaths({ id })[0]}`, 'Its entry in the blog and in the feed'];
}

/** Tells what disappears when a page of the collection is taken off the site. */
export const shownAt = (collection: Paged): Endpoint => ({
  path: '/:id/shown-at',
  method: 'get',
  handler: async (req) => {
    if (!contentEditors({ req })) return Response.json({ message: 'Forbidden' }, { status: 403 });
    const places = await placesOf(req.payload, collection, Number(req.routeParams?.id));
    return places ? Response.json({ places }) : Response.json({ message: 'There is no such record' }, { status: 404 });
  },
});
