import type { ServiceCard as ServiceCardContent } from '../content/shapes';
import { ButtonLink } from '../ui/button';
import { CardPicture } from '../ui/picture';

export interface ServiceCardProps {
  service: ServiceCardContent;
  more: string;
  sizes: string;
  /** The only card of its section: it fills the row, and its title is the section's heading. */
  wide?: boolean;
}

/** A card linking to a service, picture first; the whole card is clickable. */
export function ServiceCard({ service, more, sizes, wide }: ServiceCardProps) {
  const Title = wide ? 'h2' : 'h3';
  return (
    <article className={wide ? 'card card--wide' : 'card'}>
      <CardPicture picture={service.picture} sizes={sizes} />
      <div className="card__body">
        <Title>{service.title}</Title>
        {service.description && <p>{service.description}</p>}
        <ButtonLink look="text" icon="arrow-right" className="card__link" href={service.href}>
          {more}
          <span className="vh">{` about ${service.title}`}</span>
        </ButtonLink>
      </div>
    </article>
  );
}
