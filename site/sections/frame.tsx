import { type ReactNode, useRef } from 'react';
import { useBehaviour, useReducedMotion } from '../ui/behaviour';

export interface FrameProps {
  children: ReactNode;
  /** Colour of the band. */
  band?: 'paper' | 'white' | 'mint' | 'teal';
  width?: 'page' | 'narrow';
  id?: string;
  className?: string;
}

/** The frame around every section: its band, its width, its distance from the others, its entrance. */
export function Frame({ children, band = 'paper', width = 'page', id, className }: FrameProps) {
  const entering = useEntrance<HTMLDivElement>();
  const classes = ['frame', band !== 'paper' && `on-${band}`, width !== 'page' && `frame--${width}`, className];
  return (
    <section id={id} className={classes.filter(Boolean).join(' ')}>
      <div className="frame__in" ref={entering}>
        {children}
      </div>
    </section>
  );
}

/**
 * Lets an element enter once, over 1000 ms, when it comes into view; what stands in the first window never does (ruling 38).
 * Until then it is simply there, so that nothing can hide it.
 */
export function useEntrance<Target extends HTMLElement>() {
  const target = useRef<Target>(null);
  const reduced = useReducedMotion();
  useBehaviour(() => {
    const element = target.current;
    if (!element || reduced) return;
    let below = false;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry) return;
      if (entry.isIntersecting && below) element.classList.add('enter');
      const { top, width } = entry.boundingClientRect;
      below ||= top >= innerHeight || width === 0; // what is not laid out yet is below, too
      if (entry.isIntersecting || !below) observer.disconnect();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [reduced]);
  return target;
}
