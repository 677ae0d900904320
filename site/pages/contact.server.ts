import { contactHero } from '../content/hero';
import { reviews } from '../content/reviews';
import type { DataOf, PageContext } from './page.server';

export async function loadContact({ reader, settings, form }: PageContext) {
  const [hero, testimonials] = await Promise.all([contactHero(reader), reviews(reader, settings.time_zone)]);
  return {
    data: { hero: hero ?? { title: 'Contact us' }, reviews: testimonials, form },
    meta: {
      title: 'Contact us: enquiries, opening hours and offices',
      description: 'Send an enquiry, call us or find our offices and opening hours. We answer every message.',
    },
    breadcrumbs: [{ label: 'Home', href: '/' }, { label: 'Contact' }],
  };
}

export type ContactData = DataOf<typeof loadContact>;
