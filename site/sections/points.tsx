import type { Point } from '../content/own-pages';
import { ContentIcon } from '../ui/icon';

export function Points({ points, className }: { points: readonly Point[]; className: string }) {
  return points.map(({ title, text, icon = { name: 'check' } }) => (
    <li className={className} key={title}>
      <span className="tile">
        <ContentIcon icon={icon} />
      </span>
      <h3>{title}</h3>
      {text && <p>{text}</p>}
    </li>
  ));
}
