import { useShell } from '../content/shell';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';

/** A line above the header (R-PAGE-30). `render/announcement-script.ts` closes it for the visit. */
export function Announcement() {
  const { announcement } = useShell();
  if (!announcement) return null;
  const { id, text, link } = announcement;
  return (
    <aside className="announcement" aria-label="Announcement">
      <p>
        {text} {link && <Link href={link.href}>{link.label}</Link>}
      </p>
      <button type="button" className="announcement__close needs-script" aria-label="Close the announcement" value={id}>
        <Icon name="x" />
      </button>
    </aside>
  );
}
