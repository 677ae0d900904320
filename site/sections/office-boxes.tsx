import { ownValue } from 'contract/own-value';
import { type ShownOffice, useShell } from '../content/shell';
import { Icon } from '../ui/icon';
import { Frame } from './frame';
import { OpeningHours } from './opening-hours';

/** One box per office, each with the head office's address and the office's own name, phone, e-mail and hours. */
export function OfficeBoxes() {
  const { settings, hours } = useShell();
  const { offices, opening_hours } = settings;
  const [head] = offices;
  if (!head) return null;
  return (
    <Frame band="tint">
      <h2 className="vh">Our offices</h2>
      <div className="grid offices">
        {offices.map((office) => (
          <article className="card" key={office.id}>
            <div className="card__body">
              <h3>{office.name}</h3>
              <Address head={head} office={office} />
              <OpeningHours
                lines={office.opening_hours ?? opening_hours}
                exceptions={hours && ownValue(hours.offices, office.id)}
              />
            </div>
          </article>
        ))}
      </div>
    </Frame>
  );
}

const inWords = ({ suburb, state, postcode }: ShownOffice) => `${suburb} ${state} ${postcode}`;

function Address({ head, office }: { head: ShownOffice; office: ShownOffice }) {
  return (
    <ul className="office">
      <li>
        <Icon name="map-pin" />
        <span>
          {office === head ? 'Head office: ' : `${inWords(office)}, head office: `}
          {inWords(head)}
        </span>
      </li>
      <li>
        <Icon name="phone" />
        <a className="nums" href={office.phone_link}>
          {office.phone}
        </a>
      </li>
      <li>
        <Icon name="mail" />
        <a href={`mailto:${office.email}`}>{office.email}</a>
      </li>
    </ul>
  );
}
