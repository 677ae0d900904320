import { usualMenu } from 'contract/catalogue/menu';
import type { MenuEntry } from 'contract/menu';
import { useLocation } from 'react-router';
import type { HeaderMenu } from '../content/menu';
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

function Entry({ label, href, className }: MenuEntry & { className?: string }) {
  const { cities } = useShell();
  const { pathname } = useLocation();
  if (!href && cities.length === 0) return null;
  return (
    <li className={className}>
      {href ? (
        <Link href={href} aria-current={plain(href) === plain(pathname) ? 'page' : undefined}>
          {label}
        </Link>
      ) : (
        <DropMenu label={label} links={cities} icon="map-pin" />
      )}
    </li>
  );
}

/** The owner's entries; the bar has those that fit into it (`content/menu.ts`). */
function OwnEntries({ entries, at992, at1200 }: HeaderMenu) {
  const more = entries.slice(at992).map(({ label, href = '' }, at) => ({
    label,
    href,
    className: at992 + at < at1200 ? 'head__mid' : undefined,
  }));
  return (
    <>
      {entries.map((entry, at) => (
        <Entry
          key={entry.label + entry.href}
          {...entry}
          className={at < at992 ? undefined : at < at1200 ? 'head__large' : 'head__narrow'}
        />
      ))}
      {more.length > 0 && (
        <li className={at1200 < entries.length ? 'head__wide' : 'head__mid'}>
          <DropMenu label="More" links={more} />
        </li>
      )}
    </>
  );
}

/** The fixed header of every page; below 992 px its menu is a native popover (R-PAGE-1 to R-PAGE-4, R-PAGE-27). */
export function SiteHeader() {
  const { settings, menu } = useShell();
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
            {menu ? <OwnEntries {...menu} /> : usualMenu.map((entry) => <Entry key={entry.label} {...entry} />)}
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
