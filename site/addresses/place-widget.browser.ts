/// <reference types="google.maps" />
import { AddressFailure, type AddressSelection, addressMessages, failureMessage } from './address-source';
import { mapsKey } from './address-source.browser';

interface WidgetEvents {
  label: string;
  onSelected(selection: AddressSelection): void;
  onFailure(message: string): void;
}

/** Mounts the maps provider's own address field in `place`. Provider failures are reported through the callback, not thrown. */
export async function showPlaceWidget(place: HTMLElement, { label, onSelected, onFailure }: WidgetEvents): Promise<void> {
  const report = (error: unknown) => onFailure(failureMessage(error));
  try {
    const key = await mapsKey();
    if (!key) throw new AddressFailure(addressMessages.notLoaded, { cause: 'GOOGLE_MAPS_API_KEY is not set' });
    const [{ placesLibrary }, maps] = await Promise.all([import('./maps-library.browser'), import('./maps-source.browser')]);
    const { PlaceAutocompleteElement } = await placesLibrary(key);
    try {
      const widget = new PlaceAutocompleteElement(maps.addressesOnly);
      widget.setAttribute('aria-label', label);
      widget.addEventListener('gmp-select', ({ placePrediction }) => maps.selectionOf(placePrediction).then(onSelected, report));
      widget.addEventListener('gmp-error', (event) => report(maps.requestFailure('error' in event ? event.error : event)));
      place.replaceChildren(widget);
    } catch (error) {
      throw new AddressFailure(addressMessages.noWidget, { cause: error });
    }
  } catch (error) {
    report(error);
  }
}
