/** How long the longest wait that is under way has lasted, of what somebody waits for. */
export class Waits {
  readonly #beginnings = new Set<{ at: number }>();

  async during<T>(work: () => Promise<T>): Promise<T> {
    const beginning = { at: performance.now() };
    this.#beginnings.add(beginning);
    try {
      return await work();
    } finally {
      this.#beginnings.delete(beginning);
    }
  }

  /** In milliseconds; 0 if nobody waits. */
  longestMs(): number {
    const [first] = this.#beginnings; // a set keeps the order
    return first ? Math.round(performance.now() - first.at) : 0;
  }
}

/** How long a visitor's page or an enquiry may take, in milliseconds: it may need several calls, one after the other. */
export const waitLimitMs = (deadlineMs: number): number => 5 * deadlineMs + 5000;

/** The longest wait for the disk in milliseconds; a busy one needs a second or two. */
export const DISK_MS = 10_000;
