import { useShell, useWords } from '../content/shell';
import { ButtonLink } from '../ui/button';
import { Heading } from '../ui/heading';
import { CallButton } from './call-button';
import { Frame } from './frame';

/** The shared enquiry and booking block, with the title of its service (R-SERVICE-12). */
export function EnquiryBlock({ title, quoteHref }: { title: string; quoteHref: string }) {
  const { phone, email } = useShell().settings;
  const { enquiry_heading, enquiry_lead, quote_button } = useWords();
  return (
    <Frame id="enquiry">
      <div className="enquiry on-main">
        <Heading title={enquiry_heading.replaceAll('{service}', title)} lead={enquiry_lead} />
        <div className="btns">
          <ButtonLink href={quoteHref}>{quote_button}</ButtonLink>
          <CallButton>{phone}</CallButton>
          <ButtonLink look="line" icon="mail" href={`mailto:${email}?subject=${encodeURIComponent(title)}`}>
            {email}
          </ButtonLink>
        </div>
      </div>
    </Frame>
  );
}
