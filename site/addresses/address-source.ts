/** One component of an address, named as the maps provider names it. */
export interface AddressComponent {
  long: string;
  short: string;
  /** `locality`, `postal_code`, `administrative_area_level_1` … */
  types: string[];
}

/** What choosing a suggestion returns (R-ADDRESS-5). */
export interface AddressSelection {
  address: string;
  placeId?: string;
  location?: { lat: number; lng: number };
  components: AddressComponent[];
}

export interface Suggestion {
  id: string;
  text: string;
  /** Fetches the whole address. Rejects with an AddressFailure. */
  resolve(): Promise<AddressSelection>;
}

export interface Suggested {
  suggestions: Suggestion[];
  attribution?: string;
  /** A note for the visitor: why a fallback source was used. */
  note?: string;
}

export interface AddressSource {
  /**
   * Resolves, with a note if needed, when the source is ready, or rejects with an AddressFailure; absent if it is always ready.
   */
  ready?(): Promise<string | undefined>;
  /** Rejects with an AddressFailure, or with the signal's reason when aborted. */
  suggest(text: string, signal: AbortSignal): Promise<Suggested>;
}

export class AddressFailure extends Error {}

/** What the visitor is told of a failure; the console says why. Any other error is thrown again. */
export function failureMessage(error: unknown): string {
  if (!(error instanceof AddressFailure)) throw error;
  console.warn(error.message, error.cause ?? '');
  return error.message;
}

/** The five messages of R-ERROR-3. */
export const addressMessages = {
  notLoaded: 'Google Maps failed to load. Please check your API key and internet connection.',
  noService: 'Failed to initialize Google Places services',
  noWidget: 'Failed to initialize autocomplete widget',
  status: (status: string) => `Places API error: ${status}`,
  fetching: 'Error fetching suggestions',
} as const;
