'use client';
import { Hamburger, Link, NavGroup, useNav } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import type { MenuItem, MenuLink } from './menu';

function pathOf({ kind, slug }: MenuLink): string {
  if (kind === 'light') return `/${slug}`;
  return kind === 'screens' ? `/admin/${slug}`.replace(/\/$/, '') : `/admin/${kind}/${slug}`;
}

function NavLink({ link }: { link: MenuLink }) {
  const pathname = usePathname();
  const href = pathOf(link);
  if (link.kind === 'light')
    return (
      <a className="nav__link" href={href} id={`nav-${link.slug}`}>
        <span className="nav__link-label">{link.label}</span>
      </a>
    );
  const isHere = pathname === href || (link.slug !== '' && pathname.startsWith(`${href}/`));
  return (
    <Link
      className="nav__link"
      href={href}
      id={link.kind === 'globals' ? `nav-global-${link.slug}` : `nav-${link.slug || 'today'}`}
      prefetch={false}
      aria-current={isHere ? 'page' : undefined}
    >
      <span className="nav__link-label">{link.label}</span>
    </Link>
  );
}

/** Brings the link of the page that is open into view; of 30 links the last are below the edge of a laptop's screen. */
function useLinkInView() {
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another link
  useEffect(() => {
    const link = document.querySelector('.nav__link[aria-current]');
    const menu = link?.closest('.nav__scroll');
    if (!link || !menu) return;
    const [place, seen] = [link.getBoundingClientRect(), menu.getBoundingClientRect()];
    if (place.top < seen.top || place.bottom > seen.bottom) menu.scrollTop += place.top - seen.top - seen.height / 2;
  }, [pathname]);
}

/** Links and headings of the menu; `closed` names the headings whose links the account has folded away. */
export function NavLinks({ items, closed }: { items: MenuItem[]; closed: string[] }) {
  useLinkInView();
  return items.map((item) =>
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
}

/** Closes the menu where it covers the page. */
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
