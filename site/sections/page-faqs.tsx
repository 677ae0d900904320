import type { FaqGroup } from '../content/shapes';
import { useWords } from '../content/shell';
import { Accordion } from '../ui/accordion';
import { Heading } from '../ui/heading';
import { Link } from '../ui/link';
import { Frame, type FrameProps } from './frame';

export interface PageFaqsProps extends Pick<FrameProps, 'band' | 'id'> {
  faq?: FaqGroup;
  title?: string;
}

export function PageFaqs({ faq, title, band, id = 'faq' }: PageFaqsProps) {
  const { faq_heading, faq_more, faq_link } = useWords();
  if (!faq?.items.length) return null;
  return (
    <Frame id={id} band={band}>
      <div className="asked">
        <Heading
          title={title ?? faq_heading}
          lead={
            <>
              {faq_more} <Link href="/faq-page">{faq_link}</Link>
            </>
          }
        />
        <Accordion items={faq.items} />
      </div>
    </Frame>
  );
}
