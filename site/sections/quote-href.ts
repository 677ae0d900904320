import { useLocation } from 'react-router';

/** Path of the quote form. */
export const QUOTE = '/free-quote';

/** URL of the quote form, with the page's service if it is a service page. */
export function quoteAbout(page: string, href: string = QUOTE): string {
  const slug = /^\/service\/([a-z0-9-]+)\/?$/.exec(page)?.[1];
  return slug ? `${href}${href.includes('?') ? '&' : '?'}service=${slug}` : href;
}

/** URL of the quote form for the page that the visitor is on. */
export const useQuoteHref = () => quoteAbout(useLocation().pathname);
