import { observe, reducedMotion } from './element.browser';

/**
 * Lets `<scroll-in>` enter once, over 1000 ms, when it comes into view; what stands in the first window never does
 * (R-MOTION-8). Until then it is simply there, so that nothing can hide it. By an attribute: pages carry the styles of their
 * markup's classes alone.
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
