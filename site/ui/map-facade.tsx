import { type ReactNode, useRef, useState } from 'react';
import { useBehaviour, useLive } from './behaviour';
import { Button } from './button';
import { Icon } from './icon';

export interface Place {
  name: string;
  /** "Para Hills SA 5096" */
  address: string;
  latitude: number;
  longitude: number;
  /** Address of the drawn map. */
  drawing: string;
}

export interface MapFacadeProps {
  place: Place;
  /** A card's map is low; a page's own is as high as ruling 39 says. */
  compact?: boolean;
  /** Show the live map when it comes into view, not only on touch. */
  inView?: boolean;
  children?: ReactNode;
}

/** A drawn map that becomes the maps provider's frame when it is asked for; nothing is fetched from them before. */
export function MapFacade({ place, compact = false, inView = false, children }: MapFacadeProps) {
  const live = useLive();
  const [shown, setShown] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  /** Whoever pressed the button goes on in the frame that takes its place. */
  const asked = useRef(false);
  const at = `${place.latitude},${place.longitude}`;

  function show() {
    asked.current = true;
    setShown(true);
  }

  useBehaviour(() => {
    if (!inView || !area.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setShown(true));
    observer.observe(area.current);
    return () => observer.disconnect();
  }, [inView]);

  return (
    <div ref={area} className={`map${compact ? ' map--compact' : ''}`}>
      {shown ? (
        <iframe
          className="map__frame"
          ref={(frame) => (asked.current ? frame?.focus() : undefined)}
          src={`https://www.google.com/maps?q=${at}&output=embed`}
          title={`Map of ${place.name}, ${place.address}`}
          referrerPolicy="no-referrer-when-downgrade"
        />
      ) : (
        <>
          <img className="map__drawing cover" src={place.drawing} alt="" width="1200" height="800" loading="lazy" />
          <span className="map__pin" aria-hidden="true" />
        </>
      )}
      <div className="map__card">
        <p className="map__name">{place.name}</p>
        <p>{place.address}</p>
        {children}
        <div className="map__ways">
          <a href={`https://www.google.com/maps/search/?api=1&query=${at}`} rel="noopener">
            Open in maps <Icon name="external-link" />
          </a>
          {!shown && (
            <Button look="text" type="button" className="needs-script" hidden={!live} onClick={show}>
              Show the live map
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
