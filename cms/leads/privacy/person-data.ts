import type { Payload, Where } from 'payload';
import type { Lead } from '../../base/payload-types';
import { execute, sql } from '../../base/query';
import { anonymise, forgetLog } from './anonymise';
import { eraseAtSite, type PersonKeys, spoolOf } from './spool';

/** Leads with the same normalised e-mail or the same last nine digits of the phone. */
export function samePerson({ email_key, phone_key }: PersonKeys): Where | undefined {
  const same: Where[] = [];
  if (email_key) same.push({ email_key: { equals: email_key } });
  if (phone_key) same.push({ phone_key: { equals: phone_key } });
  return same.length > 0 ? { or: same } : undefined;
}

export const keysOf = ({ email_key, phone_key }: Pick<Lead, 'email_key' | 'phone_key'>): PersonKeys => ({
  email_key: email_key ?? null,
  phone_key: phone_key ?? null,
});

const everything = { depth: 0, pagination: false, limit: 0, trash: true } as const;

async function leadsOf(payload: Payload, lead: Lead): Promise<Lead[]> {
  const where = samePerson(keysOf(lead));
  if (!where) return [lead];
  return (await payload.find({ collection: 'leads', where, ...everything })).docs;
}

/** All data about the person who sent a lead: leads with notes, versions, mails, and the site's spool. */
export async function personData(payload: Payload, lead: Lead) {
  const leads = await leadsOf(payload, lead);
  const list = leads.map(({ id }) => id);
  const [versions, mails, spool] = await Promise.all([
    payload.findVersions({
      collection: 'leads',
      where: { parent: { in: list } },
      depth: 0,
      pagination: false,
      limit: 0,
      trash: true,
    }),
    payload.find({ collection: 'outbox', where: { lead: { in: list } }, ...everything }),
    spoolOf(keysOf(lead)).catch(
      (error: unknown) => `the site could not be asked: ${error instanceof Error ? error.message : error}`,
    ),
  ]);
  return { leads, versions: versions.docs, mails: mails.docs, spool };
}

/**
 * Erases the person who sent a lead: the site's spool first, so that nothing is delivered later, then leads, versions, notes,
 * mails and digests.
 * @returns the numbers of leads here and at the site.
 * @throws Error when the site cannot be reached; then nothing is erased.
 */
export async function erasePerson(payload: Payload, lead: Lead, now: Date): Promise<{ leads: number; spool: number }> {
  const known = (await leadsOf(payload, lead)).map(({ reference }) => reference);
  const spool = await eraseAtSite(keysOf(lead), known);
  const leads = await leadsOf(payload, lead);
  await anonymise(
    payload,
    leads.map(({ id }) => id),
    now,
  );
  for (const { reference } of leads) {
    await execute(payload, sql`DELETE FROM outbox WHERE lead_id IS NULL AND replace(text, ${reference}, '') <> text`);
  }
  await forgetLog(payload);
  return { leads: leads.length, spool };
}
