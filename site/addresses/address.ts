/** One part of an address as the maps provider names it; ours are named alike. */
export interface AddressComponent {
  long: string;
  short: string;
  /** `locality`, `postal_code`, `administrative_area_level_1` … */
  types: string[];
}

/** What choosing an address yields (R-ADDRESS-5). */
export interface AddressSelection {
  address: string;
  placeId?: string;
  location?: { lat: number; lng: number };
  components: AddressComponent[];
}

/** One line of a suggestion list. */
export interface Suggestion {
  id: string;
  text: string;
  /** The whole address. Rejects with an AddressFailure. */
  resolve(): Promise<AddressSelection>;
}

/** What a source says to a text. */
export interface Suggested {
  suggestions: Suggestion[];
  /** Who has to be named beside them. */
  attribution?: string;
  /** What the visitor is to know: why another source stood in. */
  note?: string;
}

/** Where suggestions come from. */
export interface AddressSource {
  /** Settles when suggestions can be asked for, with a note if need be, or rejects with an AddressFailure; absent where they always can. */
  ready?(): Promise<string | undefined>;
  /** Rejects with an AddressFailure, or with the signal's reason when it was aborted. */
  suggest(text: string, signal: AbortSignal): Promise<Suggested>;
}

/** Suggestions cannot be had; the message is what the visitor sees. */
export class AddressFailure extends Error {}

/** The five messages of R-ERROR-3. */
export const addressMessages = {
  notLoaded: 'Google Maps failed to load. Please check your API key and internet connection.',
  noService: 'Failed to initialize Google Places services',
  noWidget: 'Failed to initialize autocomplete widget',
  status: (status: string) => `Places API error: ${status}`,
  fetching: 'Error fetching suggestions',
} as const;
