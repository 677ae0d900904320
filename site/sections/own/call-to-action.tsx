import type { Action } from '../../content/own-pages';
import { useShell, useWords } from '../../content/shell';
import { CallButton } from '../call-button';
import { Frame, type FrameProps } from '../frame';
import { SectionHeading } from '../section-heading';
import { ActionLink } from './text';

interface CallToActionProps extends Pick<FrameProps, 'band'> {
  heading?: string;
  text?: string;
  action?: Action;
}

/** An invitation between other sections: the owner's button, and the phone. */
export function CallToAction({ heading, text, action, band }: CallToActionProps) {
  const { phone } = useShell().settings;
  const { call_button } = useWords();
  return (
    <Frame band={band}>
      <div className="enquiry on-main">
        <SectionHeading title={heading} lead={text} otherwise={call_button} />
        <div className="btns">
          <ActionLink action={action} />
          <CallButton>{phone || call_button}</CallButton>
        </div>
      </div>
    </Frame>
  );
}
