import { useWords } from '../content/shell';
import { QuoteAndCall } from './call-button';

export interface ClosingProps {
  heading?: string;
  text?: string;
  quoteHref?: string;
  /** Words of the button, unless it leads to the quote form. */
  label?: string;
}

/** The call to action at the end of every page: free quote and phone. */
export function Closing({ heading, text, quoteHref = '/free-quote', label }: ClosingProps) {
  const { closing_heading, closing_text } = useWords();
  const sentence = text ?? closing_text;
  return (
    <section className="closing">
      <scroll-in className="closing__in" suppressHydrationWarning>
        <div>
          <h2>{heading ?? closing_heading}</h2>
          {sentence && <p className="lead">{sentence}</p>}
        </div>
        <QuoteAndCall quoteHref={quoteHref} label={label} />
      </scroll-in>
    </section>
  );
}
