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

/** So many are shown of a longer list; the others follow when they are asked for. */
const SHOWN = 12;
/** A list that is hardly longer is shown whole. */
const WHOLE = 15;

/** The services of a city: each card links to its page, the quote form and the phone (R-PAGE-18, R-PAGE-20). */
export function CityServices({ heading, services, quoteHref }: CityServicesProps) {
  const { city_more } = useWords();
  if (!services?.length) return null;
  const shown = services.length > WHOLE ? SHOWN : services.length;
  const more = services.slice(shown);
  return (
    <Frame band="white">
      <Heading title={heading} />
      <Cards services={services.slice(0, shown)} quoteHref={quoteHref} single={services.length === 1} />
      {more.length > 0 && (
        <details className="city-services-more" suppressHydrationWarning>
          <summary className="btn btn--line">
            {city_more}
            <span className="vh"> services</span>
          </summary>
          <Cards services={more} quoteHref={quoteHref} />
        </details>
      )}
    </Frame>
  );
}

interface CardsProps {
  services: ServiceCard[];
  quoteHref: string;
  single?: boolean;
}

function Cards({ services, quoteHref, single }: CardsProps) {
  const { phone_link } = useShell().settings;
  const { city_more, quote_button, call_button } = useWords();
  return (
    <ul className={`grid city-services${single ? ' city-services--single' : ''}`}>
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
  );
}
