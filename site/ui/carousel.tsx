import { Children, isValidElement, type ReactNode } from 'react';
import { Icon } from './icon';

export interface CarouselProps {
  label: string;
  children: ReactNode;
  /** An arrow moves by the number of visible cards, not by one. */
  paged?: boolean;
  /** Interval of the automatic movement in milliseconds; without it only the visitor moves the strip. */
  interval?: number;
  /** One card fills the strip: hidden ones are inert, and the position is announced. */
  single?: boolean;
  className?: string;
}

/** A strip of cards with native scroll snapping; `behaviours/carousel.browser.ts` adds arrows, pause button and timer. */
export function Carousel({ label, children, paged, interval, single, className = '' }: CarouselProps) {
  const cards = Children.toArray(children);
  return (
    <card-carousel
      className={`carousel ${className}`}
      role="region"
      aria-roledescription="carousel"
      aria-label={label}
      interval={interval}
      single={single}
      paged={paged}
      suppressHydrationWarning
    >
      <ul
        className="carousel__strip"
        // A scrollable region must be focusable, even if no card holds a link
        tabIndex={single ? undefined : 0}
        suppressHydrationWarning
      >
        {cards.map((card) => (
          <li key={isValidElement(card) ? card.key : undefined} className="carousel__card" suppressHydrationWarning>
            {card}
          </li>
        ))}
      </ul>
      {cards.length > 1 && (
        <div className="carousel__controls needs-script">
          {interval && (
            <Turn by="play" label="Pause the slides">
              <Icon name="pause" className="carousel__pause" />
              <Icon name="play" className="carousel__play" />
            </Turn>
          )}
          <Turn by="-1" label="Previous">
            <Icon name="chevron-left" />
          </Turn>
          {single && (
            <span className="carousel__place nums" suppressHydrationWarning>
              {`1 / ${cards.length}`}
            </span>
          )}
          <Turn by="1" label="Next">
            <Icon name="chevron-right" />
          </Turn>
        </div>
      )}
    </card-carousel>
  );
}

function Turn({ by, label, children }: { by: string; label: string; children: ReactNode }) {
  return (
    <button type="button" className="knob" data-turn={by} aria-label={label} suppressHydrationWarning>
      {children}
    </button>
  );
}
