/**
 * The name of a lead's file: `RECEIVED_AT-REFERENCE.json`, and while a process works on the lead, its id behind that: the claim.
 * Renaming the file takes and gives back the claim, so the name is the lock.
 */
export interface LeadFileName {
  receivedAt: number;
  reference: string;
  /** Id of the process that works on the lead; absent while nobody does. */
  claimedBy?: number;
}

const NAME = /^(\d+)-(.*)\.json(?:\.(\d+))?$/;

export const printFileName = ({ receivedAt, reference, claimedBy }: LeadFileName): string =>
  `${receivedAt}-${reference}.json${claimedBy === undefined ? '' : `.${claimedBy}`}`;

/** Undefined if the file is not a lead's. */
export function parseFileName(name: string): LeadFileName | undefined {
  const [, receivedAt = '', reference = '', claimedBy] = NAME.exec(name) ?? [];
  const parsed = { receivedAt: Number(receivedAt), reference, ...(claimedBy !== undefined && { claimedBy: Number(claimedBy) }) };
  return printFileName(parsed) === name ? parsed : undefined;
}

/** The name with the claim of a process, or without any. */
export function withClaim(name: string, claimedBy: number | undefined): string {
  const parsed = parseFileName(name);
  if (!parsed) throw new Error(`${name} is not the name of a lead's file`);
  return printFileName({ ...parsed, claimedBy });
}

export const isOfLead = (name: string, references: readonly string[]): boolean =>
  references.some((reference) => reference === parseFileName(name)?.reference);
