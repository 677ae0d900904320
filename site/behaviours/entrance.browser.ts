import { observe, reducedMotion } from './element.browser';

/**
 * Plays the entrance of `<scroll-in>` once, over 1000 ms, when it scrolls into view; never for what is in the first viewport
 * (R-MOTION-8). Content is visible before, so no failure can hide it. Uses an attribute, because pages contain only the styles of
 * the classes in their markup.
 */
export function entrance(element: HTMLElement, signal: AbortSignal): void {
  if (reducedMotion.matches) return;
  let below = false;
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry) return;
    if (entry.isIntersecting && below) element.setAttribute('enters', '');
    below ||= entry.boundingClientRect.top >= innerHeight;
    if (entry.isIntersecting || !below) observer.disconnect();
  });
  observe(observer, element, signal);
}
