import { cityPages as catalogue } from 'contract/catalogue';
import type { CityPage } from 'contract/city';
import { escapeHtml } from 'shared/html';
import type { City } from '../base/database/payload-types';
import { linesOf } from '../forms/fields/lines';
import { htmlOf } from '../forms/fields/rich-text-field';
import { BEFORE_CITY } from '../model/pages/city-words';
import { officeIds } from '../model/settings/places';
import { goneCities, readAddresses } from '../publishing/addresses';
import { api, ordered, present } from './base';
import { namesWithheld } from './facts';
import { iconOf, picture } from './picture';
import { findServices } from './service';
import { cardWords, placed } from './service-cards';
import type { Source } from './source';

type Calls = NonNullable<CityPage['calls']>;

/** The city whose page has one of the documented calls. */
async function cityOf(source: Source, call: Calls['hero'] | Calls['who_we_are']): Promise<City> {
  const slug = catalogue.find(({ calls }) => calls?.hero === call || calls?.who_we_are === call)?.slug ?? '';
  const { docs } = await source.find({ collection: 'cities', where: { slug: { equals: slug } }, limit: 1, depth: 1 });
  return present(docs[0], `city page "${slug}"`);
}

const heroOf = ({ hero, name }: City) => ({
  title: hero?.title || BEFORE_CITY.title + name,
  ...picture('image', hero?.image),
});

const paragraphsHtml = (text: string | null | undefined) =>
  linesOf(text)
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('');

const whoWeAreOf = ({ who_we_are }: City) => ({
  heading: present(who_we_are?.heading, 'who-we-are of the city page'),
  description: htmlOf(who_we_are?.description) || paragraphsHtml(who_we_are?.paragraphs),
  ...picture('image', who_we_are?.image),
});

/** Heading of the figures while its own names one that visitors may not read. */
const ACHIEVEMENTS = 'What our cleaning adds up to';

/** Icon of a service whose page has none. */
const NEW_SERVICE_ICON = 'sparkles';

async function servicesOfCities(source: Source) {
  const [{ services: rows }, services, { isGone }] = await Promise.all([
    source.findGlobal({ slug: 'city-pages', depth: 0 }),
    findServices(source),
    readAddresses(source.payload, source),
  ]);
  return placed(rows, services, 'show_on_cities', ({ route }) => isGone(route)).map((card) => {
    if ('doc' in card)
      return { ...cardWords(card.doc, card.doc.city_card), icon: iconOf(card.doc.city_card?.icon ?? NEW_SERVICE_ICON) };
    const { title, description, icon, route } = card.row;
    return { title: title ?? '', description, icon: iconOf(icon), route: route ?? '/' };
  });
}

export const city = {
  serviceCities: api.serviceCities.handler(async ({ context: { source } }) => {
    const { docs } = await source.find({ collection: 'cities', ...ordered });
    return docs.map(({ name, route, card: { heading, line1, line2, button_link, button_text, image } = {} }) => ({
      ...{ heading: heading || name, line1, line2, button_link: button_link || route, button_text },
      ...picture('image', image),
    }));
  }),

  adelaideHero: api.adelaideHero.handler(async ({ context: { source } }) => heroOf(await cityOf(source, 'adelaideHero'))),
  melbourneHero: api.melbourneHero.handler(async ({ context: { source } }) => heroOf(await cityOf(source, 'melbourneHero'))),

  whoWeAre: api.whoWeAre.handler(async ({ context: { source } }) => {
    const { who_we_are } = await cityOf(source, 'whoWeAre');
    return {
      success: true,
      heading: present(who_we_are?.heading, 'who-we-are of this city'),
      paragraphs: linesOf(who_we_are?.paragraphs),
      ...picture('image', who_we_are?.image),
    };
  }),

  melbourneWhoWeAre: api.melbourneWhoWeAre.handler(async ({ context: { source } }) =>
    whoWeAreOf(await cityOf(source, 'melbourneWhoWeAre')),
  ),

  adelaideServices: api.adelaideServices.handler(async ({ context: { source } }) => ({
    success: true,
    services: await servicesOfCities(source),
  })),

  achievements: api.achievements.handler(async ({ context: { source } }) => {
    const { achievements, ...page } = await source.findGlobal({ slug: 'city-pages', depth: 1 });
    const { heading, description, points, image } = present(source.hides(page) ? undefined : achievements, 'achievements');
    const isWithheld = await namesWithheld(source);
    const shown = (points ?? []).filter(({ value, label }) => !isWithheld(`${value} ${label}`));
    return {
      heading: isWithheld(present(heading, 'achievements')) ? ACHIEVEMENTS : heading,
      description,
      points: shown.map(({ icon, value, label }) => ({ icon: iconOf(icon), value, label })),
      ...picture('image', image),
    };
  }),

  cityPages: api.cityPages.handler(async ({ context: { source } }) => {
    const { docs } = await source.find({ collection: 'cities', ...ordered });
    const [services, { offices }] = await Promise.all([
      servicesOfCities(source),
      source.findGlobal({ slug: 'settings', depth: 0, select: { offices: true } }),
    ]);
    const ids = officeIds(offices);
    // With one office every city page shows it.
    const officeOf = (key: string) => ids.get(key) ?? (ids.size === 1 ? [...ids.values()][0] : undefined) ?? key;
    const gone = goneCities(await readAddresses(source.payload, source)).map((slug) => ({ slug, gone: true }));
    const live = docs.map((doc) => ({
      slug: doc.slug,
      name: doc.name,
      route: doc.route,
      services_heading: doc.services_heading || BEFORE_CITY.services_heading + doc.name,
      office: officeOf(doc.office),
      hero: heroOf(doc),
      who_we_are: whoWeAreOf(doc),
      services: catalogue.some(({ slug }) => slug === doc.slug) ? undefined : services,
    }));
    return [...live, ...gone];
  }),
};
