import type { CityCard } from '../content/shapes';
import { useWords } from '../content/shell';
import { ButtonLink } from '../ui/button';
import { Heading } from '../ui/heading';
import { CardPicture } from '../ui/picture';
import { Ticks } from '../ui/ticks';
import { Frame } from './frame';

const NUMBERS = ['One', 'Two', 'Three', 'Four', 'Five'];

/** "Two Cities" */
const countOfCities = (count: number) => `${NUMBERS[count - 1] ?? count} ${count === 1 ? 'City' : 'Cities'}`;

interface ServingCitiesProps {
  cities?: CityCard[];
  /** Name of the only city; a single one is named, not counted. */
  only?: string;
}

export function ServingCities({ cities, only }: ServingCitiesProps) {
  const { cities_heading } = useWords();
  if (!cities?.length) return null;
  return (
    <Frame>
      <Heading title={cities_heading.replaceAll('{cities}', only ?? countOfCities(cities.length))} />
      <div className="grid cities">
        {cities.map((city) => (
          <article className={cities.length === 1 ? 'card card--wide' : 'card'} key={city.heading}>
            <CardPicture picture={city.picture} sizes="(min-width: 768px) 37rem, 92vw" />
            <div className="card__body">
              <h3>{city.heading}</h3>
              <Ticks lines={city.lines} />
              <ButtonLink look="text" icon="arrow-right" className="card__link" href={city.href}>
                {city.label}
                <span className="vh">: {city.heading}</span>
              </ButtonLink>
            </div>
          </article>
        ))}
      </div>
    </Frame>
  );
}
