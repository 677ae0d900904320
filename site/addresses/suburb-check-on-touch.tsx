import { OnTouch } from '../ui/on-touch';
import { partOnTouch } from '../ui/part-on-touch';

const check = partOnTouch(() => import('./suburb-check').then((module) => module.SuburbCheck));

/** "Do you clean in my suburb?" among other things, alive from its first touch on. */
export function SuburbCheck(props: { level?: 2 | 3 }) {
  return <OnTouch part={check} props={props} />;
}
