import { LeadForm } from '../forms/lead-form';
import { AboutTeaser } from '../sections/about-teaser';
import { ClaimsStrip } from '../sections/claims';
import { Closing } from '../sections/closing';
import { CompanyReasons } from '../sections/company-reasons';
import { ContactSection } from '../sections/contact-section';
import { HeroCarousel } from '../sections/hero-carousel';
import { HomeTitle } from '../sections/home-title';
import { PremiumServices } from '../sections/premium-services';
import { StatBoxes } from '../sections/stat-boxes';
import { Testimonials } from '../sections/testimonials';
import { WorkingProcess } from '../sections/working-process';
import { Rest } from '../ui/rest';
import type { PageDataOf } from './loaders.server';
import { More } from './more';

/** The home page (R-PAGE-7). */
export function HomePage({ data: { slides, services, stats, about, reviews, form, more } }: { data: PageDataOf['home'] }) {
  return (
    <>
      {slides ? <HeroCarousel slides={slides} /> : <HomeTitle />}
      <ClaimsStrip />
      <Rest>
        <PremiumServices services={services} />
        <CompanyReasons />
        <WorkingProcess />
        <AboutTeaser about={about} />
        <StatBoxes stats={stats} />
        <ContactSection offices>
          <LeadForm form="contact" state={form} />
        </ContactSection>
        <Testimonials reviews={reviews} />
        <More sections={more} />
        <Closing />
      </Rest>
    </>
  );
}
