import type { IconRef } from '../content/shapes';
import { storageUrl } from '../pictures/picture-url';
import { ICONS, type IconName } from './icon-names';
import sprite from './icons.svg?no-inline';

const known: ReadonlySet<string> = new Set(ICONS);
const isIcon = (name: string): name is IconName => known.has(name);

/** An icon of our own set. Hidden from assistive technology, because text beside it says the same. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

/** An icon from content: of our set, or a small picture; nothing for an unknown name. */
export function ContentIcon({ icon }: { icon?: IconRef }) {
  if (!icon) return null;
  if ('path' in icon) return <img className="icon" src={storageUrl(icon.path)} alt="" width="24" height="24" loading="lazy" />;
  return isIcon(icon.name) ? <Icon name={icon.name} /> : null;
}
