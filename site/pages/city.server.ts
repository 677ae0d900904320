import { headOfCity } from 'contract/catalogue/heads';
import { achievements, heroOfCity, servicesOfCity, whoWeAreOfCity } from '../content/city';
import { framesIn, moreSections } from '../content/own-pages';
import { reviews } from '../content/reviews';
import { anchorOf } from '../forms/model';
import { missing, type PageContext } from './page.server';

/** A city page; the route's `city` parameter is the page's path without its slash. */
export async function loadCity(context: PageContext) {
  const { reader, settings, cities, params, form } = context;
  const city = cities.find((candidate) => candidate.route === `/${params.city}`);
  if (!city) return missing();
  const [hero, whoWeAre, services, points, testimonials, more] = await Promise.all([
    heroOfCity(reader, city),
    whoWeAreOfCity(reader, city),
    servicesOfCity(reader, city),
    achievements(reader),
    reviews(reader, settings.time_zone),
    moreSections(context, city.route, `#${anchorOf('contact')}`, 'white'),
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
      more,
    },
    frames: more && framesIn(more),
    meta: {
      ...headOfCity(city.name),
      image: hero?.picture?.path,
    },
    breadcrumbs: [{ label: 'Home', href: '/' }, { label: city.name }],
  };
}
