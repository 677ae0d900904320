import type { ServiceData } from '../pages/service.server';
import { Benefits } from '../sections/benefits';
import { EnquiryBlock } from '../sections/enquiry-block';
import { FaqBlock } from '../sections/faq-block';
import { Intro } from '../sections/intro';
import { WhyChoose } from '../sections/why-choose';
import { quoteFor } from './quote-for';

/** One kind of a family's work: its intro, benefits, why choose us, and its questions or the enquiry block (ruling 15). */
export function SubServicePage({ data: { service, intro, whyChoose, faq } }: { data: ServiceData }) {
  const quoteHref = quoteFor(service.slug);
  return (
    <>
      <Intro intro={intro} quoteHref={quoteHref} call={service.introCall} />
      <Benefits benefits={service.benefits} />
      <WhyChoose whyChoose={whyChoose} narrow />
      {faq ? <FaqBlock faq={faq} /> : <EnquiryBlock title={service.title} quoteHref={quoteHref} />}
    </>
  );
}
