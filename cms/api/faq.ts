import type { Faq } from 'contract/faq';
import type { FaqCategory, Service } from '../base/database/payload-types';
import { api, fold, ordered, present } from './base';
import { picture } from './picture';
import { nameOf, specified } from './service';
import type { Source } from './source';

export async function findFaqs(source: Source): Promise<FaqCategory[]> {
  const [faqs, services] = await Promise.all([
    source.find({ collection: 'faq-categories', ...ordered, depth: 0 }),
    source.find({ collection: 'services', pagination: false, limit: 0, depth: 0, select: {} }),
  ]);
  const live = new Set(services.docs.map(({ id }) => id));
  return faqs.docs.filter(({ service }) => service == null || live.has(service as number));
}

const toFaq = ({ category, items }: FaqCategory): Faq => ({
  category,
  items: (items ?? []).map(({ question, answer }) => ({ question, answer })),
});

export function faqOfService(faqs: FaqCategory[], { id }: Service): Faq | undefined {
  const found = faqs.find(({ service }) => service === id);
  return found && toFaq(found);
}

/** Groups and service pages by name only: anybody may look up any name, so a look-up loads no content. */
async function findNames(source: Source) {
  const all = { pagination: false, limit: 0, depth: 0 } as const;
  const [groups, pages] = await Promise.all([
    source.find({ collection: 'faq-categories', ...all, sort: '_order', select: { category: true, service: true } }),
    source.find({
      collection: 'services',
      ...all,
      sort: 'id',
      select: { slug: true, name: true, title: true, page_name: true },
    }),
  ]);
  const live = new Set(pages.docs.map(({ id }) => id));
  return { groups: groups.docs.filter(({ service }) => service == null || live.has(service as number)), pages: pages.docs };
}

/** The group of that name, else that of the service page so called: renaming headings does not part a page from its questions. */
async function faqByName(source: Source, name: string): Promise<Faq> {
  const wanted = fold(name);
  const { groups, pages } = await findNames(source);
  const named = pages.find((page) =>
    [page.title, nameOf(page), specified(page)?.title, specified(page)?.name, specified(page)?.faq_category].some(
      (candidate) => candidate && fold(candidate) === wanted,
    ),
  );
  const found =
    groups.find(({ category }) => fold(category) === wanted) ?? (named && groups.find(({ service }) => service === named.id));
  const { id } = present(found, `group of questions "${name}"`);
  return toFaq(await source.findByID({ collection: 'faq-categories', id, depth: 0 }));
}

export const faq = {
  faqCategory: api.faqCategory.handler(({ input, context: { source } }) => faqByName(source, input.category)),
  subServiceFaq: api.subServiceFaq.handler(({ input, context: { source } }) => faqByName(source, input.name)),

  faqs: api.faqs.handler(async ({ context: { source } }) =>
    (await findFaqs(source)).filter((doc) => doc.show_on_faq_page).map((doc) => ({ id: doc.id, ...toFaq(doc) })),
  ),

  faqHero: api.faqHero.handler(async ({ context: { source } }) => {
    const { heading, breadcrumb, background_image } = await source.findGlobal({ slug: 'faq-page', depth: 1 });
    return { heading, breadcrumb, ...picture('background_image', background_image) };
  }),
};
