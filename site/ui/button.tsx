import type { ButtonHTMLAttributes } from 'react';
import { Icon } from './icon';
import type { IconName } from './icon-names';
import { Link, type LinkProps } from './link';

/** `accent` for a screen's main action, `line` for the second, `text` for the others. */
export type ButtonLook = 'accent' | 'line' | 'text';

const classes = (look: ButtonLook, className?: string) => `btn btn--${look}${className ? ` ${className}` : ''}`;

export function ButtonLink({
  look = 'accent',
  icon,
  className,
  children,
  ...rest
}: LinkProps & { look?: ButtonLook; icon?: IconName }) {
  return (
    <Link className={classes(look, className)} {...rest}>
      {icon && icon !== 'arrow-right' && <Icon name={icon} />}
      {children}
      {icon === 'arrow-right' && <Icon name={icon} />}
    </Link>
  );
}

/** A button; a busy one is disabled and shows a busy label. */
export function Button({
  look = 'accent',
  busy,
  className,
  disabled,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { look?: ButtonLook; busy?: boolean }) {
  return <button className={classes(look, className)} disabled={disabled || busy} aria-busy={busy || undefined} {...rest} />;
}
