import { Children, isValidElement, type ReactNode, useRef } from 'react';
import { useLive } from './behaviour';
import { Icon } from './icon';
import { SlideProvider } from './slide';
import { useAutoplay } from './use-autoplay';
import { useStrip } from './use-strip';

export interface CarouselProps {
  /** Accessible name: "Our services". */
  label: string;
  /** One child a card. */
  children: ReactNode;
  /** Cards that an arrow moves. */
  perPage?: number;
  /** Milliseconds after which it moves by itself; without it only the visitor moves it. */
  interval?: number;
  /** One card fills the strip: those out of sight cannot be reached, and dots show the place. */
  single?: boolean;
  className?: string;
}

/** A strip of cards that scrolls and snaps by itself; arrows, pause button and timer come with script. */
export function Carousel({ label, children, perPage = 1, interval, single = false, className = '' }: CarouselProps) {
  const live = useLive();
  const area = useRef<HTMLElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const cards = Children.toArray(children);
  const { page, last, atStart, atEnd, go } = useStrip(strip, cards.length, perPage);
  const { playing, toggle } = useAutoplay(area, cards.length > 1 ? interval : undefined, () => go(atEnd ? 0 : page + 1));
  const moves = interval !== undefined;

  return (
    <section ref={area} className={`carousel ${className}`} aria-roledescription="carousel" aria-label={label}>
      <ul
        ref={strip}
        className="carousel__strip"
        // What scrolls must be reachable by keys, also when no card holds a link
        tabIndex={single ? undefined : 0}
        aria-live={live && moves && !playing ? 'polite' : undefined}
      >
        {cards.map((card, index) => (
          <li
            key={isValidElement(card) ? card.key : undefined}
            className="carousel__card"
            inert={single && live && index !== page}
          >
            <SlideProvider value={{ moves: live && playing && index === page }}>{card}</SlideProvider>
          </li>
        ))}
      </ul>
      {cards.length > 1 && (
        <div className="carousel__controls needs-script" hidden={!live}>
          {moves && (
            <button type="button" className="knob" onClick={toggle} aria-label={playing ? 'Pause the slides' : 'Play the slides'}>
              <Icon name={playing ? 'pause' : 'play'} />
            </button>
          )}
          <button
            type="button"
            className="knob"
            aria-label="Previous"
            aria-disabled={atStart}
            onClick={() => atStart || go(page - 1)}
          >
            <Icon name="chevron-left" />
          </button>
          {single && (
            <span className="carousel__place nums">
              {page + 1} / {last + 1}
            </span>
          )}
          <button type="button" className="knob" aria-label="Next" aria-disabled={atEnd} onClick={() => atEnd || go(page + 1)}>
            <Icon name="chevron-right" />
          </button>
        </div>
      )}
    </section>
  );
}
