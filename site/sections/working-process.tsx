import { Heading } from '../ui/heading';
import { Frame } from './frame';
import { type Point, Points } from './points';

/** The four fixed steps of the home page (R-PAGE-10). */
const workingProcess: readonly Point[] = [
  {
    title: 'Get free quote',
    icon: 'mail',
    text: 'Send the form or call with the rooms, the suburb and anything unusual; our free quote follows within 24 hours.',
  },
  {
    title: 'Booked appointment',
    icon: 'calendar-check',
    text: 'Pick a day that suits, tell us about keys, pets and parking, and it is in the diary.',
  },
  {
    title: 'Provide service',
    icon: 'sparkles',
    text: 'We arrive with everything we need, work through the agreed list and check it room by room.',
  },
  {
    title: 'Let’s relax',
    icon: 'home',
    text: 'Put the kettle on, walk through with us if you like, and enjoy the rest of your day.',
  },
];

/** The working process in four steps. */
export function WorkingProcess() {
  return (
    <Frame>
      <Heading title="From first message to feet up" />
      <ol className="process">
        <Points className="process__step" points={workingProcess} />
      </ol>
    </Frame>
  );
}
