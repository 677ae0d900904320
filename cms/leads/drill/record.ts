import type { GlobalConfig, Payload } from 'payload';
import { nobody, ownersOnly } from '../../base/rights/access';

const stations = ['form', 'spool', 'database', 'mail', 'confirmation'] as const;
export type Station = (typeof stations)[number];

export const fireDrill: GlobalConfig = {
  slug: 'fire-drill',
  versions: false,
  access: { read: ownersOnly, readVersions: ownersOnly, update: nobody },
  admin: { hidden: true },
  fields: [
    { name: 'started_at', type: 'date' },
    { name: 'succeeded_at', type: 'date' },
    { name: 'failed_at', type: 'date' },
    { name: 'failed_station', type: 'select', options: stations.map((value) => ({ value, label: value })) },
    { name: 'failed_why', type: 'text' },
  ],
};

export interface DrillRecord {
  started_at?: string | null;
  succeeded_at?: string | null;
  failed_at?: string | null;
  failed_station?: Station | null;
  failed_why?: string | null;
}

export const readRecord = (payload: Payload): Promise<DrillRecord> => payload.findGlobal({ slug: 'fire-drill', depth: 0 });

export async function writeRecord(payload: Payload, data: DrillRecord): Promise<void> {
  await payload.updateGlobal({ slug: 'fire-drill', data, depth: 0 });
}
