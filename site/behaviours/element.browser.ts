/** Starts the behaviour of one element; `signal` aborts when the element leaves the page. */
type Behaviour = (element: HTMLElement, signal: AbortSignal) => void;

/** Defines the custom element `name`. If it throws, that is logged, and the element stays as it is without script. */
export function define(name: string, start: Behaviour): void {
  if (customElements.get(name)) return;
  customElements.define(
    name,
    class extends HTMLElement {
      #leaves?: AbortController;

      connectedCallback() {
        this.#leaves = new AbortController();
        try {
          start(this, this.#leaves.signal);
        } catch (error) {
          console.warn('behaviour left out', error);
        }
      }

      disconnectedCallback() {
        this.#leaves?.abort();
      }
    },
  );
}

export const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

export function observe(observer: IntersectionObserver | ResizeObserver, element: Element, signal: AbortSignal): void {
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}
