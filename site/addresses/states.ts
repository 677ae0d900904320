/** Australia's states and territories, by their short names. */
export const states: Readonly<Record<string, string>> = {
  ACT: 'Australian Capital Territory',
  NSW: 'New South Wales',
  NT: 'Northern Territory',
  QLD: 'Queensland',
  SA: 'South Australia',
  TAS: 'Tasmania',
  VIC: 'Victoria',
  WA: 'Western Australia',
};

/** The short name of a state that is given in either form, in any case; undefined when there is no such state. */
export function stateCode(name: string): string | undefined {
  const low = name.trim().toLowerCase();
  return Object.entries(states).find(([code, long]) => low === code.toLowerCase() || low === long.toLowerCase())?.[0];
}
