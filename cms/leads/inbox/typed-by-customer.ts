import { leadFields, shownFields } from 'contract/lead-fields';
import type { Payload } from 'payload';
import type { Lead } from '../../base/payload-types';

/** What a visitor typed and the office has changed since: the first version of a lead is what came in. */
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
