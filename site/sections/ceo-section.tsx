import type { Ceo } from '../content/shapes';
import { useWords } from '../content/shell';
import { Heading } from '../ui/heading';
import { Frame } from './frame';
import { Split } from './split';

export function CeoSection({ ceo }: { ceo?: Ceo }) {
  const { owner_eyebrow, owner_badges } = useWords();
  if (!ceo) return null;
  return (
    <Frame band="white">
      <Split
        picture={ceo.picture}
        caption={
          <p className="ceo__name" aria-hidden="true">
            {ceo.name}
          </p>
        }
      >
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
      </Split>
    </Frame>
  );
}
