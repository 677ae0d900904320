import { servicePages } from 'contract/catalogue';
import type { Endpoint, Payload } from 'payload';
import { contentEditors } from '../base/access';
import type { City, Service } from '../base/payload-types';
import { postPaths, servicePath } from './addresses';
import { isAdded } from './service-choices';

const idOf = (value: number | { id: number } | null | undefined) => (typeof value === 'object' ? value?.id : value);

async function placesOfService(payload: Payload, doc: Service): Promise<string[]> {
  const [home, cityPages, { docs: families }, { docs: questions }] = await Promise.all([
    payload.findGlobal({ slug: 'home', depth: 0, select: { cards: true } }),
    payload.findGlobal({ slug: 'city-pages', depth: 0, select: { services: true } }),
    payload.find({ collection: 'services', where: { shape: { equals: 'family' } }, pagination: false, depth: 0 }),
    payload.find({ collection: 'faq-categories', where: { service: { equals: doc.id } }, pagination: false, depth: 0 }),
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
    isAdded(doc) && doc.in_quote_form !== false && `The option ${doc.page_name} of the quote form`,
    questions.some(({ show_on_faq_page }) => show_on_faq_page) && 'Its questions on the FAQ page',
  ].filter((place) => typeof place === 'string');
}

const placesOfCity = ({ route }: City) => [
  `Its page, ${route}`,
  'Its card on the page About us',
  'Its entry in the menus of the website',
];

type Paged = 'services' | 'cities' | 'posts';

/** Where visitors see a record now, in words; undefined if there is none. */
async function placesOf(payload: Payload, collection: Paged, id: number): Promise<string[] | undefined> {
  const found = await payload.findByID({ collection, id, depth: 0, disableErrors: true });
  if (!found) return undefined;
  if (collection === 'services') return placesOfService(payload, found as Service);
  if (collection === 'cities') return placesOfCity(found as City);
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
