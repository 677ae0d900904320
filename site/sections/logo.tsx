import { useShell } from '../content/shell';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { Picture } from '../ui/picture';

/** A longer name, in letters, is set smaller, so that the head has room for all of it. */
const LONG = 28;

/** The company's logo, or mark and name while it has none; leads to the home page. */
export function Logo({ at }: { at: 'head' | 'foot' }) {
  const { logo, settings } = useShell();
  return (
    <Link
      className={!logo && settings.brand.length > LONG ? 'logo logo--long' : 'logo'}
      href="/"
      aria-label={`${settings.brand}, home`}
    >
      {logo ? <Picture {...logo[at]} /> : <Icon name="logo" />}
      {!logo && settings.brand}
    </Link>
  );
}
