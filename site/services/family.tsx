import type { ServiceData } from '../pages/service.server';
import { Benefits } from '../sections/benefits';
import { FaqBlock } from '../sections/faq-block';
import { Intro } from '../sections/intro';
import { ServiceCards } from '../sections/service-cards';
import { WhyChoose } from '../sections/why-choose';
import { quoteFor } from './quote-for';

/** A family of services: its cards, or without any (windows) its benefits; why choose us; its questions. */
export function FamilyPage({ data: { service, cards, intro, whyChoose, faq } }: { data: ServiceData }) {
  return (
    <>
      <Intro intro={intro} quoteHref={quoteFor(service.slug)} />
      <ServiceCards title={`Choose your ${service.name.toLowerCase()}`} services={cards} />
      <Benefits benefits={service.benefits} />
      <WhyChoose whyChoose={whyChoose} />
      <FaqBlock faq={faq} />
    </>
  );
}
