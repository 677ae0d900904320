import type { Faq } from 'contract/faq';
import type { ServicePage } from 'contract/service-page';
import { nonEmpty, type Reader } from './content';
import type { FaqGroup } from './shapes';

const group = (faq: Faq): FaqGroup | undefined =>
  faq.items.length > 0 ? { category: faq.category, items: faq.items } : undefined;

/** The questions of a service page, by category, by sub-service, or from the addition (R-SERVICE-12). */
export async function serviceFaq(reader: Reader, page: ServicePage): Promise<FaqGroup | undefined> {
  if (page.shape === 'family' && page.faq_category) return reader.section('faqCategory', group, { category: page.faq_category });
  if (page.shape === 'sub-service') return reader.section('subServiceFaq', group, { name: page.title });
  return page.faqs?.length ? { category: page.name, items: page.faqs } : undefined;
}

export const faqGroups = (reader: Reader) =>
  reader.section('faqs', (categories) => nonEmpty(categories.flatMap((category) => group(category) ?? [])));
