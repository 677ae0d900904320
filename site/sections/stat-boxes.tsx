import type { Stat } from '../content/shapes';
import { Heading } from '../ui/heading';
import { ContentIcon } from '../ui/icon';
import { Frame, type FrameProps } from './frame';

export function StatBoxes({ stats, heading, band = 'tint' }: Pick<FrameProps, 'band'> & { stats?: Stat[]; heading?: string }) {
  if (!stats?.length) return null;
  return (
    <Frame band={band} className="frame--low">
      {heading && <Heading title={heading} />}
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
