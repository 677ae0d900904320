import { cityPages } from 'contract/catalogue';
import type { CityPage, MelbourneWhoWeAre } from 'contract/city';
import { text } from 'shared/text';
import { iconRef, nonEmpty, type Reader, safeHref } from './content';
import { paragraphsHtml, safeHtml } from './markup';
import { type Merged, mergePages } from './merge-pages';
import { cards } from './service';
import type { Achievements, CityCard, PageHeroContent, WhoWeAre } from './shapes';

/** All city pages, defaults and those of the provider, with its changes; and the removed ones. */
export async function allCities(reader: Reader): Promise<Merged<CityPage>> {
  return mergePages(cityPages, (await reader.addition('cityPages', (list) => list)) ?? [], newCity);
}

/** Defaults for a city that only the provider has. */
const newCity = ({ slug, name }: Partial<CityPage> & { slug: string }): CityPage => ({
  slug,
  name: name ?? slug,
  route: `/${slug}-service`,
  services_heading: `Our Services In ${name ?? slug}`,
  office: slug,
});

async function htmlWhoWeAre(reader: Reader, wire: MelbourneWhoWeAre): Promise<WhoWeAre | undefined> {
  const html = safeHtml(wire.description);
  return html ? { heading: wire.heading, html, picture: await reader.picture(wire, 'image') } : undefined;
}

const whoWeAreBy: Record<NonNullable<CityPage['calls']>['who_we_are'], (reader: Reader) => Promise<WhoWeAre | undefined>> = {
  whoWeAre: (reader) =>
    reader.section('whoWeAre', async (wire) =>
      wire.success && wire.paragraphs.length > 0
        ? { heading: wire.heading, html: paragraphsHtml(wire.paragraphs), picture: await reader.picture(wire, 'image') }
        : undefined,
    ),
  melbourneWhoWeAre: (reader) => reader.section('melbourneWhoWeAre', (wire) => htmlWhoWeAre(reader, wire)),
};

const heroFrom = async (reader: Reader, wire: NonNullable<CityPage['hero']>): Promise<PageHeroContent> => ({
  title: wire.title,
  picture: await reader.picture(wire, 'image'),
});

/** Hero of a city page, from its documented call or the city's record. */
export async function heroOfCity(reader: Reader, city: CityPage): Promise<PageHeroContent | undefined> {
  if (city.calls) return reader.section(city.calls.hero, (wire) => heroFrom(reader, wire));
  return city.hero ? heroFrom(reader, city.hero) : undefined;
}

/** About text of a city page, from its documented call or the city's record. */
export async function whoWeAreOfCity(reader: Reader, city: CityPage): Promise<WhoWeAre | undefined> {
  if (city.calls) return whoWeAreBy[city.calls.who_we_are](reader);
  return city.who_we_are ? htmlWhoWeAre(reader, city.who_we_are) : undefined;
}

/** Services of a city page: its own list, else the one shared by all cities. */
export const servicesOfCity = (reader: Reader, city: CityPage) =>
  city.services?.length
    ? cards(reader, city.services)
    : reader.section('adelaideServices', (wire) => (wire.success ? cards(reader, wire.services) : undefined));

export const achievements = (reader: Reader) =>
  reader.section(
    'achievements',
    async (wire): Promise<Achievements | undefined> =>
      wire.points.length === 0
        ? undefined
        : {
            heading: wire.heading,
            description: text(wire.description),
            points: wire.points.map((point) => ({ icon: iconRef(point.icon), value: String(point.value), label: point.label })),
            picture: await reader.picture(wire, 'image'),
          },
  );

export const cityCards = (reader: Reader) =>
  reader.section('serviceCities', async (list) =>
    nonEmpty(
      await Promise.all(
        list.map(
          async (wire): Promise<CityCard> => ({
            heading: wire.heading,
            lines: [wire.line1, wire.line2].flatMap((line) => text(line) ?? []),
            href: safeHref(wire.button_link) ?? '/contact-us',
            label: text(wire.button_text) ?? 'View More',
            picture: await reader.picture(wire, 'image'),
          }),
        ),
      ),
    ),
  );
