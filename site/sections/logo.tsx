import { useShell } from '../content/shell';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';

/** Logo and company name, linking to the home page. */
export function Logo() {
  const { brand } = useShell().settings;
  return (
    <Link className="logo" href="/" aria-label={`${brand}, home`}>
      <Icon name="logo" />
      <span>{brand}</span>
    </Link>
  );
}
