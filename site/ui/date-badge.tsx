import type { DateBadge as DateBadgeContent } from '../content/shapes';

/** Day and short month in a picture's corner; nothing when the date is invalid. */
export function DateBadge({ date }: { date: DateBadgeContent }) {
  if (!date.day) return date.full ? <p className="date date--plain">{date.full}</p> : null;
  return (
    <time className="date nums" dateTime={date.dateTime} title={date.full}>
      <b>{date.day}</b> {date.month}
    </time>
  );
}
