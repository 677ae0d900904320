import type { Picture as PictureContent } from '../content/shapes';
import { Icon } from './icon';
import { Picture } from './picture';

export interface BeforeAfterProps {
  before?: PictureContent;
  after?: PictureContent;
  /** At most 300 CSS pixels wide (R-SERVICE-11). */
  narrow?: boolean;
}

/** The same place before and after in one frame: side by side, and with script under a handle for pointer and keyboard. */
export function BeforeAfter({ before, after, narrow = false }: BeforeAfterProps) {
  const sides = [before && { picture: before, label: 'Before' }, after && { picture: after, label: 'After' }].flatMap(
    (side) => side ?? [],
  );
  if (sides.length === 0) return null;
  const sizes = narrow ? '300px' : '(min-width: 992px) 34rem, 92vw';
  const pair = sides.length === 2;
  return (
    <div className={`ba${narrow ? ' ba--narrow' : ''}${pair ? ' ba--pair' : ''}`} suppressHydrationWarning>
      {sides.map(({ picture, label }) => (
        <figure className="ba__side" key={label}>
          <Picture className="cover" picture={picture} sizes={sizes} />
          <figcaption>{label}</figcaption>
        </figure>
      ))}
      {pair && (
        <>
          <input
            className="ba__range"
            type="range"
            min="0"
            max="100"
            defaultValue="50"
            aria-label="How much of the before picture is shown"
          />
          <span className="ba__handle" aria-hidden="true">
            <Icon name="chevron-left" />
            <Icon name="chevron-right" />
          </span>
        </>
      )}
    </div>
  );
}
