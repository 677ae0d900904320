import type { Faq } from 'contract/faq';
import type { Payload } from 'payload';
import type { FaqCategory, Service } from '../payload-types';
import { api, fold, ordered, present } from './base';
import { picture } from './picture';
import { findServices, nameOf, specified } from './service';

/** All groups of questions, in order, without those of service pages that were taken away. */
export async function findFaqs(payload: Payload): Promise<FaqCategory[]> {
  const [faqs, services] = await Promise.all([
    payload.find({ collection: 'faq-categories', ...ordered, depth: 0 }),
    payload.find({ collection: 'services', pagination: false, limit: 0, depth: 0, select: {} }),
  ]);
  const live = new Set(services.docs.map(({ id }) => id));
  return faqs.docs.filter(({ service }) => service == null || live.has(service as number));
}

const wire = ({ category, items }: FaqCategory): Faq => ({
  category,
  items: (items ?? []).map(({ question, answer }) => ({ question, answer })),
});

/** The questions of a service page. */
export function faqOfService(faqs: FaqCategory[], { id }: Service): Faq | undefined {
  const found = faqs.find(({ service }) => service === id);
  return found && wire(found);
}

/**
 * The group of that name; else the group of the service page which goes by that name, or which the specification names so:
 * the owner may word the headings anew without a page losing its questions.
 */
async function faqByName(payload: Payload, name: string): Promise<Faq> {
  const asked = fold(name);
  const faqs = await findFaqs(payload);
  const found = faqs.find(({ category }) => fold(category) === asked);
  if (found) return wire(found);
  const named = (await findServices(payload)).find((doc) =>
    [doc.title, nameOf(doc), specified(doc)?.title, specified(doc)?.name, specified(doc)?.faq_category].some(
      (candidate) => candidate && fold(candidate) === asked,
    ),
  );
  return present(named && faqOfService(faqs, named), `group of questions "${name}"`);
}

/** Questions by category, by sub-service and all together. */
export const faq = {
  faqCategory: api.faqCategory.handler(({ input, context: { payload } }) => faqByName(payload, input.category)),
  subServiceFaq: api.subServiceFaq.handler(({ input, context: { payload } }) => faqByName(payload, input.name)),

  faqs: api.faqs.handler(async ({ context: { payload } }) =>
    (await findFaqs(payload)).filter((doc) => doc.show_on_faq_page).map((doc) => ({ id: doc.id, ...wire(doc) })),
  ),

  faqHero: api.faqHero.handler(async ({ context: { payload } }) => {
    const { heading, breadcrumb, background_image } = await payload.findGlobal({ slug: 'faq-page', depth: 1 });
    return { heading, breadcrumb, ...picture('background_image', background_image) };
  }),
};
