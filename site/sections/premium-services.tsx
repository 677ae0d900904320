import type { ServiceCard as ServiceCardContent } from '../content/shapes';
import { useWords } from '../content/shell';
import { Carousel } from '../ui/carousel';
import { Heading } from '../ui/heading';
import { Frame } from './frame';
import { ServiceCard } from './service-card';

/** Interval of the carousel in milliseconds (R-MOTION-1). */
const INTERVAL_MS = 4000;

/** The premium services, one card at a time (R-MOTION-1); a single one stands for itself, without words about several (R-PAGE-9). */
export function PremiumServices({ services }: { services?: ServiceCardContent[] }) {
  const { cards_heading, cards_lead, more_button } = useWords();
  const [only] = services ?? [];
  if (!services || !only) return null;
  if (services.length === 1) {
    return (
      <Frame>
        <ServiceCard wide service={only} more={more_button} sizes="(min-width: 768px) 38rem, 92vw" />
      </Frame>
    );
  }
  return (
    <Frame className="premium">
      <Heading title={cards_heading} lead={cards_lead} />
      <Carousel interval={INTERVAL_MS} label="Our services">
        {services.map((service) => (
          <ServiceCard
            key={service.href + service.title}
            service={service}
            more={more_button}
            sizes="(min-width: 992px) 24rem, (min-width: 576px) 20rem, 80vw"
          />
        ))}
      </Carousel>
    </Frame>
  );
}
