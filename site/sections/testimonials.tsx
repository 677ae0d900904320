import type { Reviews } from '../content/shapes';
import { useWords } from '../content/shell';
import { Carousel } from '../ui/carousel';
import { ContentIcon } from '../ui/icon';
import { Stars } from '../ui/stars';
import { Frame, type FrameProps } from './frame';
import { ReviewCard } from './review-card';

/** Number of empty places on the last page, so that it still starts at the left. */
const rest = (cards: number, perPage: number) => (perPage - (cards % perPage)) % perPage;

/** Reviews and their number (R-PAGE-24, R-MOTION-6). */
export function Testimonials({ reviews, band = 'white' }: Pick<FrameProps, 'band'> & { reviews?: Reviews }) {
  const { reviews_label } = useWords();
  if (!reviews?.items.length) return null;
  const { items, count } = reviews;
  const platform = items.find((item) => item.platform)?.platform;
  const rests = [2, 3].map((per) => `reviews__carousel--${rest(items.length, per)}-of-${per}`).join(' ');
  return (
    <Frame band={band} className="reviews">
      <h2 className="vh">What customers say</h2>
      <div className="reviews__in">
        <div className="reviews__sum">
          <p className="reviews__label">{reviews_label}</p>
          <Stars rating={5} />
          <p>Based on {count ?? '...'} reviews</p>
          <ContentIcon icon={platform} />
        </div>
        <Carousel label="Reviews" paged className={`reviews__carousel ${rests}`}>
          {items.map((review) => (
            <ReviewCard key={review.name + review.comment} review={review} />
          ))}
        </Carousel>
      </div>
    </Frame>
  );
}
