/** What is no page. */
const OTHER = /^\/(api|_|storage|pictures)/;

const isOtherPage = ({ origin, pathname }: HTMLAnchorElement) =>
  origin === location.origin && pathname !== location.pathname && !OTHER.test(pathname);

/** Where the browser reads no speculation rules: fetches the document behind a link that is about to be followed, until React follows links. */
export function prefetchDocuments(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) return;
  const fetched = new Set<string>();
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || !isOtherPage(link) || fetched.has(link.href) || document.documentElement.classList.contains('js-live')) return;
    fetched.add(link.href);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: link.href }));
  };
  for (const type of ['pointerover', 'touchstart']) document.addEventListener(type, prefetch, { passive: true });
}
