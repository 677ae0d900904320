import { servicePages } from 'contract/catalogue';
import type { Payload } from 'payload';
import { asStarter } from '../as-starter';
import { generalFaqs } from '../faqs';
import { services } from '../services';
import type { PictureOf } from './media';

/** Service pages and their questions; `generalFaqs` come first on the FAQ page. */
export async function loadServices(payload: Payload, picture: PictureOf) {
  for (const { category, items } of generalFaqs) {
    await payload.create({ collection: 'faq-categories', data: { category, items }, ...asStarter });
  }
  for (const { slug, intro, whyChoose, cleaned, faqs } of services) {
    const page = servicePages.find((candidate) => candidate.slug === slug);
    if (!page) throw new Error(`the catalogue has no service page "${slug}"`);
    const { id } = await payload.create({
      collection: 'services',
      data: {
        slug,
        shape: page.shape,
        image: await picture(slug),
        intro: { heading: intro.heading, paragraphs: intro.paragraphs.join('\n'), image: await picture(`${slug}-intro`) },
        why_choose: {
          heading: whyChoose.heading,
          points: whyChoose.points.join('\n'),
          before_image: await picture(`${slug}-before`),
          after_image: await picture(`${slug}-after`),
        },
        cleaned,
      },
      ...asStarter,
    });
    await payload.create({
      collection: 'faq-categories',
      data: {
        category: page.faq_category ?? page.title,
        service: id,
        show_on_faq_page: page.shape !== 'sub-service',
        items: faqs,
      },
      ...asStarter,
    });
  }
  return services.length;
}
