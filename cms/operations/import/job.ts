import { type Payload, ValidationError } from 'payload';
import type { Letters } from './files/letters';
import { Ledger } from './ledger';
import { Pictures } from './pictures';
import type { Progress } from './progress';
import { Report } from './report';

export interface Options {
  overwrite: boolean;
  /** Whether pictures may be files of this machine: for a table that a person made. */
  files: boolean;
  inside: ReadonlySet<string>;
  /** How letters are read that can be read in several ways; without it, the import asks. */
  letters?: Letters;
}

export class Job {
  readonly report = new Report();
  readonly ledger: Ledger;
  readonly pictures: Pictures;

  constructor(
    readonly payload: Payload,
    readonly progress: Progress,
    readonly options: Options,
  ) {
    this.ledger = new Ledger(payload);
    this.pictures = new Pictures(payload, this.ledger, this.report, options);
  }
}

/** Why Payload refused a record, with the field's label. */
export function refusalIn(error: unknown): string {
  if (error instanceof ValidationError)
    return error.data.errors
      .map(({ label, path, message }) => `${typeof label === 'string' ? label : path}: ${message}`)
      .join(' ');
  return error instanceof Error ? error.message : String(error);
}
