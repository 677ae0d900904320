import { stateName } from 'contract/states';
import type { signIn } from '../kit/stack';

type Records = { docs: Record<string, unknown>[] };

/** Words and numbers of a demonstration: what its records say of one company, its people, places, numbers and customers. */
export async function factsOfDemonstration(ask: Awaited<ReturnType<typeof signIn>>): Promise<string[]> {
  const settings = await ask<{
    brand: string;
    phone: string;
    mobile: string;
    email: string;
    social: { url: string }[];
    offices: { city: string; suburb: string; state: string; postcode: string; name: string }[];
    opening_hours: { hours: string }[];
    markup: { opening_hours: string; rating: number };
    figures: { customers: string };
  }>('GET', '/globals/settings?depth=0');
  const [reviews, posts, cities, about, home, summary] = await Promise.all([
    ask<Records>('GET', '/testimonials?limit=100&depth=0'),
    ask<Records>('GET', '/posts?limit=100&depth=0'),
    ask<Records>('GET', '/cities?limit=100&depth=0'),
    ask<{ ceo: Record<string, string> }>('GET', '/globals/about?depth=0'),
    ask<{ slides: Record<string, string>[] }>('GET', '/globals/home?depth=0'),
    ask<{ review_count: string }>('GET', '/globals/reviews?depth=0'),
  ]);
  const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
  const [first = ''] = settings.brand.split(' ');
  return [
    ...[settings.brand, first, settings.phone, settings.mobile, settings.email, settings.email.split('@')[1]],
    ...settings.social.map(({ url }) => url),
    ...settings.offices.flatMap((office) => [office.name, office.city, office.suburb, office.postcode, stateName(office.state)]),
    ...settings.opening_hours.map(({ hours }) => hours),
    ...[
      settings.markup.opening_hours,
      settings.figures.customers,
      `${settings.markup.rating}/5`,
      `${summary.review_count} reviews`,
    ],
    ...reviews.docs.flatMap(({ name, comment }) => [text(name), text(comment)]),
    ...posts.docs.map(({ title }) => text(title)),
    ...cities.docs.flatMap(({ name, route }) => [text(name), text(route)]),
    ...['heading', 'paragraph_1', 'paragraph_2'].map((name) => text(about.ceo[name])),
    ...home.slides.flatMap(({ happy_customers, rating }) => [text(happy_customers), text(rating)]),
  ].filter((fact): fact is string => typeof fact === 'string' && fact.length > 2 && !fact.includes('{'));
}
