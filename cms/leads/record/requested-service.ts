import type { Lead } from '../../base/database/payload-types';

type RequestedFields = Pick<Lead, 'about' | 'service'>;

/** The requested service as precisely as known: the service page's title, else the form's option. */
export const subjectOf = ({ about, service }: RequestedFields): string => about || service || '';

/** The same with both if they differ: "End of Lease Cleaning (House Cleaning)". */
export const requestedService = ({ about, service }: RequestedFields): string =>
  about && service && about !== service ? `${about} (${service})` : subjectOf({ about, service });
