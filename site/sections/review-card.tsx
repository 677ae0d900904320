import { useId } from 'react';
import type { Review } from '../content/shapes';
import { variantUrl } from '../pictures/picture-url';
import { ContentIcon } from '../ui/icon';
import { Stars } from '../ui/stars';

/** Maximum length in characters of a comment that fits five lines at the narrowest width. */
const FITS = 150;

/** One review. Longer comments are clamped at five lines behind a native disclosure. */
export function ReviewCard({ review }: { review: Review }) {
  const words = useId();
  const { name, initial, date, dateTime, avatar, platform, rating, verified, comment } = review;
  const long = comment.length > FITS;
  return (
    <figure className={`review${long ? ' review--long' : ''}`}>
      <Stars rating={rating} />
      <blockquote className="review__words" id={words}>
        {comment}
      </blockquote>
      {long && (
        <details className="review__more" aria-describedby={words} suppressHydrationWarning>
          <summary>
            <span className="vh">the whole review by {name}</span>
          </summary>
        </details>
      )}
      <figcaption className="review__by">
        {avatar ? (
          <img
            className="review__face cover"
            src={variantUrl(avatar, 320, 'webp')}
            alt=""
            width="44"
            height="44"
            loading="lazy"
          />
        ) : (
          <span className="review__face" aria-hidden="true">
            {initial}
          </span>
        )}
        <p>
          <b>{name}</b>
          {verified && (
            <span className="review__verified" role="img" aria-label="Verified">
              <ContentIcon icon={verified} />
            </span>
          )}
          {date && <time dateTime={dateTime}>{date}</time>}
        </p>
        <ContentIcon icon={platform} />
      </figcaption>
    </figure>
  );
}
