import type { Lead } from '../../base/database/payload-types';
import { requestedService } from './requested-service';

export const nameOf = ({ anonymised_at, name }: Pick<Lead, 'anonymised_at' | 'name'>): string =>
  anonymised_at ? 'Erased' : name || 'Without a name';

/** What a lead is about and where: "Oven Cleaning, Para Hills". */
export const aboutOf = (lead: Pick<Lead, 'about' | 'service' | 'suburb' | 'city'>): string =>
  [requestedService(lead) || 'Enquiry', lead.suburb || lead.city].filter(Boolean).join(', ');
