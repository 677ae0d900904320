import type { Payload } from 'payload';
import type { Lead } from '../../payload-types';

/** What the office may correct, by the names on its form. */
const correctable = {
  name: 'Name',
  phone: 'Phone',
  email: 'E-mail',
  service: 'Service',
  cleaning_model: 'How often',
  address: 'Address',
  suburb: 'Suburb',
  post_code: 'Postcode',
  city: 'City',
  state: 'State',
  message: 'Message',
  requirements: 'Requirements',
} satisfies Partial<Record<keyof Lead, string>>;

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
  return (Object.keys(correctable) as (keyof typeof correctable)[]).flatMap((name) => {
    const [was, is] = [first[name] ?? '', lead[name] ?? ''];
    return was === is ? [] : [{ label: correctable[name], text: was || 'nothing' }];
  });
}
