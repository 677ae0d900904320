import type { Achievements as AchievementsContent } from '../content/shapes';
import { Heading } from '../ui/heading';
import { ContentIcon } from '../ui/icon';
import { Frame } from './frame';
import { Split } from './split';

export function Achievements({ achievements }: { achievements?: AchievementsContent }) {
  if (!achievements) return null;
  const { heading, description, points, picture } = achievements;
  return (
    <Frame band="main">
      <Split picture={picture} className="split--turned">
        <Heading title={heading} />
        {description && <p>{description}</p>}
        <dl className="feats nums">
          {points.map(({ icon, value, label }) => (
            <div key={value + label}>
              <dt>
                <ContentIcon icon={icon} /> {label}
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Split>
    </Frame>
  );
}
