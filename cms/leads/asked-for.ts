import type { Lead } from '../base/payload-types';

type Asked = Pick<Lead, 'about' | 'service'>;

/** The requested service as precisely as known: the service page's title, else the form's option. */
export const subjectOf = ({ about, service }: Asked): string => about || service || '';

/** The same with both if they differ: "End of Lease Cleaning (House Cleaning)". */
export const askedFor = ({ about, service }: Asked): string =>
  about && service && about !== service ? `${about} (${service})` : subjectOf({ about, service });
