import type { Point } from '../content/own-pages';
import { useShell, useWords } from '../content/shell';
import { Frame, type FrameProps } from './frame';
import { Points } from './points';
import { SectionHeading } from './section-heading';

interface ReasonsProps extends Pick<FrameProps, 'band'> {
  heading?: string;
  lead?: string;
  points: readonly Point[];
}

export function Reasons({ heading, lead, points, band = 'main' }: ReasonsProps) {
  return (
    <Frame band={band}>
      <div className="why-us">
        <SectionHeading title={heading} lead={lead} otherwise="Reasons" />
        <ul className="why-us__points">
          <Points className="why-us__point" points={points} />
        </ul>
      </div>
    </Frame>
  );
}

/** Why people choose the company: six points (R-PAGE-10), of which the sixth is one of the promises, if it is made. */
export function CompanyReasons() {
  const { insurance } = useShell().settings.claims;
  const words = useWords();
  const reasons: Point[] = [
    { title: words.reason_1_title, text: words.reason_1_text, icon: { name: 'thumbs-up' } },
    { title: words.reason_2_title, text: words.reason_2_text, icon: { name: 'wrench' } },
    { title: words.reason_3_title, text: words.reason_3_text, icon: { name: 'wallet' } },
    { title: words.reason_4_title, text: words.reason_4_text, icon: { name: 'users' } },
    { title: words.reason_5_title, text: words.reason_5_text, icon: { name: 'phone' } },
    { title: insurance, text: words.reason_6_text, icon: { name: 'shield-check' } },
  ];
  return <Reasons heading={words.reasons_heading} lead={words.reasons_lead} points={reasons.filter(({ title }) => title)} />;
}
