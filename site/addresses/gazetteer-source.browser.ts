import { states } from 'contract/states';
import { type AddressComponent, AddressFailure, type AddressSource, addressMessages } from './address-source';
import { type Suburb, type SuburbsAnswer, suburbLine } from './suburb';
import { completed, suburbPart } from './suburb-part';

const SUBURB_MIN = 2;

/** The address components of a suburb; none if it has several postcodes. */
function componentsOf({ suburb, state, postcodes: [postcode, another] }: Suburb): AddressComponent[] {
  if (!postcode || another) return [];
  return [
    { long: suburb, short: suburb, types: ['locality'] },
    { long: states[state] ?? state, short: state, types: ['administrative_area_level_1'] },
    { long: postcode, short: postcode, types: ['postal_code'] },
  ];
}

async function ask(question: string, signal: AbortSignal): Promise<SuburbsAnswer> {
  try {
    const response = await fetch(`/_suburbs?q=${encodeURIComponent(question)}`, { signal });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return await response.json();
  } catch (error) {
    signal.throwIfAborted();
    throw new AddressFailure(addressMessages.fetching, { cause: error });
  }
}

/** Our own suggestions complete the suburb part of what was typed. Only that part is sent to the site. */
export const gazetteerSource: AddressSource = {
  async suggest(text, signal) {
    const part = suburbPart(text);
    if (part.length < SUBURB_MIN) return { suggestions: [] };
    const { suburbs, words } = await ask(part, signal);
    const suggestions = suburbs.map((suburb) => {
      const address = completed(text, words, suburbLine(suburb));
      return { id: address, text: address, resolve: async () => ({ address, components: componentsOf(suburb) }) };
    });
    return { suggestions: suggestions.filter((suggestion) => suggestion.text !== text.trim()) };
  },
};
