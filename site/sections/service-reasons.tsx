import type { WhyChoose as WhyChooseContent } from '../content/shapes';
import { BeforeAfter } from '../ui/before-after';
import { Heading, Highlighted } from '../ui/heading';
import { Ticks } from '../ui/ticks';
import { Frame } from './frame';

export interface ServiceReasonsProps {
  whyChoose?: WhyChooseContent;
  /** The pictures are at most 300 CSS pixels wide (R-SERVICE-11). */
  narrow?: boolean;
}

/** Why people choose the company for this service, with a before/after pair. */
export function ServiceReasons({ whyChoose, narrow = false }: ServiceReasonsProps) {
  if (!whyChoose) return null;
  const { heading, points, before, after } = whyChoose;
  return (
    <Frame band="white">
      <div className={`split${narrow ? ' split--narrow-art' : ''}`}>
        <BeforeAfter before={before} after={after} narrow={narrow} />
        <div className="split__words">
          <Heading title={<Highlighted text={heading} />} />
          <Ticks lines={points} />
        </div>
      </div>
    </Frame>
  );
}
