import { Benefits } from '../sections/benefits';
import { EnquiryBlock } from '../sections/enquiry-block';
import { Intro } from '../sections/intro';
import { PageFaqs } from '../sections/page-faqs';
import { ServiceReasons } from '../sections/service-reasons';
import type { ShapeProps } from './service-shape';

/** One service of a family: intro, benefits, why choose us, and its questions or the enquiry block (R-SERVICE-12). */
export function SubServicePage({ data: { service, intro, whyChoose, faq }, quoteHref }: ShapeProps) {
  return (
    <>
      <Intro intro={intro} quoteHref={quoteHref} call={service.introCall} />
      <Benefits benefits={service.benefits} />
      <ServiceReasons whyChoose={whyChoose} narrow />
      {faq ? <PageFaqs faq={faq} /> : <EnquiryBlock title={service.title} quoteHref={quoteHref} />}
    </>
  );
}
