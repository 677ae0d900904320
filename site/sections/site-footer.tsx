import { useShell } from '../content/shell';
import { Link } from '../ui/link';
import { Contacts, Social } from './company-links';
import { Logo } from './logo';

/** Paths of R-ROUTE-7; some of them redirect. */
const navigation = [
  { label: 'About', href: '/about' },
  { label: 'Blog', href: '/blog' },
  { label: 'FAQ', href: '/faq' },
  { label: 'Contact', href: '/contact-us' },
];
/** Shown only while their page exists. */
const services = [
  { label: 'House Cleaning', href: '/house-cleaning', page: '/service/house-cleaning' },
  { label: 'Commercial Cleaning', href: '/commercial-cleaning', page: '/service/commercial-cleaning' },
  { label: 'Window Cleaning', href: '/window-cleaning', page: '/service/window-cleaning' },
  { label: 'Oven Cleaning', href: '/oven-cleaning', page: '/service/oven-cleaning' },
  { label: 'Carpet Steam Cleaning', href: '/carpet-steam-cleaning', page: '/service/carpet-cleaning' },
];

function Links({ title, links }: { title: string; links: typeof navigation }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul className="foot__links">
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The footer of every page (R-PAGE-5). */
export function SiteFooter() {
  const { settings, services: pages, year } = useShell();
  const offered = services.filter(({ page }) => pages.some(({ href }) => href === page));
  const [office] = settings.offices;
  return (
    <footer className="foot on-teal">
      <scroll-in className="foot__in" suppressHydrationWarning>
        <div className="foot__about">
          <Logo />
          <p>{settings.blurb}</p>
        </div>
        <Links title="Navigation" links={navigation} />
        <Links title="Our Services" links={offered} />
        <div>
          <h2>Information</h2>
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
