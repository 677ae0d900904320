import type { AnchorHTMLAttributes } from 'react';
import { Link as RouterLink } from 'react-router';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

const isPage = (href: string) => /^\/(?![/\\])/.test(href) && !/^\/(storage|pictures|api)\//.test(href);

/** Any link: site pages through the router, others (phone, mail, web, hashes) natively. */
export function Link({ href, ...rest }: LinkProps) {
  if (isPage(href)) return <RouterLink to={href} discover="none" {...rest} />;
  return <a href={href} rel={/^https?:/.test(href) ? 'noopener' : undefined} {...rest} />;
}
