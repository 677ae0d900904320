import { observe } from './element.browser';

/** Replaces a drawn map, or a video's picture, by its provider's frame; nothing is requested from the provider before. */
function showMap(element: HTMLElement): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.src = element.dataset.src ?? '';
  frame.title = element.title;
  frame.allow = 'autoplay; fullscreen';
  if (element.dataset.sandbox) frame.setAttribute('sandbox', element.dataset.sandbox);
  // Some hosts refuse a frame of an unknown site; the page's address may have a reference, or the token of a preview.
  frame.referrerPolicy = 'strict-origin';
  // A page without a background of its own expects white below it.
  frame.style.cssText = 'border:0;width:100%;height:100%;background:#fff';
  // A shadow root, because React must not find unknown children.
  (element.shadowRoot ?? element.attachShadow({ mode: 'open' })).replaceChildren(frame);
  element.parentElement?.querySelector('.map__show')?.setAttribute('hidden', '');
  return frame;
}

/** Loads the map of `<map-frame>` when it scrolls into view, if the owner chose that. */
export function map(element: HTMLElement, signal: AbortSignal): void {
  if (!element.hasAttribute('in-view')) return;
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    showMap(element);
  });
  observe(observer, element, signal);
}

/** The button on a drawn map; the focus moves into the loaded map. */
export function showMapOnPress({ target }: Event): void {
  const element = (target as Element).closest('.map__show')?.closest('.map')?.querySelector<HTMLElement>('map-frame');
  if (element) showMap(element).focus();
}
