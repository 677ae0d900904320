import { useWords } from '../content/shell';
import { LeadForm } from '../forms/lead-form';
import { Closing } from '../sections/closing';
import { PageFaqs } from '../sections/page-faqs';
import { QuoteSection } from '../sections/quote-section';
import { Rest } from '../ui/rest';
import type { PageDataOf } from './loaders.server';

/** The free quote page: the form and answers to common questions (R-ROUTE-6). */
export function QuotePage({ data: { faq, about, preset, review, picture, photos, form } }: { data: PageDataOf['quote'] }) {
  const { quote_faq_heading, quote_closing_heading, quote_closing_text } = useWords();
  return (
    <>
      <QuoteSection review={review} picture={picture}>
        <LeadForm form="quote" key={about?.slug} state={form} preset={preset} about={about} photos={photos} />
      </QuoteSection>
      <Rest>
        <PageFaqs faq={faq} title={quote_faq_heading} />
        <Closing heading={quote_closing_heading} text={quote_closing_text} quoteHref="/free-quote#main" />
      </Rest>
    </>
  );
}
