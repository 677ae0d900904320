const pathOf = (address: string) => new URL(address, 'http://office').pathname;

/** Whether a list of addresses has the page of this path. */
export const has = (addresses: readonly string[], path: string): boolean => addresses.some((one) => pathOf(one) === path);

/** The address after the page of this path in a list, or before it; undefined at the list's end. */
export const neighbourOf = (addresses: readonly string[], path: string, step: 1 | -1): string | undefined =>
  addresses[addresses.findIndex((one) => pathOf(one) === path) + step];
