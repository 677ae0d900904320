import type { FormEvent } from 'react';
import type { Picture as PictureContent } from '../content/shapes';
import { useLive } from './behaviour';
import { Icon } from './icon';
import { Picture } from './picture';

export interface BeforeAfterProps {
  before?: PictureContent;
  after?: PictureContent;
  /** At most 300 CSS pixels wide (ruling 41). */
  narrow?: boolean;
}

function reveal({ currentTarget }: FormEvent<HTMLInputElement>) {
  currentTarget.parentElement?.style.setProperty('--at', `${currentTarget.value}%`);
}

/**
 * The same place dirty and clean in one frame: side by side, and with script under a handle for pointer and keys. Styles
 * lay the pair out for script from the first paint on, so that nothing moves when the handle comes.
 */
export function BeforeAfter({ before, after, narrow = false }: BeforeAfterProps) {
  const live = useLive();
  const sides = [before && { picture: before, label: 'Before' }, after && { picture: after, label: 'After' }].flatMap(
    (side) => side ?? [],
  );
  if (sides.length === 0) return null;
  const sizes = narrow ? '300px' : '(min-width: 992px) 34rem, 92vw';
  const pair = sides.length === 2;
  return (
    <div className={`ba${narrow ? ' ba--narrow' : ''}${pair ? ' ba--pair' : ''}`}>
      {sides.map(({ picture, label }) => (
        <figure className="ba__side" key={label}>
          <Picture className="cover" picture={picture} sizes={sizes} />
          <figcaption>{label}</figcaption>
        </figure>
      ))}
      {pair && live && (
        <>
          <input
            className="ba__range"
            type="range"
            min="0"
            max="100"
            defaultValue="50"
            aria-label="How much of the before picture is shown"
            onInput={reveal}
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
