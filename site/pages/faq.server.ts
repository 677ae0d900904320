import { builtInHeads } from 'contract/catalogue/heads';
import { faqGroups } from '../content/faq';
import { pageHero } from '../content/hero';
import { reviews } from '../content/reviews';
import { faqMarkup } from '../head/structured';
import type { PageContext } from './page.server';

export async function loadFaq({ reader, settings }: PageContext) {
  const [hero, groups, testimonials] = await Promise.all([
    pageHero(reader, 'faqHero', 'Faq'),
    faqGroups(reader),
    reviews(reader, settings.time_zone),
  ]);
  return {
    data: { hero, groups, reviews: testimonials },
    meta: builtInHeads['/faq-page'],
    breadcrumbs: [{ label: 'Home', href: '/' }, { label: 'Faq' }],
    structured: groups && [faqMarkup(groups.flatMap((group) => group.items))],
  };
}
