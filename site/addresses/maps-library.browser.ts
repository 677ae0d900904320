/// <reference types="google.maps" />
import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import { createReadiness } from './readiness';

export type PlacesLibrary = google.maps.PlacesLibrary;

let library: (() => Promise<PlacesLibrary>) | undefined;

/** Resolves with the maps provider's places library; the first call loads its script. Rejects with an AddressFailure. */
export function placesLibrary(key: string): Promise<PlacesLibrary> {
  if (!library) {
    setOptions({ key, v: 'weekly', language: 'en-AU', region: 'AU' });
    library = createReadiness(() => importLibrary('places'));
  }
  return library();
}
