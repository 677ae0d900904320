import { AllFaqs } from '../sections/all-faqs';
import { Closing } from '../sections/closing';
import { PageHero } from '../sections/page-hero';
import { Testimonials } from '../sections/testimonials';
import { Rest } from '../ui/rest';
import type { PageDataOf } from './loaders.server';

/** The FAQ page (R-FAQ-1, R-FAQ-2). */
export function FaqPage({ data: { hero, groups, reviews } }: { data: PageDataOf['faq'] }) {
  return (
    <>
      <PageHero {...hero} crumbs={[{ label: 'Home', href: '/' }, { label: 'Faq' }]} />
      <AllFaqs groups={groups} />
      <Rest>
        <Testimonials reviews={reviews} />
        <Closing />
      </Rest>
    </>
  );
}
