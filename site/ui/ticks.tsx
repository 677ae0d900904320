import { Icon } from './icon';

export function Ticks({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className="ticks">
      {lines.map((line) => (
        <li key={line}>
          <Icon name="check" />
          {line}
        </li>
      ))}
    </ul>
  );
}
