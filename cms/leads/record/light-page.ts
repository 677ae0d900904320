/** Address of the light list of what is to be done today. */
export const TODAY = '/office';

/** The part of the list that shows them. */
export const RINGS_PANEL = `${TODAY}#rings`;

export const lightPageOf = (id: number): string => `${TODAY}/enquiries/${id}`;

/** Address of the page on which a quote for it is written, or one version is shown. */
export const quotePageOf = (id: number, version?: number): string =>
  `${lightPageOf(id)}/quote${version === undefined ? '' : `?version=${version}`}`;
