/// <reference types="google.maps" />
import { AddressFailure, type AddressSelection, type AddressSource, addressMessages } from './address-source';
import type { PlacesLibrary } from './maps-library.browser';

/** Place types that are addresses, not businesses or regions. */
const ADDRESS_TYPES = ['street_address', 'premise', 'subpremise', 'route'];

export const addressesOnly = { includedPrimaryTypes: ADDRESS_TYPES, includedRegionCodes: ['au'] };

/** The error message for a failed request, with the provider's status if there is one. */
export function requestFailure(error: unknown): AddressFailure {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return new AddressFailure(typeof code === 'string' && code ? addressMessages.status(code) : addressMessages.fetching, {
    cause: error,
  });
}

/** Fetches the whole address of a prediction and ends its session. Rejects with an AddressFailure. */
export async function selectionOf(prediction: google.maps.places.PlacePrediction): Promise<AddressSelection> {
  try {
    const place = prediction.toPlace();
    await place.fetchFields({ fields: ['formattedAddress', 'addressComponents', 'location'] });
    return {
      address: place.formattedAddress ?? prediction.text.text,
      placeId: place.id,
      location: place.location?.toJSON(),
      components: (place.addressComponents ?? []).map(({ longText, shortText, types }) => ({
        long: longText ?? '',
        short: shortText ?? '',
        types,
      })),
    };
  } catch (error) {
    throw requestFailure(error);
  }
}

/** Suggestions of the maps provider: Australian addresses, one billing session from the first key to the choice. */
export function mapsSource(library: () => Promise<PlacesLibrary>): AddressSource {
  let session: google.maps.places.AutocompleteSessionToken | undefined;

  async function services() {
    const { AutocompleteSuggestion, AutocompleteSessionToken } = await library();
    try {
      session ??= new AutocompleteSessionToken();
      return { fetch: AutocompleteSuggestion.fetchAutocompleteSuggestions.bind(AutocompleteSuggestion), session };
    } catch (error) {
      throw new AddressFailure(addressMessages.noService, { cause: error });
    }
  }

  return {
    ready: async () => {
      await services();
      return undefined;
    },
    async suggest(text, signal) {
      const { fetch, session: sessionToken } = await services();
      signal.throwIfAborted();
      try {
        const { suggestions } = await fetch({ input: text, sessionToken, ...addressesOnly, language: 'en-AU', region: 'au' });
        signal.throwIfAborted();
        return {
          attribution: 'Google Maps',
          suggestions: suggestions.flatMap(({ placePrediction }) => {
            if (!placePrediction) return [];
            const resolve = () => {
              session = undefined;
              return selectionOf(placePrediction);
            };
            return { id: placePrediction.placeId, text: placePrediction.text.text, resolve };
          }),
        };
      } catch (error) {
        signal.throwIfAborted();
        throw requestFailure(error);
      }
    },
  };
}
