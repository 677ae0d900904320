import type { ReactNode } from 'react';
import { Button } from './button';
import { Icon } from './icon';

export interface Place {
  name: string;
  /** "Para Hills SA 5096" */
  address: string;
  latitude: number;
  longitude: number;
  drawing: string;
}

export const mapHref = ({ latitude, longitude }: Pick<Place, 'latitude' | 'longitude'>) =>
  `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;

export interface MapFacadeProps {
  place: Place;
  /** The map in a card is low; a page's own map has the height of R-MAP-3. */
  compact?: boolean;
  /** Load the live map when it scrolls into view, not only on click. */
  inView?: boolean;
  children?: ReactNode;
}

/** A drawn map that is replaced by the maps provider's frame on request (`behaviours/map.browser.ts`). */
export function MapFacade({ place, compact = false, inView = false, children }: MapFacadeProps) {
  const at = `${place.latitude},${place.longitude}`;
  return (
    <div className={`map${compact ? ' map--compact' : ''}`}>
      <img className="map__drawing cover" src={place.drawing} alt="" width="1200" height="800" loading="lazy" />
      <span className="map__pin" aria-hidden="true" />
      <map-frame
        className="map__frame"
        data-src={`https://www.google.com/maps?q=${at}&output=embed`}
        title={`Map of ${place.name}, ${place.address}`}
        in-view={inView}
      />
      <div className="map__card">
        <p className="map__name">{place.name}</p>
        <p>{place.address}</p>
        {children}
        <div className="map__ways">
          <a href={mapHref(place)} rel="noopener">
            Open in maps <Icon name="external-link" />
          </a>
          <Button look="text" type="button" className="map__show needs-script" suppressHydrationWarning>
            Show the live map
          </Button>
        </div>
      </div>
    </div>
  );
}
