import type { About } from '../content/shapes';
import { useWords } from '../content/shell';
import { ButtonLink } from '../ui/button';
import { Heading } from '../ui/heading';
import { Picture } from '../ui/picture';
import { Frame } from './frame';

export function AboutTeaser({ about }: { about?: About }) {
  const { about_eyebrow, about_button } = useWords();
  if (!about) return null;
  return (
    <Frame band="white">
      <div className="split">
        {about.picture && (
          <div className="split__art">
            <Picture className="cover" picture={about.picture} sizes="(min-width: 992px) 36rem, 92vw" />
          </div>
        )}
        <div className="split__words">
          <Heading eyebrow={about_eyebrow} title={about.heading} />
          {about.paragraphs[0] && <p>{about.paragraphs[0]}</p>}
          <ButtonLink look="line" icon="arrow-right" href="/about-us/">
            {about_button}
            <span className="vh"> about us</span>
          </ButtonLink>
        </div>
      </div>
    </Frame>
  );
}
