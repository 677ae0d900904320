import { useShell } from '../content/shell';
import { ButtonLink } from '../ui/button';
import { Heading } from '../ui/heading';
import { telHref } from '../ui/link';
import { Frame } from './frame';

/** The shared enquiry and booking block, with the title of its service (R-SERVICE-12). */
export function EnquiryBlock({ title, quoteHref }: { title: string; quoteHref: string }) {
  const { phone, email } = useShell().settings;
  return (
    <Frame id="enquiry">
      <div className="enquiry on-main">
        <Heading
          title={`Ask us about ${title}`}
          lead="Describe the place and the date you have in mind; we answer with a price."
        />
        <div className="btns">
          <ButtonLink href={quoteHref}>Get Free Quote</ButtonLink>
          <ButtonLink look="line" icon="phone" href={telHref(phone)}>
            {phone}
          </ButtonLink>
          <ButtonLink look="line" icon="mail" href={`mailto:${email}?subject=${encodeURIComponent(title)}`}>
            {email}
          </ButtonLink>
        </div>
      </div>
    </Frame>
  );
}
