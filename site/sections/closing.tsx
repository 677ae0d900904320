import { useShell } from '../content/shell';
import { ButtonLink } from '../ui/button';
import { telHref } from '../ui/link';

export interface ClosingProps {
  heading?: string;
  text?: string;
  /** URL of the quote form. */
  quoteHref?: string;
}

/** The call to action at the end of every page: free quote and phone. */
export function Closing({
  heading = 'Ready for a place that feels new?',
  text = 'Tell us what needs doing. Your free quote comes within 24 hours.',
  quoteHref = '/free-quote',
}: ClosingProps) {
  const { phone } = useShell().settings;
  return (
    <section className="closing">
      <scroll-in className="closing__in" suppressHydrationWarning>
        <div>
          <h2>{heading}</h2>
          {text && <p className="lead">{text}</p>}
        </div>
        <div className="btns">
          <ButtonLink href={quoteHref}>Get Free Quote</ButtonLink>
          <ButtonLink look="line" icon="phone" href={telHref(phone)}>
            Call Now
          </ButtonLink>
        </div>
      </scroll-in>
    </section>
  );
}
