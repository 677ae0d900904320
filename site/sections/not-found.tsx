import { useShell, useWords } from '../content/shell';
import { ButtonLink } from '../ui/button';
import { Heading } from '../ui/heading';
import { Link } from '../ui/link';
import { CallButton } from './call-button';
import { Frame } from './frame';

export function NotFoundWays() {
  const { settings, services } = useShell();
  const { missing_ways } = useWords();
  return (
    <Frame>
      <Heading title={missing_ways} />
      <ul className="ways">
        {services.map(({ label, href }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
      <div className="btns ways__end">
        <ButtonLink href="/">Home</ButtonLink>
        <CallButton>{settings.phone}</CallButton>
      </div>
    </Frame>
  );
}
