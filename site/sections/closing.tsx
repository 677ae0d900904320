import { useShell } from '../content/shell';
import { ButtonLink } from '../ui/button';
import { telHref } from '../ui/link';
import { useEntrance } from './frame';

export interface ClosingProps {
  heading?: string;
  text?: string;
  /** Address of the quote form. */
  quoteHref?: string;
}

/** The call to action that every page ends with: a free quote and a phone call. */
export function Closing({
  heading = 'Ready for a place that feels new?',
  text = 'Tell us what needs doing. Your free quote comes within 24 hours.',
  quoteHref = '/free-quote',
}: ClosingProps) {
  const { phone } = useShell().settings;
  const entering = useEntrance<HTMLDivElement>();
  return (
    <section className="closing">
      <div className="closing__in" ref={entering}>
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
      </div>
    </section>
  );
}
