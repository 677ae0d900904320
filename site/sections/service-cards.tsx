import type { ServiceCard as ServiceCardContent } from '../content/shapes';
import { useWords } from '../content/shell';
import { Heading } from '../ui/heading';
import { Frame } from './frame';
import { ServiceCard } from './service-card';

export function ServiceCards({ title, services }: { title: string; services?: ServiceCardContent[] }) {
  const { more_button } = useWords();
  if (!services?.length) return null;
  return (
    <Frame>
      <Heading title={title} />
      <ul className={`grid service-cards service-cards--${services.length % 2 ? 'odd' : 'even'}`}>
        {services.map((service) => (
          <li key={service.href + service.title}>
            <ServiceCard service={service} more={more_button} sizes="(min-width: 992px) 37rem, (min-width: 576px) 46vw, 92vw" />
          </li>
        ))}
      </ul>
    </Frame>
  );
}
