import type { AnchorHTMLAttributes } from 'react';
import { Link as RouterLink } from 'react-router';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

const isPage = (href: string) => /^\/(?![/\\])/.test(href) && !/^\/(storage|pictures|api)\//.test(href);

/** Any link: pages of this site through the router, everything else (phone, mail, the web, hashes) natively. */
export function Link({ href, ...rest }: LinkProps) {
  if (isPage(href)) return <RouterLink to={href} discover="none" {...rest} />;
  return <a href={href} rel={/^https?:/.test(href) ? 'noopener' : undefined} {...rest} />;
}

/** Tap-to-call address of a phone number as it is shown. */
export const telHref = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;
