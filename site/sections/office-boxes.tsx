import { ownValue } from 'shared/own-value';
import { type ShownOffice, useShell } from '../content/shell';
import { Icon } from '../ui/icon';
import { Frame } from './frame';
import { OpeningHours } from './opening-hours';

/** One box per office with its name, address, phone, e-mail and hours; of two, the second also names the head office (R-PAGE-22). */
export function OfficeBoxes() {
  const { settings, hours } = useShell();
  const { offices, opening_hours } = settings;
  if (offices.length === 0) return null;
  return (
    <Frame band="tint">
      <h2 className="vh">{offices.length === 1 ? 'Our office' : 'Our offices'}</h2>
      <div className="grid offices">
        {offices.map((office) => (
          <article className={offices.length === 1 ? 'card card--wide' : 'card'} key={office.id}>
            <div className="card__body">
              <h3>{office.name}</h3>
              <Address office={office} />
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

/** The address as a box says it. Where there are more than two, repeating the head office's in each would hide their own. */
function placeOf(office: ShownOffice, offices: ShownOffice[]): string {
  const [head = office] = offices;
  if (offices.length === 1) return inWords(office);
  if (office === head) return `Head office: ${inWords(head)}`;
  return offices.length === 2 ? `${inWords(office)}, head office: ${inWords(head)}` : inWords(office);
}

function Address({ office }: { office: ShownOffice }) {
  const { offices } = useShell().settings;
  return (
    <ul className="office">
      <li>
        <Icon name="map-pin" />
        <span>{placeOf(office, offices)}</span>
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
