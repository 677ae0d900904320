import { Icon } from '../ui/icon';
import type { IconName } from '../ui/icon-names';
import { Link } from '../ui/link';

interface DropMenuProps {
  label: string;
  links: readonly { label: string; href: string; at?: string }[];
  /** In front of each link. */
  icon?: IconName;
}

/** A menu within the header: a native disclosure that `behaviours/menu.browser.ts` also opens on hover. */
export function DropMenu({ label, links, icon }: DropMenuProps) {
  return (
    <hover-menu>
      <details className="drop" suppressHydrationWarning>
        <summary>
          {label} <Icon name="chevron-down" />
        </summary>
        <ul className="drop__list">
          {links.map(({ label: name, href, at }) => (
            <li key={name + href} className={at && `head__${at}`}>
              <Link href={href}>
                {icon && <Icon name={icon} />}
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </hover-menu>
  );
}
