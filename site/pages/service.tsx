import { useWords } from '../content/shell';
import { Benefits } from '../sections/benefits';
import { type Claim, ClaimsStrip } from '../sections/claims';
import { CleanedList } from '../sections/cleaned-list';
import { Closing } from '../sections/closing';
import { EnquiryBlock } from '../sections/enquiry-block';
import { Intro } from '../sections/intro';
import { PageFaqs } from '../sections/page-faqs';
import { PageHero } from '../sections/page-hero';
import { quoteAbout } from '../sections/quote-href';
import { ServiceCards } from '../sections/service-cards';
import { ServiceReasons } from '../sections/service-reasons';
import { Rest } from '../ui/rest';
import type { PageDataOf } from './loaders.server';
import { More } from './more';

/**
 * Any service page. A family has the cards of its services, or benefits without any (windows); a standalone service says what is cleaned;
 * one service of a family has the enquiry block where it has no questions (R-SERVICE-12).
 */
export function ServicePage({ data }: { data: PageDataOf['service'] }) {
  const { service, parent, picture, intro, cards, whyChoose, faq } = data;
  const { family_heading } = useWords();
  const [isStandalone, isSub] = [service.shape === 'standalone', service.shape === 'sub-service'];
  const quoteHref = quoteAbout(`/service/${service.slug}`);
  const claims: Claim[] = ['quote', 'guarantee', 'insurance', service.claim ?? 'eco'];
  const benefits = <Benefits benefits={service.benefits} />;
  return (
    <>
      <PageHero
        title={service.title}
        subtitle={service.description}
        price={service.price}
        picture={picture}
        crumbs={[{ label: 'Home', href: '/' }, parent, { label: service.name }]}
        quoteHref={quoteHref}
      />
      <ClaimsStrip only={claims} />
      <Rest>
        <Intro intro={intro} quoteHref={quoteHref} call={isSub ? service.introCall : undefined} />
        {service.shape === 'family' && (
          <ServiceCards title={family_heading.replaceAll('{service}', service.name.toLowerCase())} services={cards} />
        )}
        {!isStandalone && benefits}
        <ServiceReasons whyChoose={whyChoose} narrow={isSub} />
        {isStandalone && benefits}
        {isStandalone && <CleanedList cleaned={service.cleaned} />}
        {isSub && !faq ? <EnquiryBlock title={service.title} quoteHref={quoteHref} /> : <PageFaqs faq={faq} />}
        <More sections={data.more} />
        <Closing {...service.closing} quoteHref={quoteHref} />
      </Rest>
    </>
  );
}
