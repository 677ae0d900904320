import type { WhyChoose as WhyChooseContent } from '../content/shapes';
import { BeforeAfter } from '../ui/before-after';
import { Heading, Highlighted } from '../ui/heading';
import { Ticks } from '../ui/ticks';
import { Frame, type FrameProps } from './frame';

export interface ServiceReasonsProps extends Pick<FrameProps, 'band'> {
  whyChoose?: Omit<WhyChooseContent, 'heading'> & { heading?: string };
  /** The pictures are at most 300 CSS pixels wide (R-SERVICE-11). */
  narrow?: boolean;
}

export function ServiceReasons({ whyChoose, band = 'white', narrow = false }: ServiceReasonsProps) {
  if (!whyChoose) return null;
  const { heading, points, before, after } = whyChoose;
  return (
    <Frame band={band}>
      <div className={`split${narrow ? ' split--narrow-art' : ''}`}>
        <BeforeAfter before={before} after={after} narrow={narrow} />
        {(heading || points.length > 0) && (
          <div className="split__words">
            {heading && <Heading title={<Highlighted text={heading} />} />}
            <Ticks lines={points} />
          </div>
        )}
      </div>
    </Frame>
  );
}
