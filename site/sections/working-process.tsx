import type { Point } from '../content/own-pages';
import { useWords } from '../content/shell';
import { Frame, type FrameProps } from './frame';
import { Points } from './points';
import { SectionHeading } from './section-heading';

/** More steps do not fit into a row. */
const IN_A_ROW = 4;

interface StepsProps extends Pick<FrameProps, 'band'> {
  heading?: string;
  steps: readonly Point[];
}

export function Steps({ heading, steps, band }: StepsProps) {
  return (
    <Frame band={band}>
      <SectionHeading title={heading} otherwise="Step by step" />
      <ol className={`process${steps.length > IN_A_ROW ? ' process--rows' : ''}`}>
        <Points className="process__step" points={steps} />
      </ol>
    </Frame>
  );
}

/** The working process in four steps (R-PAGE-10). */
export function WorkingProcess() {
  const words = useWords();
  const steps: Point[] = [
    { title: words.step_1_title, text: words.step_1_text, icon: { name: 'mail' } },
    { title: words.step_2_title, text: words.step_2_text, icon: { name: 'calendar-check' } },
    { title: words.step_3_title, text: words.step_3_text, icon: { name: 'sparkles' } },
    { title: words.step_4_title, text: words.step_4_text, icon: { name: 'home' } },
  ];
  return <Steps heading={words.steps_heading} steps={steps} />;
}
