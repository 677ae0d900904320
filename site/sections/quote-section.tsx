import type { ReactNode } from 'react';
import { SuburbCheck } from '../addresses/suburb-check';
import type { Picture as PictureContent, Review } from '../content/shapes';
import { useShell, useWords } from '../content/shell';
import { Breadcrumb } from '../ui/breadcrumb';
import { Picture } from '../ui/picture';
import { Claims } from './claims';
import { Frame } from './frame';
import { ReviewCard } from './review-card';

interface QuoteSectionProps {
  children: ReactNode;
  review?: Review;
  picture?: PictureContent;
}

/** The quote form below the page's title, with reasons and a review beside it. */
export function QuoteSection({ children, review, picture }: QuoteSectionProps) {
  const { phone, phone_link, reply } = useShell().settings;
  const words = useWords();
  const next = [
    { title: words.next_1_title, text: words.next_1_text },
    { title: words.next_2_title, text: words.next_2_text },
    { title: words.next_3_title, text: words.next_3_text },
  ];
  return (
    <Frame band="tint" className="quote">
      <div className="quote__in">
        <header className="quote__words">
          <Breadcrumb crumbs={[{ label: 'Home', href: '/' }, { label: 'Free quote' }]} />
          <h1 className="page-hero__title">{words.quote_heading}</h1>
          <p className="lead">
            {words.quote_lead}
            {reply?.usually && ` We usually answer within ${reply.usually}.`}
          </p>
          <Claims only={['quote', 'guarantee', 'insurance', 'customers']} />
          <p>
            {words.talk} <a href={phone_link}>{phone}</a>
          </p>
          <SuburbCheck level={2} />
        </header>
        <div className="contact__form quote__form">{children}</div>
        <aside className="quote__side" aria-label="What to expect">
          <div>
            <h2>{words.next_heading}</h2>
            <ol className="next">
              {next.map(({ title, text }) => (
                <li key={title}>
                  <h3>{title}</h3>
                  <p className="next__text">{text}</p>
                </li>
              ))}
            </ol>
          </div>
          {review && <ReviewCard review={review} />}
          {picture && (
            <div className="quote__art">
              <Picture className="cover" picture={picture} sizes="(min-width: 992px) 26rem, 1px" />
            </div>
          )}
        </aside>
      </div>
    </Frame>
  );
}
