import type { ServicePage } from 'contract/service-page';
import { serviceFaq } from '../content/faq';
import { framesIn, moreSections } from '../content/own-pages';
import { houseServices, intro, serviceCard, servicePath, whyChoose } from '../content/service';
import { faqMarkup, serviceMarkup } from '../head/structured';
import { quoteAbout } from '../sections/quote-href';
import type { Crumb } from '../ui/breadcrumb';
import { missing, type PageContext } from './page.server';

/** Breadcrumb parent: the family page of a sub-service, else the first city's page (R-SERVICE-7, R-SERVICE-2). */
function breadcrumbOf(page: ServicePage, { services, cities }: PageContext): Crumb {
  const parent = services.find((other) => other.slug === page.parent);
  if (parent) return { label: parent.name, href: `${servicePath(parent.slug)}/` };
  return { label: 'Services', href: cities[0]?.route ?? '/' };
}

async function cardsOf({ reader, services }: PageContext, page: ServicePage) {
  if (page.own_calls) return houseServices(reader);
  const listed = (page.cards ?? []).flatMap((slug) => services.find((other) => other.slug === slug) ?? []);
  return listed.length > 0 ? Promise.all(listed.map((other) => serviceCard(reader, other))) : undefined;
}

export async function loadService(context: PageContext) {
  const { reader, services, settings, params } = context;
  const page = services.find((candidate) => candidate.slug === params.slug);
  if (!page) return missing();
  const [introBlock, choose, faq, cards, picture, more] = await Promise.all([
    intro(reader, page),
    whyChoose(reader, page),
    serviceFaq(reader, page),
    cardsOf(context, page),
    reader.picture(page, 'image'),
    moreSections(context, servicePath(page.slug), quoteAbout(servicePath(page.slug))),
  ]);
  const parent = breadcrumbOf(page, context);
  const {
    slug,
    shape,
    name,
    title,
    description,
    benefits,
    closing,
    cleaned,
    intro_call: introCall,
    claim,
    price_note: price,
  } = page;
  return {
    data: {
      service: { slug, shape, name, title, description, benefits, closing, cleaned, introCall, claim, price },
      parent,
      picture,
      intro: introBlock,
      whyChoose: choose,
      faq,
      cards,
      more,
    },
    frames: more && framesIn(more),
    meta: { title, description, image: picture?.path },
    breadcrumbs: [{ label: 'Home', href: '/' }, parent, { label: name }],
    structured: [serviceMarkup(page, settings), ...(faq ? [faqMarkup(faq.items)] : [])],
  };
}
