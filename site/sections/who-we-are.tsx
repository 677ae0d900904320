import type { WhoWeAre as WhoWeAreContent } from '../content/shapes';
import { ButtonLink } from '../ui/button';
import { Heading } from '../ui/heading';
import { Picture } from '../ui/picture';
import { RichText } from '../ui/rich-text';
import { Frame } from './frame';

/** About the company in this city. */
export function WhoWeAre({ whoWeAre, quoteHref }: { whoWeAre?: WhoWeAreContent; quoteHref: string }) {
  if (!whoWeAre) return null;
  return (
    <Frame>
      <div className="split split--long">
        {whoWeAre.picture && (
          <div className="split__art">
            <Picture className="cover" picture={whoWeAre.picture} sizes="(min-width: 992px) 36rem, 92vw" />
          </div>
        )}
        <div className="split__words">
          <Heading eyebrow="Who we are" title={whoWeAre.heading} />
          <RichText html={whoWeAre.html} />
          <ButtonLink href={quoteHref}>GET FREE QUOTE</ButtonLink>
        </div>
      </div>
    </Frame>
  );
}
