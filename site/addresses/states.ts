/** Australian states and territories by abbreviation. */
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

/** The abbreviation of a state given by name or abbreviation, ignoring case; undefined if unknown. */
export function stateCode(name: string): string | undefined {
  const low = name.trim().toLowerCase();
  return Object.entries(states).find(([code, long]) => low === code.toLowerCase() || low === long.toLowerCase())?.[0];
}
