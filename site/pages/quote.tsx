import { QuoteForm } from '../forms/quote-form';
import { Closing } from '../sections/closing';
import { PageFaqs } from '../sections/page-faqs';
import { QuoteSection } from '../sections/quote-section';
import { Rest } from '../ui/rest';
import type { QuoteData } from './quote.server';

/** The free quote page: the form and answers to common questions (R-ROUTE-6). */
export function QuotePage({ data: { faq, about, preset, review, picture, form } }: { data: QuoteData }) {
  return (
    <>
      <QuoteSection review={review} picture={picture}>
        <QuoteForm key={about?.slug} state={form} preset={preset} about={about} />
      </QuoteSection>
      <Rest>
        <PageFaqs faq={faq} title="Before you ask" />
        <Closing
          heading="Rather say it than type it?"
          text="Call us, describe the job, and a person answers."
          quoteHref="/free-quote#main"
        />
      </Rest>
    </>
  );
}
