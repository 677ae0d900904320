// Preloaded into a part (`NODE_OPTIONS=--import …`): shifts its clock by the milliseconds in the file TEST_CLOCK.
import { readFileSync, writeFileSync } from 'node:fs';

const RealDate = Date;
const file = process.env.TEST_CLOCK;
let ahead = 0;
/** Called after each change, before it is acknowledged. */
const listeners = [];
export const onMove = (listener) => listeners.push(listener);

const read = () => {
  const told = Number(readFileSync(file, 'utf8')) || 0;
  if (told === ahead) return;
  ahead = told;
  for (const listener of listeners) listener();
  writeFileSync(`${file}.${process.pid}`, String(ahead)); // acknowledges the change
};

if (file) {
  read();
  setInterval(read, 10).unref();
  globalThis.Date = class MovedDate extends RealDate {
    // Own properties, because Next copies only these when it wraps Date.
    static parse = RealDate.parse;
    static UTC = RealDate.UTC;

    constructor(...given) {
      if (given.length === 0) super(RealDate.now() + ahead);
      else super(...given);
    }

    static now() {
      return RealDate.now() + ahead;
    }
  };
}
