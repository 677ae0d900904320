/** Milliseconds since the epoch by the clock that is never set: ages stay right when somebody corrects the machine's time. */
export const steadyNow = (): number => performance.timeOrigin + performance.now();
