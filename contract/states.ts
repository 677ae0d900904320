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

/** IANA time zones of each state by abbreviation, the one of its capital first. */
export const stateZones: Readonly<Record<string, readonly string[]>> = {
  ACT: ['Australia/Sydney'],
  NSW: ['Australia/Sydney', 'Australia/Broken_Hill', 'Australia/Lord_Howe'],
  NT: ['Australia/Darwin'],
  QLD: ['Australia/Brisbane'],
  SA: ['Australia/Adelaide'],
  TAS: ['Australia/Hobart'],
  VIC: ['Australia/Melbourne'],
  WA: ['Australia/Perth'],
};

/** The abbreviation of a state given by name or abbreviation, ignoring case; undefined if unknown. */
export function stateCode(name: string): string | undefined {
  const low = name.trim().toLowerCase();
  return Object.entries(states).find(([code, long]) => low === code.toLowerCase() || low === long.toLowerCase())?.[0];
}

/** The name of a state given by name or abbreviation; what is unknown stays as it is. */
export const stateName = (given: string): string => states[stateCode(given) ?? ''] ?? given.trim();
