import { useShell } from '../content/shell';
import { Link } from '../ui/link';
import { Contacts, Social } from './company-links';
import { Logo } from './logo';

/** The footer of every page (R-PAGE-5, R-PAGE-27). */
export function SiteFooter() {
  const { settings, footer, measuring, year } = useShell();
  const [office] = settings.offices;
  return (
    <footer className="foot on-main">
      <scroll-in className="foot__in" suppressHydrationWarning>
        <div className="foot__about">
          <Logo at="foot" />
          <p>{settings.blurb}</p>
        </div>
        {footer.lists.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul className="foot__links">
              {links.map(({ label, href }) => (
                <li key={label + href}>
                  <Link href={href}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div>
          <h2>{footer.information}</h2>
          {office && <p>{`${office.suburb} ${office.state} ${office.postcode}`}</p>}
          <Contacts />
        </div>
        <div className="foot__end">
          <p>{`© ${year} ${settings.brand}. All rights reserved.`}</p>
          <Link href="/privacy">Privacy</Link>
          {measuring && <Link href="/privacy#measuring">Measuring choices</Link>}
          <Social networks={['facebook', 'maps', 'instagram', 'linkedin']} />
        </div>
      </scroll-in>
    </footer>
  );
}
