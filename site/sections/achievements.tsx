import type { Achievements as AchievementsContent } from '../content/shapes';
import { Heading } from '../ui/heading';
import { ContentIcon } from '../ui/icon';
import { Picture } from '../ui/picture';
import { Frame } from './frame';

export function Achievements({ achievements }: { achievements?: AchievementsContent }) {
  if (!achievements) return null;
  const { heading, description, points, picture } = achievements;
  return (
    <Frame band="main">
      <div className="split split--turned">
        {picture && (
          <div className="split__art">
            <Picture className="cover" picture={picture} sizes="(min-width: 992px) 36rem, 92vw" />
          </div>
        )}
        <div className="split__words">
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
        </div>
      </div>
    </Frame>
  );
}
