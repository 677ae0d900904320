/** Milliseconds since the epoch by a monotonic clock, so that ages stay right when the machine's clock is changed. */
export const steadyNow = (): number => performance.timeOrigin + performance.now();
