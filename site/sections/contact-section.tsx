import type { ReactNode } from 'react';
import { SuburbCheck } from '../addresses/suburb-check';
import { useShell, useWords } from '../content/shell';
import { Heading } from '../ui/heading';
import { Icon } from '../ui/icon';
import { MapFacade, mapHref } from '../ui/map-facade';
import { Frame, type FrameProps } from './frame';
import { placeOf } from './office-place';
import { OpeningHours } from './opening-hours';

/** So many offices have a map each; of more, the first has one, and the others are listed. */
const MAPS = 2;

/** The offices beside the form (R-PAGE-12). */
function OfficeMaps() {
  const { offices, live_map_in_view } = useShell().settings;
  const mapped = offices.length > MAPS ? offices.slice(0, 1) : offices;
  const listed = offices.slice(mapped.length);
  return (
    <>
      {mapped.map((office) => (
        <MapFacade compact key={office.id} place={placeOf(office)} inView={live_map_in_view} />
      ))}
      {listed.length > 0 && (
        <ul className="contact__offices">
          {listed.map((office) => (
            <li key={office.id}>
              <p>
                <strong>{office.name}</strong> {placeOf(office).address}
              </p>
              <a href={mapHref(office)} rel="noopener">
                <span className="vh">{`${office.name}: `}</span>
                Open in maps <Icon name="external-link" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

export interface ContactSectionProps extends Pick<FrameProps, 'band'> {
  children: ReactNode;
  title?: string;
  lead?: string;
  asksSuburb?: boolean;
  offices?: boolean;
}

/** The contact form, with the offices' map cards or with other ways of contact. */
export function ContactSection({ children, title, lead, band, asksSuburb = true, offices = false }: ContactSectionProps) {
  const { settings, hours } = useShell();
  const { contact_heading, contact_lead, call_heading, call_text } = useWords();
  return (
    <Frame id="contact" band={band}>
      <Heading title={title ?? contact_heading} lead={lead ?? contact_lead} />
      <div className="contact">
        <div className="contact__form">{children}</div>
        <aside className="contact__side" aria-label="Where we clean">
          {asksSuburb && <SuburbCheck level={3} />}
          {offices ? (
            <OfficeMaps />
          ) : (
            <div className="contact__call on-main">
              <h3>{call_heading}</h3>
              <p>{call_text}</p>
              <a className="contact__phone nums" href={settings.phone_link}>
                {settings.phone}
              </a>
              <OpeningHours lines={settings.opening_hours} exceptions={hours?.company} />
            </div>
          )}
        </aside>
      </div>
    </Frame>
  );
}
