import { withoutSlash } from 'contract/paths';
import { useLocation } from 'react-router';
import type { HeaderMenu } from '../content/menu';
import { useShell, useWords } from '../content/shell';
import { ButtonLink } from '../ui/button';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { Contacts, Social } from './company-links';
import { DropMenu } from './drop-menu';
import { Logo } from './logo';
import { useQuoteHref } from './quote-href';

const MENU = 'menu';

function Entry({ label, href, at }: HeaderMenu['entries'][number]) {
  const { list } = useShell();
  const { pathname } = useLocation();
  return (
    <li className={at && `head__${at}`}>
      {href ? (
        <Link href={href} aria-current={withoutSlash(href) === withoutSlash(pathname) ? 'page' : undefined}>
          {label}
        </Link>
      ) : (
        <DropMenu label={label} {...list} />
      )}
    </li>
  );
}

/** The fixed header of every page; below 992 px its menu is a native popover (R-PAGE-1 to R-PAGE-4, R-PAGE-27). */
export function SiteHeader() {
  const { settings, menu } = useShell();
  const { quote_button } = useWords();
  const quoteHref = useQuoteHref();
  return (
    <header className="head">
      <div className="top-bar on-main">
        <p>{settings.tagline}</p>
        <Contacts />
        <Social networks={['facebook', 'instagram', 'maps']} />
      </div>
      <div className="head__main">
        <Logo at="head" />
        <nav id={MENU} className="head__menu" popover="auto" aria-label="Main">
          <ul className="head__list">
            {menu.entries.map((entry) => (
              <Entry key={entry.label + entry.href} {...entry} />
            ))}
            {menu.more && (
              <li className={`head__${menu.more.at}`}>
                <DropMenu label="More" links={menu.more.links} />
              </li>
            )}
          </ul>
          <div className="head__more">
            <ButtonLink href={quoteHref}>{quote_button}</ButtonLink>
            <Contacts />
            <Social networks={['facebook', 'instagram', 'maps']} />
          </div>
        </nav>
        <ButtonLink className="head__quote" href={quoteHref}>
          {quote_button}
        </ButtonLink>
        <button type="button" className="head__toggle" popoverTarget={MENU} aria-label="Menu" suppressHydrationWarning>
          <Icon name="menu" className="head__open" />
          <Icon name="x" className="head__close" />
        </button>
      </div>
    </header>
  );
}
