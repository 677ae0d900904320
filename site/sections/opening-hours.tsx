import type { SiteSettings } from 'contract/settings';
import type { ShownException } from '../content/hours';

interface OpeningHoursProps {
  lines: SiteSettings['opening_hours'];
  /** Days on which other hours hold. */
  exceptions?: ShownException[];
}

/** The usual hours, and below them the days that differ (R-PAGE-28). */
export function OpeningHours({ lines, exceptions }: OpeningHoursProps) {
  return (
    <>
      <ul className="hours nums">
        {lines.map(({ days, hours }) => (
          <li key={days}>
            <span>{days}</span> <span>{hours}</span>
          </li>
        ))}
      </ul>
      {exceptions?.[0] && (
        <ul className="hours hours--other nums">
          {exceptions.map(({ name, days, from, open }) => (
            <li key={from}>
              <span>
                <strong>{name}</strong> {days}
              </span>{' '}
              <span>{open?.hours ?? 'Closed'}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
