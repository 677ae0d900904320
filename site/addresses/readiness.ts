import { withDeadline } from 'shared/deadline';
import { AddressFailure, addressMessages } from './address-source';

/** How long the maps script is waited for in milliseconds: fifty times 100 (R-ADDRESS-3), and once more at a later request. */
const [FIRST_MS, LATER_MS] = [5000, 100];

/** Starts loading something and waits until it is ready. Rejects with an AddressFailure; a later call retries with a short wait. */
export function createReadiness<Thing extends object>(load: () => Promise<Thing>): () => Promise<Thing> {
  let loading: Promise<Thing> | undefined;
  let waiting: Promise<Thing> | undefined;
  let ms = FIRST_MS;

  async function wait(): Promise<Thing> {
    loading ??= load();
    const script = loading;
    script.catch(() => (loading = undefined));
    return withDeadline(ms, 'loading', () => script).catch(() => {
      ms = LATER_MS;
      throw new AddressFailure(addressMessages.notLoaded);
    });
  }

  return () => {
    waiting ??= wait().finally(() => {
      waiting = undefined;
    });
    return waiting;
  };
}
