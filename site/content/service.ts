import { servicePages } from 'contract/catalogue';
import type { CityService, WhyChoose as WireWhyChoose } from 'contract/service';
import type { ServicePage, ServicePageOverride } from 'contract/service-page';
import { text } from 'shared/text';
import { iconRef, nonEmpty, type Reader, safeHref } from './content';
import { lines } from './markup';
import { type Merged, mergePages } from './merge-pages';
import type { Intro, ServiceCard, WhyChoose } from './shapes';

/** Merged once per answer, because even wrong URLs look up the services. */
const mergedOf = new WeakMap<readonly ServicePageOverride[], Merged<ServicePage>>();
const NONE: readonly ServicePageOverride[] = [];

/** All service pages: the catalogue with the provider's changes and additions; and the removed ones. */
export async function allServices(reader: Reader): Promise<Merged<ServicePage>> {
  const overrides = (await reader.addition('servicePages', (list) => list)) ?? NONE;
  const all = mergedOf.get(overrides) ?? mergePages(servicePages, overrides, newPage);
  mergedOf.set(overrides, all);
  return all;
}

/** Defaults for a page that only the provider has. */
const newPage = ({ slug, name, title }: Partial<ServicePage> & { slug: string }): ServicePage => ({
  slug,
  shape: 'standalone',
  name: name ?? title ?? slug,
  title: title ?? name ?? slug,
  description: '',
  quote_service: 'Others',
  benefits: { heading: '', cards: [] },
  closing: { heading: `Book ${name ?? title ?? slug} Now!`, text: '' },
});

export const servicePath = (slug: string) => `/service/${slug}`;

export const serviceCard = async (reader: Reader, page: ServicePage): Promise<ServiceCard> => ({
  title: page.name,
  description: text(page.description),
  href: servicePath(page.slug),
  picture: await reader.picture(page, 'image'),
});

const card = async (reader: Reader, wire: CityService): Promise<ServiceCard | undefined> => {
  const href = safeHref(wire.route);
  return href
    ? {
        title: wire.title,
        description: text(wire.description),
        href,
        icon: iconRef(wire.icon),
        picture: await reader.picture(wire, 'image'),
      }
    : undefined;
};

export const cards = async (reader: Reader, list: CityService[]) =>
  nonEmpty((await Promise.all(list.map((wire) => card(reader, wire)))).flatMap((item) => item ?? []));

export const premiumServices = (reader: Reader) => reader.section('premiumServices', (list) => cards(reader, list));

export const houseServices = (reader: Reader) => reader.section('houseCleaning', (list) => cards(reader, list));

async function reshapeWhyChoose(reader: Reader, wire: WireWhyChoose): Promise<WhyChoose | undefined> {
  if (wire.points.length === 0) return undefined;
  return {
    heading: wire.heading,
    points: wire.points,
    before: await reader.picture(wire, 'before_image', 'Before cleaning'),
    after: await reader.picture(wire, 'after_image', 'After cleaning'),
  };
}

/** Why-choose block of a service page; house cleaning uses the first item of its own call. */
export function whyChoose(reader: Reader, page: ServicePage): Promise<WhyChoose | undefined> {
  if (page.own_calls) {
    return reader.section('whyChooseHouse', (list) => (list[0] ? reshapeWhyChoose(reader, list[0]) : undefined));
  }
  if (!page.why_choose_id) return Promise.resolve(undefined);
  return reader.section('whyChoose', (wire) => reshapeWhyChoose(reader, wire), { id: page.why_choose_id });
}

/** Intro of a service page, from its documented call or the addition. */
export async function intro(reader: Reader, page: ServicePage): Promise<Intro | undefined> {
  if (page.intro_id) {
    return reader.section(
      'subServiceIntro',
      async (wire): Promise<Intro> => ({
        heading: wire.heading,
        paragraphs: lines(wire.description),
        picture: await reader.picture(wire, 'image'),
      }),
      { id: page.intro_id },
    );
  }
  return (
    page.intro && {
      heading: page.intro.heading,
      paragraphs: page.intro.paragraphs,
      picture: await reader.picture(page.intro.image ? page.intro : page, 'image'),
    }
  );
}
