import type { WhoWeAre as WhoWeAreContent } from '../content/shapes';
import { useWords } from '../content/shell';
import { ButtonLink } from '../ui/button';
import { Heading } from '../ui/heading';
import { RichText } from '../ui/rich-text';
import { Frame } from './frame';
import { Split } from './split';

export function WhoWeAre({ whoWeAre, quoteHref }: { whoWeAre?: WhoWeAreContent; quoteHref: string }) {
  const { city_eyebrow, city_quote_button } = useWords();
  if (!whoWeAre) return null;
  return (
    <Frame>
      <Split picture={whoWeAre.picture} className="split--long">
        <Heading eyebrow={city_eyebrow} title={whoWeAre.heading} />
        <RichText html={whoWeAre.html} />
        <ButtonLink href={quoteHref}>{city_quote_button}</ButtonLink>
      </Split>
    </Frame>
  );
}
