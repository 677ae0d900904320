import { Icon } from '../ui/icon';
import type { IconName } from '../ui/icon-names';

/** A fixed title with its sentence. */
export interface Point {
  title: string;
  text: string;
  icon: IconName;
}

/** Points with icon, title and sentence. */
export function Points({ points, className }: { points: readonly Point[]; className: string }) {
  return points.map(({ title, text, icon }) => (
    <li className={className} key={title}>
      <span className="tile">
        <Icon name={icon} />
      </span>
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  ));
}
