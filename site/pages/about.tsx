import { AboutStory } from '../sections/about-story';
import { CeoSection } from '../sections/ceo-section';
import { Closing } from '../sections/closing';
import { PageHero } from '../sections/page-hero';
import { ServingCities } from '../sections/serving-cities';
import { Testimonials } from '../sections/testimonials';
import { Rest } from '../ui/rest';
import type { PageDataOf } from './loaders.server';

/** The about page (R-PAGE-13 to R-PAGE-15). */
export function AboutPage({ data: { hero, about, ceo, cities, onlyCity, reviews } }: { data: PageDataOf['about'] }) {
  return (
    <>
      <PageHero {...hero} crumbs={[{ label: 'Home', href: '/' }, { label: 'About Us' }]} />
      <AboutStory about={about} />
      <Rest>
        <CeoSection ceo={ceo} />
        <ServingCities cities={cities} only={onlyCity} />
        <Testimonials reviews={reviews} />
        <Closing />
      </Rest>
    </>
  );
}
