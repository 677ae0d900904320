import { useLocation } from 'react-router';
import { useShell } from '../content/shell';
import { ButtonLink } from '../ui/button';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { Contacts, Social } from './company-links';
import { Logo } from './logo';
import { useQuoteHref } from './quote-href';
import { ServicesMenu } from './services-menu';

const MENU = 'menu';

const entries = [
  { label: 'About', href: '/about-us/' },
  { label: 'FAQ', href: '/free-quote' },
  { label: 'Blog', href: '/blog' },
  { label: 'Contact', href: '/contact-us' },
];

/** A path without its trailing slash. */
const plain = (path: string) => path.replace(/(.)\/$/, '$1');

/** The fixed header of every page; below 992 px its menu is a native popover (R-PAGE-1 to R-PAGE-4). */
export function SiteHeader() {
  const { settings, cities } = useShell();
  const { pathname } = useLocation();
  const quoteHref = useQuoteHref();
  const current = (href: string) => (plain(href) === plain(pathname) ? 'page' : undefined);

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
            <li>
              <Link href="/" aria-current={current('/')}>
                Home
              </Link>
            </li>
            {cities.length > 0 && (
              <li>
                <ServicesMenu />
              </li>
            )}
            {entries.map(({ label, href }) => (
              <li key={label}>
                <Link href={href} aria-current={current(href)}>
                  {label}
                </Link>
              </li>
            ))}
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
