import type { Action, OwnSection } from '../../content/own-pages';
import { ButtonLink } from '../../ui/button';
import { Heading } from '../../ui/heading';
import { Picture } from '../../ui/picture';
import { RichText } from '../../ui/rich-text';
import { Frame, type FrameProps } from '../frame';

interface OwnTextProps extends Partial<Omit<Extract<OwnSection, { kind: 'text' }>, 'kind'>>, Pick<FrameProps, 'band'> {
  /** Plain sentences in place of markup. */
  lines?: (string | undefined)[];
}

export const ActionLink = ({ action }: { action?: Action }) =>
  action ? <ButtonLink href={action.href}>{action.label}</ButtonLink> : null;

export function OwnText({ heading, html, lines = [], picture, turned, action, band }: OwnTextProps) {
  return (
    <Frame band={band}>
      <div className={`split split--long${turned ? ' split--turned' : ''}`}>
        {picture && (
          <div className="split__art">
            <Picture className="cover" picture={picture} sizes="(min-width: 992px) 36rem, 92vw" />
          </div>
        )}
        <div className="split__words">
          {heading && <Heading title={heading} />}
          {html && <RichText html={html} />}
          {lines.map((line) => line && <p key={line}>{line}</p>)}
          <ActionLink action={action} />
        </div>
      </div>
    </Frame>
  );
}
