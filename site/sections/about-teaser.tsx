import type { About } from '../content/shapes';
import { useWords } from '../content/shell';
import { ButtonLink } from '../ui/button';
import { Heading } from '../ui/heading';
import { Frame } from './frame';
import { Split } from './split';

export function AboutTeaser({ about }: { about?: About }) {
  const { about_eyebrow, about_button } = useWords();
  if (!about) return null;
  return (
    <Frame band="white">
      <Split picture={about.picture}>
        <Heading eyebrow={about_eyebrow} title={about.heading} />
        {about.paragraphs[0] && <p>{about.paragraphs[0]}</p>}
        <ButtonLink look="line" icon="arrow-right" href="/about-us/">
          {about_button}
          <span className="vh"> about us</span>
        </ButtonLink>
      </Split>
    </Frame>
  );
}
