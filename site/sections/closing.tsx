import { useShell, useWords } from '../content/shell';
import { ButtonLink } from '../ui/button';

export interface ClosingProps {
  heading?: string;
  text?: string;
  quoteHref?: string;
  /** Words of the button, unless it leads to the quote form. */
  label?: string;
}

/** The call to action at the end of every page: free quote and phone. */
export function Closing({ heading, text, quoteHref = '/free-quote', label }: ClosingProps) {
  const { phone_link } = useShell().settings;
  const { closing_heading, closing_text, quote_button, call_button } = useWords();
  const sentence = text ?? closing_text;
  return (
    <section className="closing">
      <scroll-in className="closing__in" suppressHydrationWarning>
        <div>
          <h2>{heading ?? closing_heading}</h2>
          {sentence && <p className="lead">{sentence}</p>}
        </div>
        <div className="btns">
          <ButtonLink href={quoteHref}>{label ?? quote_button}</ButtonLink>
          <ButtonLink look="line" icon="phone" href={phone_link}>
            {call_button}
          </ButtonLink>
        </div>
      </scroll-in>
    </section>
  );
}
