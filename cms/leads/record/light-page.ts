/** Address of the light list of what is to be done today. */
export const TODAY = '/office';

/** Where a person has devices ring. */
export const RINGS = `${TODAY}/rings`;

/** Address of an enquiry's light page, within the back office. */
export const lightPageOf = (id: number): string => `${TODAY}/enquiries/${id}`;
