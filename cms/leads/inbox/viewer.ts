import type { PayloadRequest } from 'payload';
import { localDay, startOfDay, zoneOf } from '../../base/process/zone';
import type { Viewer } from '../record/views';

export async function viewerOf({ payload, user }: Pick<PayloadRequest, 'payload' | 'user'>): Promise<Viewer> {
  const zone = await zoneOf(payload);
  const now = new Date();
  return { now, today: localDay(now, zone), midnight: startOfDay(now, zone), user: user?.id ?? 0 };
}
