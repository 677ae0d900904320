import { Icon } from '../ui/icon';
import type { IconName } from '../ui/icon-names';
import { Link } from '../ui/link';

interface DropMenuProps {
  label: string;
  links: { label: string; href: string; className?: string }[];
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
          {links.map(({ label: name, href, className }) => (
            <li key={name + href} className={className}>
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
