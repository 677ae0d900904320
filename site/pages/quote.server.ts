import { builtInHeads } from 'contract/catalogue/heads';
import { faqGroups } from '../content/faq';
import { contactHero } from '../content/hero';
import { photoHints } from '../content/photos';
import { oneReview } from '../content/reviews';
import { aboutOf } from '../forms/about-service';
import { type PageContext, sameAs } from './page.server';

/** The free quote page: the form and answers to common questions (R-ROUTE-6). */
export async function loadQuote({ reader, settings, services, cities, query, form }: PageContext) {
  const about = aboutOf(query.get('service'), { services, settings });
  const asked = query.get('city');
  // A city page that was renamed keeps the slug under which it is linked.
  const named = cities.find(({ slug }) => slug === asked)?.name;
  const city = settings.cities.find(({ slug, name }) => slug === asked || name === named);
  const known = new URLSearchParams({ ...(about && { service: about.slug }), ...(city && { city: city.slug }) });
  if (known.size < query.size && !form) return sameAs(known.size > 0 ? `/free-quote?${known}` : '/free-quote');
  const page = services.find(({ slug }) => slug === about?.slug);
  const [groups, review, servicePicture, photos] = await Promise.all([
    faqGroups(reader),
    oneReview(reader, settings.time_zone),
    page && reader.picture(page, 'image'),
    photoHints(reader, about?.slug),
  ]);
  // Without a picture of its own the page shows a review there, else the contact page's picture.
  const picture = servicePicture ?? (review ? undefined : (await contactHero(reader))?.picture);
  return {
    data: {
      faq: groups?.find((group) => /quote|book/i.test(group.category)) ?? groups?.[0],
      about,
      preset: { ...(about && { service: about.service }), ...(city && { city: city.name }) },
      review,
      picture,
      photos,
      form,
    },
    meta: {
      ...builtInHeads['/free-quote'],
      canonical: '/free-quote',
    },
    breadcrumbs: [{ label: 'Home', href: '/' }, { label: 'Free quote' }],
  };
}
