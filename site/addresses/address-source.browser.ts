import { AddressFailure, type AddressSource } from './address-source';
import { gazetteerSource } from './gazetteer-source.browser';

/** On the forms our own suggestions replace a failing maps provider; on the test screens it is an error (R-ADDRESS-6). */
export type OnFailure = 'fallback' | 'error';

let key: Promise<string | undefined> | undefined;

/** The maps provider's key; undefined if none is configured or the site cannot be reached. */
export function mapsKey(): Promise<string | undefined> {
  key ??= fetch('/_maps-key')
    .then(async (response) => (response.status === 200 ? ((await response.json()) as { key: string }).key : undefined))
    .catch(() => {
      key = undefined; // retried at the next touch
      return undefined;
    });
  return key;
}

const messageOf = (error: unknown) => {
  if (error instanceof AddressFailure) return error.message;
  throw error;
};

/** Uses the first source, and the second one, with a note, while the first fails. */
function withFallback(first: AddressSource, second: AddressSource): AddressSource {
  return {
    ready: () => (first.ready?.() ?? Promise.resolve(undefined)).catch(messageOf),
    async suggest(text, signal) {
      try {
        return await first.suggest(text, signal);
      } catch (error) {
        const note = messageOf(error);
        return { ...(await second.suggest(text, signal)), note };
      }
    },
  };
}

export async function addressSource(onFailure: OnFailure): Promise<AddressSource> {
  const found = await mapsKey();
  if (!found) return gazetteerSource;
  const [{ mapsSource }, { placesLibrary }] = await Promise.all([
    import('./maps-source.browser'),
    import('./maps-library.browser'),
  ]);
  const maps = mapsSource(() => placesLibrary(found));
  return onFailure === 'error' ? maps : withFallback(maps, gazetteerSource);
}
