import { useShell } from '../content/shell';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { Picture } from '../ui/picture';

/** A longer name, in letters, is set smaller, so that the head has room for all of it. */
const LONG = 28;

/** The company's logo, or mark and name while it has none; leads to the home page. */
export function Logo({ at }: { at: 'head' | 'foot' }) {
  const {
    logo,
    settings: { brand },
  } = useShell();
  return (
    <Link className={logo || brand.length < LONG ? 'logo' : 'logo logo--long'} href="/" aria-label={`${brand}, home`}>
      {logo ? <Picture {...logo[at]} /> : <Icon name="logo" />}
      {!logo && brand}
    </Link>
  );
}
