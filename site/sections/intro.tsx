import type { Intro as IntroContent } from '../content/shapes';
import { useShell, useWords } from '../content/shell';
import { ButtonLink } from '../ui/button';
import { Heading } from '../ui/heading';
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
  const { phone_link } = useShell().settings;
  const { quote_button, call_button } = useWords();
  if (!intro) return null;
  return (
    <Frame>
      <Split picture={intro.picture} className="split--turned split--long intro">
        <Heading title={intro.heading} />
        {intro.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <div className="btns">
          <ButtonLink href={quoteHref}>{quote_button}</ButtonLink>
          <ButtonLink look="line" icon="phone" href={call === 'contact' ? '/contact-us' : phone_link}>
            {call_button}
          </ButtonLink>
        </div>
      </Split>
    </Frame>
  );
}
