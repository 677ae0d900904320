import { type RefObject, useEffect, useRef, useState } from 'react';
import { useBehaviour, useReducedMotion } from './behaviour';

/** Where the browser does not say so, a strip that has not scrolled for this many milliseconds is at rest. */
const AT_REST_MS = 140;

/** Pixels from the start of one card to the start of the next; shrinks with the cards. */
function stepOf(strip: HTMLElement): number {
  const [first, second] = strip.children as unknown as HTMLElement[];
  return first && second ? second.offsetLeft - first.offsetLeft : strip.clientWidth;
}

const atScrollEnd = ({ scrollLeft, scrollWidth, clientWidth }: HTMLElement) => scrollLeft >= scrollWidth - clientWidth - 2;

/**
 * A strip of cards that scrolls in pages of `perPage` cards. The page index stays between 0 and the last page, also when the
 * width changes and with it the cards on a page (ruling 36).
 */
export function useStrip(strip: RefObject<HTMLElement | null>, cards: number, perPage: number) {
  const behavior: ScrollBehavior = useReducedMotion() ? 'instant' : 'smooth';
  const [page, setPage] = useState(0);
  const [scrolledOut, setScrolledOut] = useState(false);
  const last = Math.max(0, Math.ceil(cards / perPage) - 1);
  const current = Math.min(page, last);
  const shown = useRef(current);
  useEffect(() => {
    shown.current = current;
  });

  const go = (to: number) => {
    const element = strip.current;
    if (!element) return;
    const next = Math.min(last, Math.max(0, to));
    setPage(next);
    element.scrollTo({ left: next * perPage * stepOf(element), behavior });
  };

  useBehaviour(() => {
    const element = strip.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = () => {
      setScrolledOut(atScrollEnd(element));
      setPage(Math.round(element.scrollLeft / (perPage * stepOf(element))));
    };
    const scrolled = () => {
      clearTimeout(timer);
      timer = setTimeout(rest, AT_REST_MS);
    };
    // A slow machine pauses within a scroll: where the browser says when it is over, no pause is taken for its end.
    const [type, then] = 'onscrollend' in element ? (['scrollend', rest] as const) : (['scroll', scrolled] as const);
    element.addEventListener(type, then, { passive: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener(type, then);
    };
  }, [perPage]);

  useBehaviour(() => {
    const element = strip.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const left = shown.current * perPage * stepOf(element);
      if (shown.current > 0) element.scrollTo({ left, behavior: 'instant' });
      setScrolledOut(atScrollEnd(element));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [perPage]);

  return { page: current, last, atStart: current === 0, atEnd: current >= last || scrolledOut, go };
}
