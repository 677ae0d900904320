import { SPECULATION_RULES } from './speculation-rules';

const OTHER = /^\/(api|_|storage|pictures)/;

const isOtherPage = ({ origin, pathname }: HTMLAnchorElement) =>
  origin === location.origin && pathname !== location.pathname && !OTHER.test(pathname);

/** Before hydration, lets the browser prerender or prefetch the page behind a link that is about to be followed. */
export function preparePages(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) {
    const rules = Object.assign(document.createElement('script'), { type: 'speculationrules', textContent: SPECULATION_RULES });
    document.head.append(rules);
    return;
  }
  const fetched = new Set<string>();
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || !isOtherPage(link) || fetched.has(link.href) || document.documentElement.classList.contains('js-live')) return;
    fetched.add(link.href);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: link.href }));
  };
  for (const type of ['pointerover', 'touchstart']) document.addEventListener(type, prefetch, { passive: true });
}
