import type { ServicePageOverride as Override } from 'contract/service-page';
import type { Service } from '../base/database/payload-types';
import { linesOf } from '../forms/fields/lines';
import { goneServices, readAddresses } from '../publishing/addresses';
import { api } from './base';
import { faqOfService, findFaqs } from './faq';
import { picture } from './picture';
import { cardSlugsOf, findServices, nameOf, specified, titleOf } from './service';
import { quoteServiceOf } from './service-cards';

const some = <T>(list: T[] | null | undefined): T[] | undefined => (list && list.length > 0 ? list : undefined);

/** The owner's texts where present; missing parts of a block come from the defaults. */
function benefitsOf(doc: Service): Override['benefits'] {
  const cards = some(doc.benefits?.cards)?.map(({ title, text, icon }) => ({ title, text, icon: icon ?? undefined }));
  if (!doc.benefits?.heading && !cards) return undefined;
  const usual = specified(doc)?.benefits;
  return {
    heading: doc.benefits?.heading || usual?.heading || `What ${nameOf(doc)} does for you`,
    cards: cards ?? usual?.cards ?? [],
  };
}

function closingOf({ closing, ...doc }: Service): Override['closing'] {
  if (!closing?.heading && !closing?.text) return undefined;
  const usual = specified(doc)?.closing;
  return { heading: closing.heading || usual?.heading || `Book ${nameOf(doc)} Now!`, text: closing.text || usual?.text || '' };
}

function introOf({ intro, ...doc }: Service): Override['intro'] {
  const paragraphs = linesOf(intro?.paragraphs);
  if (doc.shape === 'sub-service' || (!intro?.heading && paragraphs.length === 0)) return undefined;
  return { heading: intro?.heading || titleOf(doc), paragraphs, ...picture('image', intro?.image) };
}

function cleanedOf({ cleaned }: Service): Override['cleaned'] {
  const items = some(cleaned?.items)?.map(({ title, text }) => ({ title, text }));
  return items && { heading: cleaned?.heading || 'What we clean', items };
}

export const servicePage = {
  servicePages: api.servicePages.handler(async ({ context: { source } }) => {
    const [docs, faqs, book] = await Promise.all([findServices(source), findFaqs(source), readAddresses(source.payload, source)]);
    const gone = goneServices(book).map((slug): Override => ({ slug, gone: true }));
    const live = docs.map((doc): Override => {
      const added = specified(doc) ? undefined : { shape: doc.shape, parent: doc.parent || undefined };
      return {
        slug: doc.slug,
        ...added,
        name: doc.name || undefined,
        title: doc.title || undefined,
        description: doc.description || undefined,
        quote_service: specified(doc) ? doc.quote_service || undefined : quoteServiceOf(doc),
        photo_hint: doc.photo_hint || undefined,
        why_choose_id: doc.why_choose_id ?? undefined,
        intro_id: (doc.shape === 'sub-service' && doc.intro_id) || undefined,
        price_note: doc.price_note || undefined,
        intro_call: doc.intro_call ?? undefined,
        cards: doc.shape === 'family' ? cardSlugsOf(doc, docs) : undefined,
        benefits: benefitsOf(doc),
        closing: closingOf(doc),
        cleaned: cleanedOf(doc),
        intro: introOf(doc),
        faqs: doc.shape === 'standalone' ? faqOfService(faqs, doc)?.items : undefined,
        ...picture('image', doc.image),
      };
    });
    return [...live, ...gone];
  }),
};
