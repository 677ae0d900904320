/** Where the browser reads no speculation rules: fetches the document behind a link that is about to be followed. */
export function prefetchOnIntent(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) return;
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (
      document.documentElement.classList.contains('js-live') ||
      !link ||
      link.origin !== location.origin ||
      link.pathname === location.pathname
    )
      return;
    if (/^\/(api|_|storage|pictures)/.test(link.pathname) || document.querySelector(`link[rel=prefetch][href="${link.href}"]`))
      return;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: link.href }));
  };
  for (const type of ['pointerover', 'touchstart']) document.addEventListener(type, prefetch, { passive: true });
}
