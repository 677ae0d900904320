import type { ServicePage } from 'contract/service-page';
import { Heading } from '../ui/heading';
import { ContentIcon } from '../ui/icon';
import { Frame } from './frame';

export function Benefits({ benefits }: { benefits: ServicePage['benefits'] }) {
  if (benefits.cards.length === 0) return null;
  return (
    <Frame band="tint">
      {benefits.heading && <Heading title={benefits.heading} />}
      <ul className="gains">
        {benefits.cards.map(({ title, text, icon }) => (
          <li key={title}>
            {icon && (
              <span className="tile">
                <ContentIcon icon={{ name: icon }} />
              </span>
            )}
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Frame>
  );
}
