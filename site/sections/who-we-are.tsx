import type { WhoWeAre as WhoWeAreContent } from '../content/shapes';
import { useWords } from '../content/shell';
import { ButtonLink } from '../ui/button';
import { Heading } from '../ui/heading';
import { Picture } from '../ui/picture';
import { RichText } from '../ui/rich-text';
import { Frame } from './frame';

export function WhoWeAre({ whoWeAre, quoteHref }: { whoWeAre?: WhoWeAreContent; quoteHref: string }) {
  const { city_eyebrow, city_quote_button } = useWords();
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
          <Heading eyebrow={city_eyebrow} title={whoWeAre.heading} />
          <RichText html={whoWeAre.html} />
          <ButtonLink href={quoteHref}>{city_quote_button}</ButtonLink>
        </div>
      </div>
    </Frame>
  );
}
