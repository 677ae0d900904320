import { useShell, useWords } from '../content/shell';
import { Heading } from '../ui/heading';
import { Frame } from './frame';
import { type Point, Points } from './points';

/** Why people choose the company: six points (R-PAGE-10), of which the sixth is one of the promises. */
export function CompanyReasons() {
  const { insurance } = useShell().settings.claims;
  const words = useWords();
  const reasons: Point[] = [
    { title: words.reason_1_title, text: words.reason_1_text, icon: 'thumbs-up' },
    { title: words.reason_2_title, text: words.reason_2_text, icon: 'wrench' },
    { title: words.reason_3_title, text: words.reason_3_text, icon: 'wallet' },
    { title: words.reason_4_title, text: words.reason_4_text, icon: 'users' },
    { title: words.reason_5_title, text: words.reason_5_text, icon: 'phone' },
    { title: insurance, text: words.reason_6_text, icon: 'shield-check' },
  ];
  return (
    <Frame band="main">
      <div className="why-us">
        <Heading title={words.reasons_heading} lead={words.reasons_lead} />
        <ul className="why-us__points">
          <Points className="why-us__point" points={reasons} />
        </ul>
      </div>
    </Frame>
  );
}
