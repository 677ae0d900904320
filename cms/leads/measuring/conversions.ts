import { type Network, networks } from 'contract/measuring';
import type { CollectionConfig, Payload } from 'payload';
import type { Lead, Measuring } from '../../base/database/payload-types';
import { execute, rowsOf, sql } from '../../base/database/query';
import { leadEditors, nobody } from '../../base/rights/access';
import { sendingColumns } from '../record/sending-fields';

export type Event = 'lead' | 'won';

/** Networks that are told from the server: at once, or by a file that they fetch. */
export const sentTo = ['google_analytics', 'meta'] as const satisfies Network[];
const fetchedBy = ['google_ads', 'microsoft'] as const satisfies Network[];
const fromServer = [...sentTo, ...fetchedBy] as const;
export type Sent = (typeof sentTo)[number];
export type Fetched = (typeof fetchedBy)[number];

export const conversions: CollectionConfig = {
  slug: 'conversions',
  versions: false,
  labels: { singular: 'Conversion', plural: 'Conversions' },
  access: { create: nobody, read: leadEditors, update: nobody, delete: nobody },
  admin: { hidden: true },
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    { name: 'lead', type: 'relationship', relationTo: 'leads', index: true },
    { name: 'network', type: 'text', required: true, index: true },
    { name: 'event', type: 'text', required: true },
    { name: 'happened_at', type: 'date', required: true, index: true },
    { name: 'worth', type: 'number' },
    ...sendingColumns('conversion'),
  ],
};

const agreedTo = ({ agreed_to }: Pick<Lead, 'agreed_to'>, network: Network): boolean =>
  (agreed_to ?? '').split(', ').includes(networks[network]);

const touches = ({ visit }: Pick<Lead, 'visit'>) => [visit?.last, visit?.first];

/** The latest click of an advertisement with that name which brought the visitor. */
export function clickOf(lead: Pick<Lead, 'visit'>, name: string): string | undefined {
  for (const touch of touches(lead)) {
    const line = (touch?.clicks ?? '').split('\n').find((one) => one.includes(`(${name}): `));
    const found = name === 'gclid' ? touch?.gclid : line?.split('): ')[1];
    if (found) return found;
  }
  return undefined;
}

/** Clicks by which a network that fetches a file knows a visitor. */
export const clicksFor: Record<Fetched, readonly string[]> = {
  google_ads: ['gclid', 'gbraid', 'wbraid'],
  microsoft: ['msclkid'],
};

export const isFetched = (network: string): network is Fetched => fetchedBy.some((name) => name === network);

/** Whether a network can be told of a lead: Google Analytics counts it without knowing whose it is, the others need its visitor’s yes. */
function mayTell(lead: Lead, network: (typeof fromServer)[number]): boolean {
  if (network === 'google_analytics') return true;
  if (!agreedTo(lead, network)) return false;
  return !isFetched(network) || clicksFor[network].some((name) => clickOf(lead, name));
}

/** Nobody is told of spam, tests, and leads that no advertisement brought. */
const isCounted = ({ status, is_test, drill, suspicion, reached_us_by, anonymised_at }: Lead) =>
  status !== 'spam' && !is_test && !drill && !suspicion && !reached_us_by && !anonymised_at;

/** Whether a network is to be told of a lead, as it is now. */
export const isToldOf = (lead: Lead, network: (typeof fromServer)[number]): boolean => isCounted(lead) && mayTell(lead, network);

/** What has happened to a lead with this save; `cleared` where it was held back until now. */
function eventsOf(lead: Lead, before: Lead | undefined, cleared: boolean): Event[] {
  const isWon = (one: Lead | undefined) => one?.status === 'won' && one.quoted_amount != null;
  return [
    ...(!before || cleared ? (['lead'] as const) : []),
    ...(isWon(lead) && (cleared || !isWon(before)) ? (['won'] as const) : []),
  ];
}

/** Notes what networks are to be told of a lead after its save, each thing once unless it was given up meanwhile; resolves with whether that is anything. */
export async function noteConversions(
  payload: Payload,
  lead: Lead,
  before: Lead | undefined,
  cleared: boolean,
): Promise<boolean> {
  const happened = eventsOf(lead, before, cleared);
  if (happened.length === 0) return false;
  const settings: Measuring = await payload.findGlobal({ slug: 'measuring', depth: 0 });
  const told = fromServer.filter((network) => settings[network]?.way === 'server' && isToldOf(lead, network));
  const now = new Date().toISOString();
  for (const network of told)
    for (const event of happened) {
      const [state, next] = isFetched(network) ? ['kept', null] : ['waiting', now];
      const worth = event === 'won' ? (lead.quoted_amount ?? null) : null;
      const at = event === 'lead' ? lead.received_at : now;
      await execute(
        payload,
        sql`INSERT INTO conversions (key, lead_id, network, event, happened_at, worth, conversion_state, conversion_attempts,
              conversion_next_at, created_at, updated_at)
            VALUES (${`${lead.id} ${network} ${event}`}, ${lead.id}, ${network}, ${event}, ${at}, ${worth}, ${state}, 0,
              ${next}, ${now}, ${now})
            ON CONFLICT (key) DO UPDATE SET conversion_state = excluded.conversion_state, conversion_attempts = 0,
              conversion_next_at = excluded.conversion_next_at
            WHERE conversions.conversion_state = 'none'`,
      );
    }
  return told.length > 0;
}

export const conversionsOf = (payload: Payload, lead: number) =>
  payload
    .find({ collection: 'conversions', where: { lead: { equals: lead } }, sort: 'id', depth: 0, pagination: false })
    .then(({ docs }) => docs);

/** Tells again what failed of a lead, or waits. */
export const tellAgain = (payload: Payload, lead: number): Promise<unknown> =>
  rowsOf(
    payload,
    sql`UPDATE conversions SET conversion_state = 'waiting', conversion_attempts = 0, conversion_next_at = ${new Date().toISOString()}
        WHERE lead_id = ${lead} AND conversion_state IN ('failed', 'waiting') RETURNING id`,
  );
