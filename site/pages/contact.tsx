import { useShell } from '../content/shell';
import { LeadForm } from '../forms/lead-form';
import { Closing } from '../sections/closing';
import { ContactSection } from '../sections/contact-section';
import { OfficeBoxes } from '../sections/office-boxes';
import { OfficeMap } from '../sections/office-map';
import { PageHero } from '../sections/page-hero';
import { Testimonials } from '../sections/testimonials';
import { Rest } from '../ui/rest';
import type { PageDataOf } from './loaders.server';

/** The contact page (R-PAGE-21, R-PAGE-22). */
export function ContactPage({ data: { hero, reviews, form } }: { data: PageDataOf['contact'] }) {
  const { offices } = useShell().settings;
  return (
    <>
      <PageHero {...hero} tall />
      <ContactSection>
        <LeadForm form="contact" state={form} />
      </ContactSection>
      <Rest>
        <OfficeBoxes />
        <OfficeMap office={offices[0]} />
        <Testimonials reviews={reviews} />
        <Closing />
      </Rest>
    </>
  );
}
