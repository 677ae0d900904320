import { type FocusEvent, type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useShell } from '../content/shell';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';

/** The Services entry of the menu: a native disclosure; a mouse opens it by being there, Escape and leaving close it. */
export function ServicesMenu() {
  const { cities } = useShell();
  const details = useRef<HTMLDetailsElement>(null);
  const set = (open: boolean) => {
    if (details.current) details.current.open = open;
  };
  const inBar = () => matchMedia('(min-width: 992px)').matches;
  const hover = (open: boolean) => (event: PointerEvent) => event.pointerType === 'mouse' && inBar() && set(open);
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !details.current?.open || !inBar()) return;
    set(false);
    details.current.querySelector('summary')?.focus();
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => inBar() && !currentTarget.contains(relatedTarget) && set(false);

  return (
    <details
      ref={details}
      className="drop"
      suppressHydrationWarning
      onPointerEnter={hover(true)}
      onPointerLeave={hover(false)}
      onKeyDown={closeByKey}
      onBlur={leave}
    >
      <summary>
        Services <Icon name="chevron-down" />
      </summary>
      <ul className="drop__list">
        {cities.map(({ label, href }) => (
          <li key={href}>
            <Link href={href} onClick={() => inBar() && set(false)}>
              <Icon name="map-pin" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
