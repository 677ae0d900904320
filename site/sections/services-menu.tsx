import { useShell } from '../content/shell';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';

/** The Services menu: a native disclosure that `behaviours/menu.browser.ts` also opens on hover. */
export function ServicesMenu() {
  const { cities } = useShell();
  return (
    <hover-menu>
      <details className="drop" suppressHydrationWarning>
        <summary>
          Services <Icon name="chevron-down" />
        </summary>
        <ul className="drop__list">
          {cities.map(({ label, href }) => (
            <li key={href}>
              <Link href={href}>
                <Icon name="map-pin" />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </hover-menu>
  );
}
