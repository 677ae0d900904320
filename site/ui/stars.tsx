import { Icon } from './icon';

const STARS = [1, 2, 3, 4, 5];
const looks = ['star--none', 'star--half', undefined];

/** A rating as stars, rounded to halves, with a text alternative. */
export function Stars({ rating }: { rating: number }) {
  const halves = Math.round(rating * 2);
  return (
    <span className="stars" role="img" aria-label={`${rating} out of ${STARS.length} stars`}>
      {STARS.map((star) => (
        <Icon key={star} name="star" className={looks[Math.min(2, Math.max(0, halves - (star - 1) * 2))]} />
      ))}
    </span>
  );
}
