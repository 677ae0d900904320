import type { ServiceCard } from '../content/shapes';
import { useShell, useWords } from '../content/shell';
import { Heading } from '../ui/heading';
import { ContentIcon } from '../ui/icon';
import { Link } from '../ui/link';
import { Frame } from './frame';
import { quoteAbout } from './quote-href';

export interface CityServicesProps {
  /** "Our Services In Adelaide" */
  heading: string;
  services?: ServiceCard[];
  quoteHref: string;
}

/** The services of a city: each card links to its page, the quote form and the phone (R-PAGE-20). */
export function CityServices({ heading, services, quoteHref }: CityServicesProps) {
  const { phone_link } = useShell().settings;
  const { city_more, quote_button, call_button } = useWords();
  if (!services?.length) return null;
  return (
    <Frame band="white">
      <Heading title={heading} />
      <ul className={`grid city-services${services.length === 1 ? ' city-services--single' : ''}`}>
        {services.map((service) => (
          <li key={service.href + service.title}>
            <article className="card card--flat">
              <div className="card__body">
                {service.icon && (
                  <span className="tile">
                    <ContentIcon icon={service.icon} />
                  </span>
                )}
                <h3>{service.title}</h3>
                {service.description && <p>{service.description}</p>}
                <div className="card__ways">
                  <Link className="card__link" href={service.href}>
                    {city_more}
                    <span className="vh"> about {service.title}</span>
                  </Link>
                  <Link href={quoteAbout(service.href, quoteHref)}>
                    {quote_button}
                    <span className="vh"> for {service.title}</span>
                  </Link>
                  <a href={phone_link}>
                    {call_button}
                    <span className="vh"> about {service.title}</span>
                  </a>
                </div>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </Frame>
  );
}
