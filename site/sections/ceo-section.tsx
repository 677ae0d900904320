import type { Ceo } from '../content/shapes';
import { useWords } from '../content/shell';
import { Heading } from '../ui/heading';
import { Picture } from '../ui/picture';
import { Frame } from './frame';

export function CeoSection({ ceo }: { ceo?: Ceo }) {
  const { owner_eyebrow, owner_badges } = useWords();
  if (!ceo) return null;
  return (
    <Frame band="white">
      <div className="split">
        {ceo.picture && (
          <div className="split__art">
            <Picture className="cover" picture={ceo.picture} sizes="(min-width: 992px) 36rem, 92vw" />
            <p className="ceo__name" aria-hidden="true">
              {ceo.name}
            </p>
          </div>
        )}
        <div className="split__words">
          <Heading eyebrow={owner_eyebrow} title={ceo.name} />
          {ceo.paragraphs.map((paragraph) => (
            <p className="lines" key={paragraph}>
              {paragraph}
            </p>
          ))}
          <ul className="badges">
            {owner_badges.split(',').map((badge) => (
              <li key={badge}>{badge.trim()}</li>
            ))}
          </ul>
        </div>
      </div>
    </Frame>
  );
}
