import { useWords } from '../content/shell';
import { Benefits } from '../sections/benefits';
import { Intro } from '../sections/intro';
import { PageFaqs } from '../sections/page-faqs';
import { ServiceCards } from '../sections/service-cards';
import { ServiceReasons } from '../sections/service-reasons';
import type { ShapeProps } from './service-shape';

/** A family of services: its cards, or benefits if it has none (windows); why choose us; questions. */
export function FamilyPage({ data: { service, cards, intro, whyChoose, faq }, quoteHref }: ShapeProps) {
  const { family_heading } = useWords();
  return (
    <>
      <Intro intro={intro} quoteHref={quoteHref} />
      <ServiceCards title={family_heading.replaceAll('{service}', service.name.toLowerCase())} services={cards} />
      <Benefits benefits={service.benefits} />
      <ServiceReasons whyChoose={whyChoose} />
      <PageFaqs faq={faq} />
    </>
  );
}
