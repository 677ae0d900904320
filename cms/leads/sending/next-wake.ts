import { withoutRequestId } from 'shared/request-id';

/** Shortest time to the next wake-up, in milliseconds. */
const LEAST_MS = 250;

/** The next wake-up. Plans are made side by side, from rows read at different times: the earliest holds. */
export class NextWake {
  #planned?: { at: number; timer: NodeJS.Timeout };
  readonly #wake: () => void;

  constructor(wake: () => void) {
    this.#wake = wake;
  }

  /** Wakes in `ms` milliseconds, or when it was planned to if that is earlier. */
  plan(ms: number): void {
    const wait = Math.max(LEAST_MS, ms);
    const at = performance.now() + wait;
    if (this.#planned && this.#planned.at <= at) return;
    clearTimeout(this.#planned?.timer);
    const wake = () => {
      this.#planned = undefined;
      this.#wake();
    };
    this.#planned = { at, timer: withoutRequestId(() => setTimeout(wake, wait).unref()) };
  }
}
