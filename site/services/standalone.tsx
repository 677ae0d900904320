import type { ServiceData } from '../pages/service.server';
import { Benefits } from '../sections/benefits';
import { CleanedList } from '../sections/cleaned-list';
import { FaqBlock } from '../sections/faq-block';
import { Intro } from '../sections/intro';
import { WhyChoose } from '../sections/why-choose';
import { quoteFor } from './quote-for';

/** A service on its own: why choose us, why invest, what is cleaned. */
export function StandalonePage({ data: { service, intro, whyChoose, faq } }: { data: ServiceData }) {
  return (
    <>
      <Intro intro={intro} quoteHref={quoteFor(service.slug)} />
      <WhyChoose whyChoose={whyChoose} />
      <Benefits benefits={service.benefits} />
      <CleanedList cleaned={service.cleaned} />
      <FaqBlock faq={faq} />
    </>
  );
}
