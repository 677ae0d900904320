import type { OwnSection } from '../../content/own-pages';
import { Button, ButtonLink } from '../../ui/button';
import { Picture } from '../../ui/picture';
import { Frame, type FrameProps } from '../frame';
import { SectionHeading } from '../section-heading';

type EmbedContent = Omit<Extract<OwnSection, { kind: 'embed' }>, 'kind'>;

/** A video, a map or a booking page, which loads on request (`behaviours/map.browser.ts`); without script a link opens it. */
export function EmbedSection({ heading, lead, title, embed, picture, band }: EmbedContent & Pick<FrameProps, 'band'>) {
  const { src, sandbox, href, show, open, shape } = embed;
  // Without script the link below is all; an empty panel says nothing.
  const panel = ['map map--compact embed', shape, !picture && 'needs-script'].filter(Boolean).join(' ');
  return (
    <Frame band={band}>
      <SectionHeading title={heading} lead={lead} otherwise={title} />
      <div className={panel}>
        {picture && <Picture className="map__frame cover" picture={picture} sizes="(min-width: 1200px) 75rem, 92vw" />}
        <map-frame className="map__frame" data-src={src} data-sandbox={sandbox} title={title} />
        <Button type="button" className="map__show needs-script" suppressHydrationWarning>
          {show}
        </Button>
      </div>
      <ButtonLink look="text" icon="arrow-right" href={href}>
        {open}
      </ButtonLink>
    </Frame>
  );
}
