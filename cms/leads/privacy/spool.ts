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

async function callSite(path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(`${env.publishUrl}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${env.publishSecret}`, 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
  if (!response.ok) throw new Error(`the site answered ${response.status} to ${path}`);
  return response.json();
}

/** The leads that the site set aside. Rejects when the site does not answer in time. */
export const refusedAtSite = async (): Promise<SpoolLead[]> =>
  z.object({ leads: z.array(SpoolLead) }).parse(await callSite('/_spool/refused')).leads;

const Person = z.object({ leads: z.array(SpoolLead) });
export interface PersonKeys {
  email_key: string | null;
  phone_key: string | null;
}

/** What the site's spool still holds of a person. Rejects when the site does not answer in time. */
export const spoolOf = async (keys: PersonKeys): Promise<SpoolLead[]> =>
  Person.parse(await callSite('/_spool/person', keys)).leads;

/**
 * Erases a person from the site's spool, and the receipts of leads with these references; resolves with the number of leads.
 * Rejects when the site does not answer.
 */
export const eraseAtSite = async (keys: PersonKeys, references: string[]): Promise<number> =>
  z.object({ erased: z.number() }).parse(await callSite('/_spool/erase', { ...keys, references })).erased;
