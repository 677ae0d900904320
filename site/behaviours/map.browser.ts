import { observe } from './element.browser';

/** Puts the maps provider's frame over the drawn map; nothing is fetched from them before. */
function showMap(element: HTMLElement): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.src = element.dataset.src ?? '';
  frame.title = element.title;
  frame.referrerPolicy = 'no-referrer-when-downgrade';
  frame.style.cssText = 'border:0;width:100%;height:100%';
  // In a shadow root, where React does not look for children of its own.
  (element.shadowRoot ?? element.attachShadow({ mode: 'open' })).replaceChildren(frame);
  element.parentElement?.querySelector('.map__show')?.setAttribute('hidden', '');
  return frame;
}

/** Shows the map of `<map-frame>` when it comes into view, where the owner chose that. */
export function map(element: HTMLElement, signal: AbortSignal): void {
  if (!element.hasAttribute('in-view')) return;
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    showMap(element);
  });
  observe(observer, element, signal);
}

/** The button below a drawn map: whoever pressed it goes on in the map. */
export function showMapOnPress({ target }: Event): void {
  const element = (target as Element).closest('.map__show')?.closest('.map')?.querySelector<HTMLElement>('map-frame');
  if (element) showMap(element).focus();
}
