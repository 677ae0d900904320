/**
 * Whole calendar years since the year of founding, so that "over 10 years" is true from the first day on which it shows, whatever
 * the month was.
 */
export const yearsSince = (founded: number, day: string): number => Math.max(0, Number(day.slice(0, 4)) - founded - 1);
