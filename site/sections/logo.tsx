import { useShell } from '../content/shell';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { Picture } from '../ui/picture';

/** The company's logo, or mark and name while it has none; leads to the home page. */
export function Logo({ at }: { at: 'head' | 'foot' }) {
  const { logo, settings } = useShell();
  return (
    <Link className="logo" href="/" aria-label={`${settings.brand}, home`}>
      {logo ? <Picture {...logo[at]} /> : <Icon name="logo" />}
      {!logo && settings.brand}
    </Link>
  );
}
