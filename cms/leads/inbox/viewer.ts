import type { PayloadRequest } from 'payload';
import { daysLater } from '../../base/process/days';
import { localDay, momentOf, startOfDay, zoneOf } from '../../base/process/zone';
import type { Viewer } from '../record/views';

export async function viewerOf({ payload, user }: Pick<PayloadRequest, 'payload' | 'user'>): Promise<Viewer> {
  const zone = await zoneOf(payload);
  const now = new Date();
  const today = localDay(now, zone);
  const weekEnd = momentOf(`${daysLater(today, 7)}T00:00`, zone);
  return { now, today, midnight: startOfDay(now, zone), weekEnd, user: user?.id ?? 0 };
}
