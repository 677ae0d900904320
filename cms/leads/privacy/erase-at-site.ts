import type { Person } from 'contract/person';
import { withDeadline } from 'shared/deadline';
import { z } from 'zod';
import { env } from '../../base/process/env';

const DEADLINE_MS = 2000;
/** Erasing waits for a lead that is being delivered, and somebody for what may be erased. */
const ERASING_MS = 15_000;

/** A lead that the site set aside because the provider rejected it after its visitor was thanked. */
export const SpoolLead = z.object({
  reference: z.string(),
  received_at: z.number(),
  form: z.string(),
  page: z.string().default(''),
  fields: z.record(z.string(), z.string()),
});
export type SpoolLead = z.infer<typeof SpoolLead>;

const callSite = (site: string, path: string, body?: unknown, deadlineMs = DEADLINE_MS): Promise<unknown> =>
  withDeadline(deadlineMs, `${site}${path}`, async (signal) => {
    const response = await fetch(`${site}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${env.publishSecret}`, 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal,
    });
    if (!response.ok) throw new Error(`the site answered ${response.status} to ${path}`);
    return response.json();
  });

/** The answers of all sites. Rejects when one does not answer. */
const callSites = (path: string, body?: unknown, deadlineMs?: number) =>
  Promise.all(env.sites.map((site) => callSite(site, path, body, deadlineMs)));

const Leads = z.array(z.object({ leads: z.array(SpoolLead) }));
const leadsIn = (answers: unknown) => Leads.parse(answers).flatMap(({ leads }) => leads);

const SetAside = z.object({
  /** Refused by the provider after their visitor was thanked. */
  leads: z.array(SpoolLead),
  late: z.array(SpoolLead).default([]),
  damaged: z.array(z.string()).default([]),
});

/** What needs a look at the sites. Rejects when one does not answer in time. */
export async function setAsideAtSites() {
  const sites = z.array(SetAside).parse(await callSites('/_spool/refused'));
  return {
    refused: sites.flatMap(({ leads }) => leads),
    late: sites.flatMap(({ late }) => late),
    damaged: sites.flatMap(({ damaged }) => damaged),
  };
}

/** The numbers that the sites answer with. A site that does not answer stops no other; rejects when none has the lead then. */
async function sumOf(name: 'sent' | 'dismissed', path: string, references: string[]): Promise<number> {
  const answers = await Promise.allSettled(env.sites.map((site) => callSite(site, path, { references })));
  const sum = answers.reduce(
    (total, answer) =>
      total + (answer.status === 'fulfilled' ? (z.object({ [name]: z.number() }).parse(answer.value)[name] ?? 0) : 0),
    0,
  );
  const failed = answers.find((answer) => answer.status === 'rejected');
  if (sum === 0 && failed) throw failed.reason;
  return sum;
}

export const sendAgainAtSites = (references: string[]) => sumOf('sent', '/_spool/send-again', references);

/** Deletes leads that a site set aside, because somebody has dealt with them; resolves with their number. */
export const dismissAtSites = (references: string[]) => sumOf('dismissed', '/_spool/dismiss', references);

/** What the sites' spools still hold that may be of a person. Rejects when a site does not answer in time. */
export const spoolOf = async (person: Person): Promise<SpoolLead[]> =>
  leadsIn(await callSites('/_spool/person', person, ERASING_MS));

/** Erases leads from the sites' spools by number, and the receipts of others. Rejects when a site does not answer. */
export async function eraseAtSite(leads: string[], references: string[], keys: string[]): Promise<number> {
  const answers = z
    .array(z.object({ erased: z.number() }))
    .parse(await callSites('/_spool/erase', { leads, references, keys }, ERASING_MS));
  return answers.reduce((sum, { erased }) => sum + erased, 0);
}
