import { servicePages } from 'contract/catalogue';
import type { Payload } from 'payload';
import { asStarter, published } from '../as-starter';
import { cityLists, home, questions, services } from '../content';
import { listing, type PictureOf } from './load-media';

/** Ids of the services by slug. */
export type Ids = ReadonlyMap<string, number>;

/** Services and their questions, after those that belong to no service. */
export async function loadServices(payload: Payload, picture: PictureOf): Promise<Ids> {
  const ids = new Map<string, number>();
  for (const { category, items } of questions) {
    await payload.create({ collection: 'faq-categories', data: { category, items, ...published }, ...asStarter });
  }
  for (const { slug, intro, why_choose, cleaned, faqs, ...words } of services) {
    const page = servicePages.find((candidate) => candidate.slug === slug);
    if (!page) throw new Error(`the catalogue has no service page "${slug}"`);
    const cityCard = cityLists.services.find((card) => card.slug === slug);
    const { id } = await payload.create({
      collection: 'services',
      data: {
        slug,
        shape: page.shape,
        image: await picture(slug),
        intro: { heading: intro.heading, paragraphs: intro.paragraphs.join('\n'), image: await picture(`${slug}-intro`) },
        why_choose: {
          heading: why_choose.heading,
          points: why_choose.points.join('\n'),
          before_image: await picture(`${slug}-before`),
          after_image: await picture(`${slug}-after`),
        },
        cleaned,
        home_card: { description: home.cards.find((card) => card.slug === slug)?.description },
        city_card: cityCard && { description: cityCard.description, icon: cityCard.icon },
        meta: await listing(picture, words, slug),
        ...published,
      },
      ...asStarter,
    });
    ids.set(slug, id);
    await payload.create({
      collection: 'faq-categories',
      data: {
        category: page.faq_category ?? page.title,
        service: id,
        show_on_faq_page: page.shape !== 'sub-service',
        items: faqs,
        ...published,
      },
      ...asStarter,
    });
  }
  return ids;
}
