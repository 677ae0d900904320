'use client';
import { Hamburger, Link, NavGroup, useNav } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import type { MenuItem, MenuLink } from './office-menu';

function pathOf({ kind, slug }: MenuLink): string {
  if (kind === 'light') return `/${slug}`;
  return kind === 'screens' ? `/admin/${slug}`.replace(/\/$/, '') : `/admin/${kind}/${slug}`;
}

function NavLink({ link }: { link: MenuLink }) {
  const pathname = usePathname();
  const { navOpen } = useNav();
  const label = useRef<HTMLSpanElement>(null);
  const href = pathOf(link);
  const isHere = pathname === href || (link.slug !== '' && pathname.startsWith(`${href}/`));
  // Of 30 links the last are below the edge of a laptop's screen.
  useEffect(() => {
    if (isHere && navOpen) label.current?.scrollIntoView({ block: 'nearest' });
  }, [isHere, navOpen]);
  if (link.kind === 'light')
    return (
      <a className="nav__link" href={href} id={`nav-${link.slug}`}>
        <span className="nav__link-label">{link.label}</span>
      </a>
    );
  return (
    <Link
      className="nav__link"
      href={href}
      id={link.kind === 'globals' ? `nav-global-${link.slug}` : `nav-${link.slug || 'today'}`}
      prefetch={false}
      aria-current={isHere ? 'page' : undefined}
    >
      <span className="nav__link-label" ref={label}>
        {link.label}
      </span>
    </Link>
  );
}

export const NavLinks = ({ items, closed }: { items: MenuItem[]; closed: string[] }) =>
  items.map((item) =>
    'links' in item ? (
      <NavGroup key={item.label} label={item.label} isOpen={!closed.includes(item.label)}>
        {item.links.map((link) => (
          <NavLink key={link.slug} link={link} />
        ))}
      </NavGroup>
    ) : (
      <NavLink key={item.slug} link={item} />
    ),
  );

export function CloseMenu() {
  const { navOpen, setNavOpen } = useNav();
  return (
    <button
      type="button"
      className="nav__mobile-close"
      aria-label="Close the menu"
      tabIndex={navOpen ? undefined : -1}
      onClick={() => setNavOpen(false)}
    >
      <Hamburger isActive />
    </button>
  );
}
