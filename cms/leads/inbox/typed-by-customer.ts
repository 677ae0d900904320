import { leadFields, shownFields } from 'contract/lead-fields';
import type { Payload } from 'payload';
import type { Lead } from '../../base/database/payload-types';

/** Fields that the office changed, with the visitor's original: a lead's first version is what arrived. */
export async function typedByCustomer(payload: Payload, lead: Lead): Promise<{ label: string; text: string }[]> {
  if (lead.reached_us_by || lead.anonymised_at) return [];
  const { docs } = await payload.findVersions({
    collection: 'leads',
    where: { parent: { equals: lead.id } },
    sort: 'createdAt',
    limit: 1,
    pagination: false,
    depth: 0,
    trash: true,
  });
  const first = docs[0]?.version;
  if (!first) return [];
  return shownFields().flatMap((name) => {
    const [was, is] = [first[name] ?? '', lead[name] ?? ''];
    return was === is ? [] : [{ label: leadFields[name].label, text: was || 'nothing' }];
  });
}
