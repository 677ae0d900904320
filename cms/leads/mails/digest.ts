import type { Payload } from 'payload';
import { localDay, localHour } from '../../base/process/zone';
import { overdue } from '../record/views';
import { type Company, DIGEST_MAIL, digestMail } from './compose';
import { storeInOutbox } from './post';

/** Local hour from which the digest is due. */
const HOUR = 7;
const LISTED = 100;

/** Puts the daily digest of overdue leads into the outbox, once a day and only if there are any. */
export async function writeDigest(payload: Payload, company: Company, now: Date): Promise<void> {
  if (localHour(now, company.time_zone) < HOUR) return;
  const day = localDay(now, company.time_zone);
  const { totalDocs: written } = await payload.count({
    collection: 'outbox',
    where: { key: { equals: `${DIGEST_MAIL}${day}` } },
  });
  if (written > 0) return;
  const { docs, totalDocs } = await payload.find({
    collection: 'leads',
    where: overdue(now),
    sort: 'due_at',
    limit: LISTED,
    depth: 0,
  });
  if (totalDocs === 0) return;
  await storeInOutbox(payload, digestMail(day, company.office, docs, totalDocs, company), 'waiting', now);
}
