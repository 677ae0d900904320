/** Address of the light list of what is to be done today. */
export const TODAY = '/office';

/** The part of the list that shows them. */
export const RINGS_PANEL = `${TODAY}#rings`;

export const lightPageOf = (id: number): string => `${TODAY}/enquiries/${id}`;

/** Address of the page on which a quote for it is written, or one version is shown. */
export const quotePageOf = (id: number, version?: number): string =>
  `${lightPageOf(id)}/quote${version === undefined ? '' : `?version=${version}`}`;

/** Where a caller's enquiry is written down. */
export const BY_HAND = `${TODAY}/enquiries/new`;

export const correctPageOf = (id: number): string => `${lightPageOf(id)}/correct`;
export const historyPageOf = (id: number): string => `${lightPageOf(id)}/history`;
export const erasePageOf = (id: number): string => `${lightPageOf(id)}/erase`;
