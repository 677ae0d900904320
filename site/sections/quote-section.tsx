import type { ReactNode } from 'react';
import { SuburbCheck } from '../addresses/suburb-check';
import type { Picture as PictureContent, Review } from '../content/shapes';
import { useShell } from '../content/shell';
import { Breadcrumb } from '../ui/breadcrumb';
import { telHref } from '../ui/link';
import { Picture } from '../ui/picture';
import { Claims } from './claims';
import { Frame } from './frame';
import { ReviewCard } from './review-card';

const next = [
  { title: 'A person reads it', text: 'If something is unclear, we ring or write before we name a price.' },
  { title: 'You get your quote', text: 'Free, within 24 hours, and with what is included.' },
  { title: 'You choose a day', text: 'If you like the price, pick a time that suits. If not, you owe us nothing.' },
];

interface QuoteSectionProps {
  /** The quote form. */
  children: ReactNode;
  review?: Review;
  picture?: PictureContent;
}

/** The quote form below the page's title, with reasons and a review beside it. */
export function QuoteSection({ children, review, picture }: QuoteSectionProps) {
  const { phone } = useShell().settings;
  return (
    <Frame band="tint" className="quote">
      <div className="quote__in">
        <header className="quote__words">
          <Breadcrumb crumbs={[{ label: 'Home', href: '/' }, { label: 'Free quote' }]} />
          <h1 className="page-hero__title">GET FREE QUOTE</h1>
          <p className="lead">Tell us what needs cleaning and where. The more you say, the closer the price.</p>
          <Claims only={['quote', 'guarantee', 'insurance', 'customers']} />
          <p>
            Rather talk? <a href={telHref(phone)}>{phone}</a>
          </p>
          <SuburbCheck level={2} />
        </header>
        <div className="contact__form quote__form">{children}</div>
        <aside className="quote__side" aria-label="What to expect">
          <div>
            <h2>What happens next</h2>
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
