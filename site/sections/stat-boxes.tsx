import type { Stat } from '../content/shapes';
import { ContentIcon } from '../ui/icon';
import { Frame } from './frame';

/** The company in numbers. */
export function StatBoxes({ stats }: { stats?: Stat[] }) {
  if (!stats?.length) return null;
  return (
    <Frame band="tint" className="frame--low">
      <dl className="stats nums">
        {stats.map(({ icon, number, text }) => (
          <div className="stats__box" key={number + text}>
            <dt>
              <ContentIcon icon={icon} />
              {text}
            </dt>
            <dd>{number}</dd>
          </div>
        ))}
      </dl>
    </Frame>
  );
}
