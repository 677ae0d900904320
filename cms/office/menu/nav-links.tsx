'use client';
import { Link, NavGroup } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import type { MenuItem, MenuLink } from './menu';

function NavLink({ kind, slug, label }: MenuLink) {
  const pathname = usePathname();
  const href = `/admin/${kind}/${slug}`;
  const isHere = pathname === href || pathname.startsWith(`${href}/`);
  return (
    <Link
      className="nav__link"
      href={href}
      id={kind === 'globals' ? `nav-global-${slug}` : `nav-${slug}`}
      prefetch={false}
      aria-current={isHere ? 'page' : undefined}
    >
      {isHere && <div className="nav__link-indicator" />}
      <span className="nav__link-label">{label}</span>
    </Link>
  );
}

/** Links and headings of the menu. */
export const NavLinks = ({ items }: { items: MenuItem[] }) =>
  items.map((item) =>
    'links' in item ? (
      <NavGroup key={item.label} label={item.label}>
        {item.links.map((link) => (
          <NavLink key={link.slug} {...link} />
        ))}
      </NavGroup>
    ) : (
      <NavLink key={item.slug} {...item} />
    ),
  );
