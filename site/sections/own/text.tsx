import type { Action, OwnSection } from '../../content/own-pages';
import { ButtonLink } from '../../ui/button';
import { Heading } from '../../ui/heading';
import { RichText } from '../../ui/rich-text';
import { Frame, type FrameProps } from '../frame';
import { Split } from '../split';

interface OwnTextProps extends Partial<Omit<Extract<OwnSection, { kind: 'text' }>, 'kind'>>, Pick<FrameProps, 'band'> {
  /** Plain sentences in place of markup. */
  lines?: (string | undefined)[];
}

export const ActionLink = ({ action }: { action?: Action }) =>
  action ? <ButtonLink href={action.href}>{action.label}</ButtonLink> : null;

export function OwnText({ heading, html, lines = [], picture, turned, action, band }: OwnTextProps) {
  return (
    <Frame band={band}>
      <Split picture={picture} className={`split--long${turned ? ' split--turned' : ''}`}>
        {heading && <Heading title={heading} />}
        {html && <RichText html={html} />}
        {lines.map((line) => line && <p key={line}>{line}</p>)}
        <ActionLink action={action} />
      </Split>
    </Frame>
  );
}
