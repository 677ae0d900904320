import { usualMenu } from 'contract/catalogue/menu';
import type { MenuEntry } from 'contract/menu';
import { useLocation } from 'react-router';
import { useShell } from '../content/shell';
import { ButtonLink } from '../ui/button';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { Contacts, Social } from './company-links';
import { DropMenu } from './drop-menu';
import { Logo } from './logo';
import { useQuoteHref } from './quote-href';

const MENU = 'menu';

/** A path without its trailing slash. */
const plain = (path: string) => path.replace(/(.)\/$/, '$1');

/** The entries of the menu; those without a link open the list of cities. */
function Entries({ entries, className }: { entries: readonly MenuEntry[]; className?: string }) {
  const { cities } = useShell();
  const { pathname } = useLocation();
  return entries.map(({ label, href }) => {
    if (!href && cities.length === 0) return null;
    return (
      <li key={label + href} className={className}>
        {href ? (
          <Link href={href} aria-current={plain(href) === plain(pathname) ? 'page' : undefined}>
            {label}
          </Link>
        ) : (
          <DropMenu label={label} links={cities} icon="map-pin" />
        )}
      </li>
    );
  });
}

/** The fixed header of every page; below 992 px its menu is a native popover (R-PAGE-1 to R-PAGE-4, R-PAGE-27). */
export function SiteHeader() {
  const { settings, menu = { bar: usualMenu, more: [] } } = useShell();
  const quoteHref = useQuoteHref();
  return (
    <header className="head">
      <div className="top-bar on-teal">
        <p>{settings.tagline}</p>
        <Contacts />
        <Social networks={['facebook', 'instagram', 'maps']} />
      </div>
      <div className="head__main">
        <Logo />
        <nav id={MENU} className="head__menu" popover="auto" aria-label="Main">
          <ul className="head__list">
            <Entries entries={menu.bar} />
            {menu.more.length > 0 && (
              <>
                <Entries entries={menu.more} className="head__narrow" />
                <li className="head__wide">
                  <DropMenu label="More" links={menu.more} />
                </li>
              </>
            )}
          </ul>
          <div className="head__more">
            <ButtonLink href={quoteHref}>Get Free Quote</ButtonLink>
            <Contacts />
            <Social networks={['facebook', 'instagram', 'maps']} />
          </div>
        </nav>
        <ButtonLink className="head__quote" href={quoteHref}>
          Get Free Quote
        </ButtonLink>
        <button type="button" className="head__toggle" popoverTarget={MENU} aria-label="Menu" suppressHydrationWarning>
          <Icon name="menu" className="head__open" />
          <Icon name="x" className="head__close" />
        </button>
      </div>
    </header>
  );
}
