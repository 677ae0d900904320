import { useWords } from '../content/shell';
import { LeadForm } from '../forms/lead-form';
import { Achievements } from '../sections/achievements';
import { CityServices } from '../sections/city-services';
import { Closing } from '../sections/closing';
import { ContactSection } from '../sections/contact-section';
import { OfficeMap } from '../sections/office-map';
import { PageHero } from '../sections/page-hero';
import { Testimonials } from '../sections/testimonials';
import { WhoWeAre } from '../sections/who-we-are';
import { Rest } from '../ui/rest';
import type { PageDataOf } from './loaders.server';
import { More } from './more';

/** The page of a city, the same for all with different data (R-PAGE-17 to R-PAGE-19). */
export function CityPage({ data }: { data: PageDataOf['city'] }) {
  const { city, hero, whoWeAre, services, achievements, office, reviews, form, more } = data;
  const { city_contact_heading } = useWords();
  const quoteHref = `/free-quote?city=${city.slug}`;
  return (
    <>
      <PageHero {...hero} />
      <WhoWeAre whoWeAre={whoWeAre} quoteHref={quoteHref} />
      <Rest>
        <CityServices heading={city.servicesHeading} services={services} quoteHref={quoteHref} />
        <Achievements achievements={achievements} />
        <ContactSection title={city_contact_heading.replaceAll('{city}', city.name)}>
          <LeadForm form="contact" state={form} />
        </ContactSection>
        <OfficeMap office={office} />
        <Testimonials reviews={reviews} />
        <More sections={more} />
        <Closing quoteHref={quoteHref} />
      </Rest>
    </>
  );
}
