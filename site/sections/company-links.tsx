import { useShell } from '../content/shell';
import { Icon } from '../ui/icon';

type Network = 'facebook' | 'instagram' | 'maps' | 'linkedin';

export function Contacts() {
  const { phone, phone_link, email } = useShell().settings;
  return (
    <ul className="contacts">
      <li>
        <a className="nums" href={phone_link}>
          <Icon name="phone" />
          {phone}
        </a>
      </li>
      <li>
        <a href={`mailto:${email}`}>
          <Icon name="mail" />
          {email}
        </a>
      </li>
    </ul>
  );
}

export function Social({ networks }: { networks: readonly Network[] }) {
  const { social } = useShell().settings;
  const links = networks.flatMap((network) => social.find((link) => link.network === network && link.url) ?? []);
  if (links.length === 0) return null;
  return (
    <ul className="social">
      {links.map(({ network, url, label }) => (
        <li key={network}>
          <a href={url} rel="noopener" aria-label={label}>
            <Icon name={network === 'maps' ? 'map-pin' : network} />
          </a>
        </li>
      ))}
    </ul>
  );
}
