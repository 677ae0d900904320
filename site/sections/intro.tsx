import type { Intro as IntroContent } from '../content/shapes';
import { Heading } from '../ui/heading';
import { QuoteAndCall } from './call-button';
import { Frame } from './frame';
import { Split } from './split';

export interface IntroProps {
  intro?: IntroContent;
  quoteHref: string;
  /** Target of Call Now: the phone, or the contact page on three pages. */
  call?: 'phone' | 'contact';
}

/** A service in a few paragraphs. */
export function Intro({ intro, quoteHref, call = 'phone' }: IntroProps) {
  if (!intro) return null;
  return (
    <Frame>
      <Split picture={intro.picture} className="split--turned split--long intro">
        <Heading title={intro.heading} />
        {intro.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <QuoteAndCall quoteHref={quoteHref} callHref={call === 'contact' ? '/contact-us' : undefined} />
      </Split>
    </Frame>
  );
}
