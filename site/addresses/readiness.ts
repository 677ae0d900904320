import { AddressFailure, addressMessages } from './address-source';

/** Number of checks for the maps script, and the milliseconds between them (R-ADDRESS-3). */
const CHECKS = 50;
const CHECK_MS = 100;

const pause = () => new Promise((done) => setTimeout(done, CHECK_MS));

/** Starts loading something and waits until it is ready. Rejects with an AddressFailure; a later call retries with a short wait. */
export function createReadiness<Thing extends object>(load: () => Promise<Thing>): () => Promise<Thing> {
  let thing: Thing | undefined;
  let loading = false;
  let failed = false;
  let checks = CHECKS;
  let waiting: Promise<Thing> | undefined;

  function begin() {
    if (thing || loading) return;
    loading = true;
    failed = false;
    load()
      .then(
        (loaded) => {
          thing = loaded;
        },
        () => {
          failed = true;
        },
      )
      .finally(() => {
        loading = false;
      });
  }

  async function wait(): Promise<Thing> {
    begin();
    for (let check = 0; check < checks && !thing && !failed; check++) await pause();
    if (thing) return thing;
    checks = 1;
    throw new AddressFailure(addressMessages.notLoaded);
  }

  return () => {
    waiting ??= wait().finally(() => {
      waiting = undefined;
    });
    return waiting;
  };
}
