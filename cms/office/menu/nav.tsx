import type { ServerProps } from 'payload';
import { type MenuItem, type MenuLink, menu } from './menu';
import { NavLinks } from './nav-links';

/** The menu, without what the account may not read. */
export function Nav({ permissions }: ServerProps) {
  const mayRead = ({ kind, slug }: MenuLink) => Boolean(permissions?.[kind]?.[slug]?.read);
  const items = menu.flatMap((item): MenuItem[] => {
    if (!('links' in item)) return mayRead(item) ? [item] : [];
    const links = item.links.filter(mayRead);
    return links.length > 0 ? [{ ...item, links }] : [];
  });
  return <NavLinks items={items} />;
}
