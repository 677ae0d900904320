import { useWords } from '../content/shell';
import { Heading } from '../ui/heading';
import { Frame } from './frame';
import { type Point, Points } from './points';

/** The working process in four steps (R-PAGE-10). */
export function WorkingProcess() {
  const words = useWords();
  const steps: Point[] = [
    { title: words.step_1_title, text: words.step_1_text, icon: 'mail' },
    { title: words.step_2_title, text: words.step_2_text, icon: 'calendar-check' },
    { title: words.step_3_title, text: words.step_3_text, icon: 'sparkles' },
    { title: words.step_4_title, text: words.step_4_text, icon: 'home' },
  ];
  return (
    <Frame>
      <Heading title={words.steps_heading} />
      <ol className="process">
        <Points className="process__step" points={steps} />
      </ol>
    </Frame>
  );
}
