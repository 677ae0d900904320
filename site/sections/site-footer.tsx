import { usualFooter } from 'contract/catalogue/menu';
import type { MenuEntry } from 'contract/menu';
import { useShell } from '../content/shell';
import { Link } from '../ui/link';
import { Contacts, Social } from './company-links';
import { Logo } from './logo';

function Links({ title, links }: { title: string; links: readonly MenuEntry[] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul className="foot__links">
        {links.map(
          ({ label, href }) =>
            href && (
              <li key={label + href}>
                <Link href={href}>{label}</Link>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}

/** The footer of every page (R-PAGE-5, R-PAGE-27). */
export function SiteFooter() {
  const { settings, services: pages, year } = useShell();
  const { navigation = usualFooter.navigation, services, ...titles } = settings.footer ?? {};
  const offered = usualFooter.services.filter(({ page }) => pages.some(({ href }) => href === page));
  const [office] = settings.offices;
  return (
    <footer className="foot on-teal">
      <scroll-in className="foot__in" suppressHydrationWarning>
        <div className="foot__about">
          <Logo />
          <p>{settings.blurb}</p>
        </div>
        <Links title={titles.navigation_title ?? usualFooter.navigation_title} links={navigation} />
        <Links title={titles.services_title ?? usualFooter.services_title} links={services ?? offered} />
        <div>
          <h2>{titles.information_title ?? usualFooter.information_title}</h2>
          {office && <p>{`${office.suburb} ${office.state} ${office.postcode}`}</p>}
          <Contacts />
        </div>
        <div className="foot__end">
          <p>{`© ${year} ${settings.brand}. All rights reserved.`}</p>
          <Link href="/privacy">Privacy</Link>
          <Social networks={['facebook', 'maps', 'instagram', 'linkedin']} />
        </div>
      </scroll-in>
    </footer>
  );
}
