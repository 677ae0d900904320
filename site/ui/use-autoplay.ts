import { type RefObject, useEffect, useRef, useState } from 'react';
import { afterLoad, useBehaviour, useReducedMotion } from './behaviour';

/**
 * Calls `advance` every `interval` milliseconds from the page's load on, while nothing holds it: pointer over or keyboard
 * focus in `area`, a hidden tab, reduced motion, the visitor's pause (ruling 35). Without an interval it never moves.
 */
export function useAutoplay(area: RefObject<HTMLElement | null>, interval: number | undefined, advance: () => void) {
  const reduced = useReducedMotion();
  const [loaded, setLoaded] = useState(false);
  const [choice, setChoice] = useState<'play' | 'pause'>();
  const [held, setHeld] = useState({ pointer: false, focus: false, hidden: false });
  const latest = useRef(advance);
  useEffect(() => {
    latest.current = advance;
  });

  const playing = interval !== undefined && (choice ? choice === 'play' : !reduced);
  const running = playing && loaded && !held.pointer && !held.focus && !held.hidden;

  useBehaviour(() => afterLoad(() => setLoaded(true)), []);

  useBehaviour(() => {
    const element = area.current;
    if (!element || interval === undefined) return;
    const hold = (change: Partial<typeof held>) => setHeld((before) => ({ ...before, ...change }));
    const stop = new AbortController();
    const on = (target: EventTarget, type: string, then: (event: Event) => void) =>
      target.addEventListener(type, then, { signal: stop.signal, passive: true });
    on(element, 'pointerenter', (event) => (event as PointerEvent).pointerType === 'mouse' && hold({ pointer: true }));
    on(element, 'pointerleave', () => hold({ pointer: false }));
    on(element, 'focusin', ({ target }) => hold({ focus: (target as Element).matches(':focus-visible') }));
    on(element, 'focusout', () => hold({ focus: false }));
    on(element, 'touchstart', ({ target }) => !(target as Element).closest('button') && setChoice('pause'));
    on(document, 'visibilitychange', () => hold({ hidden: document.hidden }));
    // What began before anybody listened. A finger leaves :hover behind where nothing points.
    hold({
      pointer: element.matches(':hover') && matchMedia('(hover: hover)').matches,
      focus: element.querySelector(':focus-visible') !== null,
      hidden: document.hidden,
    });
    return () => stop.abort();
  }, [interval === undefined]);

  useBehaviour(() => {
    if (!running) return;
    const timer = setInterval(() => latest.current(), interval);
    return () => clearInterval(timer);
  }, [running, interval]);

  const toggle = () => {
    setChoice(playing ? 'pause' : 'play');
    setHeld((before) => ({ ...before, focus: false })); // asked for by this very button: its focus does not hold
  };
  return { playing, toggle };
}
