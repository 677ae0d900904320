import type { FaqGroup } from '../content/shapes';
import { Accordion } from '../ui/accordion';
import { Heading } from '../ui/heading';
import { Link } from '../ui/link';
import { Frame } from './frame';

export interface PageFaqsProps {
  faq?: FaqGroup;
  title?: string;
}

/** The questions of a page, with a link to all others. */
export function PageFaqs({ faq, title = 'Good questions, straight answers' }: PageFaqsProps) {
  if (!faq?.items.length) return null;
  return (
    <Frame id="faq">
      <div className="asked">
        <Heading
          title={title}
          lead={
            <>
              Something else on your mind? <Link href="/faq-page">All questions and answers</Link>
            </>
          }
        />
        <Accordion items={faq.items} />
      </div>
    </Frame>
  );
}
