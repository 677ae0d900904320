import { useLocation } from 'react-router';

export const QUOTE = '/free-quote';

/** URL of the quote form, with the page's service if it is a service page. */
export function quoteAbout(page: string, href: string = QUOTE): string {
  const slug = /^\/service\/([a-z0-9-]+)\/?$/.exec(page)?.[1];
  return slug ? `${href}${href.includes('?') ? '&' : '?'}service=${slug}` : href;
}

export const useQuoteHref = () => quoteAbout(useLocation().pathname);
