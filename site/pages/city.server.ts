import { headOfCity } from 'contract/catalogue/heads';
import { achievements, heroOfCity, servicesOfCity, whoWeAreOfCity } from '../content/city';
import { reviews } from '../content/reviews';
import { type DataOf, missing, type PageContext } from './page.server';

/** A city page; the route's `city` parameter is the page's path without its slash. */
export async function loadCity({ reader, settings, cities, params, form }: PageContext) {
  const city = cities.find((candidate) => candidate.route === `/${params.city}`);
  if (!city) return missing();
  const [hero, whoWeAre, services, points, testimonials] = await Promise.all([
    heroOfCity(reader, city),
    whoWeAreOfCity(reader, city),
    servicesOfCity(reader, city),
    achievements(reader),
    reviews(reader, settings.time_zone),
  ]);
  return {
    data: {
      city: { slug: city.slug, name: city.name, servicesHeading: city.services_heading },
      hero: hero ?? { title: `Cleaning services in ${city.name}` },
      whoWeAre,
      services,
      achievements: points,
      office: settings.offices.find((office) => office.id === city.office),
      reviews: testimonials,
      form,
    },
    meta: {
      ...headOfCity(city.name),
      image: hero?.picture?.path,
    },
    breadcrumbs: [{ label: 'Home', href: '/' }, { label: city.name }],
  };
}

export type CityData = DataOf<typeof loadCity>;
