import { Benefits } from '../sections/benefits';
import { CleanedList } from '../sections/cleaned-list';
import { Intro } from '../sections/intro';
import { PageFaqs } from '../sections/page-faqs';
import { ServiceReasons } from '../sections/service-reasons';
import type { ShapeProps } from './service-shape';

/** A standalone service: why choose us, why invest, what is cleaned. */
export function StandalonePage({ data: { service, intro, whyChoose, faq }, quoteHref }: ShapeProps) {
  return (
    <>
      <Intro intro={intro} quoteHref={quoteHref} />
      <ServiceReasons whyChoose={whyChoose} />
      <Benefits benefits={service.benefits} />
      <CleanedList cleaned={service.cleaned} />
      <PageFaqs faq={faq} />
    </>
  );
}
