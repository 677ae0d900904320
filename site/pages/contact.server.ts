import { builtInHeads } from 'contract/catalogue/heads';
import { contactHero } from '../content/hero';
import { reviews } from '../content/reviews';
import type { PageContext } from './page.server';

export async function loadContact({ reader, settings, form }: PageContext) {
  const [hero, testimonials] = await Promise.all([contactHero(reader), reviews(reader, settings.time_zone)]);
  return {
    data: { hero: hero ?? { title: 'Contact us' }, reviews: testimonials, form },
    meta: builtInHeads['/contact-us'],
    breadcrumbs: [{ label: 'Home', href: '/' }, { label: 'Contact' }],
  };
}
