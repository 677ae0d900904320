import type { Lead } from '../base/payload-types';

type Asked = Pick<Lead, 'about' | 'service'>;

/** What is asked for, as closely as it is known: the service page's title, else the option of the form. */
export const subjectOf = ({ about, service }: Asked): string => about || service || '';

/** The same with both, where they differ: "End of Lease Cleaning (House Cleaning)". */
export const askedFor = ({ about, service }: Asked): string =>
  about && service && about !== service ? `${about} (${service})` : subjectOf({ about, service });
