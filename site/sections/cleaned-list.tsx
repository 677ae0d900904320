import type { ServicePage } from 'contract/service-page';
import { Heading } from '../ui/heading';
import { Frame } from './frame';

/** What is cleaned, item by item; only with a provider that has the addition (R-SERVICE-5). */
export function CleanedList({ cleaned }: { cleaned?: ServicePage['cleaned'] }) {
  if (!cleaned?.items.length) return null;
  return (
    <Frame>
      <Heading title={cleaned.heading} />
      <dl className="cleaned">
        {cleaned.items.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Frame>
  );
}
