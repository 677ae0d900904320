import { z } from 'zod';
import { env } from '../../base/env';

const DEADLINE_MS = 2000;

/** A lead that the site set aside because the provider rejected it after its visitor was thanked. */
export const SpoolLead = z.object({
  reference: z.string(),
  received_at: z.number(),
  form: z.string(),
  page: z.string().default(''),
  fields: z.record(z.string(), z.string()),
});
export type SpoolLead = z.infer<typeof SpoolLead>;

async function callSite(site: string, path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(`${site}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${env.publishSecret}`, 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
  if (!response.ok) throw new Error(`the site answered ${response.status} to ${path}`);
  return response.json();
}

/** The answers of all sites. Rejects when one does not answer. */
const callSites = (path: string, body?: unknown) => Promise.all(env.sites.map((site) => callSite(site, path, body)));

const Leads = z.array(z.object({ leads: z.array(SpoolLead) }));
const leadsIn = (answers: unknown) => Leads.parse(answers).flatMap(({ leads }) => leads);

/** The leads that a site set aside. Rejects when a site does not answer in time. */
export const refusedAtSite = async (): Promise<SpoolLead[]> => leadsIn(await callSites('/_spool/refused'));

export interface PersonKeys {
  email_key: string | null;
  phone_key: string | null;
}

/** What the sites' spools still hold of a person. Rejects when a site does not answer in time. */
export const spoolOf = async (keys: PersonKeys): Promise<SpoolLead[]> => leadsIn(await callSites('/_spool/person', keys));

/**
 * Erases a person from the sites' spools, and the receipts of leads with these references; resolves with the number of leads.
 * Rejects when a site does not answer.
 */
export async function eraseAtSite(keys: PersonKeys, references: string[]): Promise<number> {
  const answers = z.array(z.object({ erased: z.number() })).parse(await callSites('/_spool/erase', { ...keys, references }));
  return answers.reduce((sum, { erased }) => sum + erased, 0);
}
