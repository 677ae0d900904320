import { useShell } from '../content/shell';
import { ButtonLink } from '../ui/button';
import { telHref } from '../ui/link';

/** Call and quote at the thumb, on phones. */
export function CallBar() {
  const { phone } = useShell().settings;
  return (
    <nav className="call-bar" aria-label="Quick contact">
      <ButtonLink look="line" icon="phone" href={telHref(phone)}>
        Call
      </ButtonLink>
      <ButtonLink href="/free-quote">Free quote</ButtonLink>
    </nav>
  );
}
