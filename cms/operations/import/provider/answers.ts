import { type CallAnswer, type CallName, contract, type InputOf } from 'contract';
import { addressOf, callOf } from 'contract/call';
import { withoutHidden } from 'shared/hidden-markup';
import type { core, ZodError } from 'zod';
import { BadStatus, download } from '../download';
import type { Job } from '../job';
import { plain } from '../plain';

const LIMITS = { bytes: 16 * 1024 * 1024, ms: 20_000 };
/** Calls whose `description` is markup. */
const WITH_MARKUP: readonly CallName[] = ['blogs', 'blogDetails', 'melbourneWhoWeAre'];

/** A call as the report names it: "Reviews, newest first (/testimonials)". */
export function nameOfCall(name: CallName, address?: string): string {
  const { summary = name, path = '' } = contract[name]['~orpc'].route;
  return `${summary} (${address ?? path})`;
}

/** Why a field does not fit, in the owner's words. */
function reasonIn(issue: core.$ZodIssue): string {
  if (issue.code !== 'invalid_type') return issue.message;
  if (/received undefined|received null/.test(issue.message)) return 'it is missing';
  return `it should be ${{ string: 'a text', number: 'a number', array: 'a list', object: 'a record' }[issue.expected as string] ?? issue.expected}`;
}

/** The value without the entries of lists that do not fit; undefined when something else does not fit. */
function withoutMisfits(value: unknown, { issues }: ZodError, misfit: (where: string, why: string) => void): unknown {
  const copy = structuredClone(value);
  const dropped = new Map<unknown[], Set<number>>();
  for (const issue of issues) {
    const { path } = issue;
    const message = reasonIn(issue);
    const at = path.findLastIndex((part) => typeof part === 'number');
    const field =
      path
        .slice(at + 1)
        .map(String)
        .join('.') || 'the entry';
    const list = path.slice(0, Math.max(at, 0)).reduce<unknown>(
      // The schema has just walked this path through the same answer.
      (inner, part) => (inner as Record<PropertyKey, unknown> | undefined)?.[part],
      copy,
    );
    if (at < 0 || !Array.isArray(list)) {
      misfit(path.map(String).join('.') || 'the whole answer', `${message}; nothing of this call was taken`);
      return undefined;
    }
    const places = path.slice(0, at + 1).flatMap((part) => (typeof part === 'number' ? `no. ${part + 1}` : []));
    misfit(`${places.join(', ')}, ${field}`, `${message}; this entry was left out`);
    dropped.set(list, (dropped.get(list) ?? new Set()).add(path[at] as number));
  }
  for (const [list, places] of dropped) list.splice(0, list.length, ...list.filter((_, at) => !places.has(at)));
  return copy;
}

/** The value with markup taken out of its texts, which our pages would show as signs; `found` gets what that markup hid. */
function words(value: unknown, keep: readonly string[], found: (hidden: string[]) => void): unknown {
  if (typeof value === 'string') {
    const text = /<[a-z/!]/i.test(value) || /&(amp|lt|gt|quot|nbsp|#\d+);/i.test(value) ? plain(value) : value;
    if (text !== value) found(withoutHidden(value).leftOut);
    return text;
  }
  if (Array.isArray(value)) return value.map((inner) => words(inner, keep, found));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, keep.includes(key) ? inner : words(inner, keep, found)]),
  );
}

/** The answers of a provider, read once and checked against the contract. */
export class Answers {
  readonly #known = new Map<string, unknown>();
  /** Calls that failed, apart from those that the provider does not have. */
  failed = 0;

  constructor(
    private readonly job: Job,
    /** Address of the provider, before /api. */
    readonly base: string,
  ) {}

  /** Reads a call unless it is known; undefined if the provider has no such record, or what it says cannot be used. */
  async read<Name extends CallName>(name: Name, ...[input]: InputOf<Name>): Promise<CallAnswer<Name> | undefined> {
    const address = addressOf(name, input as Record<string, unknown> | undefined);
    if (!this.#known.has(address)) this.#known.set(address, await this.#ask(name, address));
    return this.#known.get(address) as CallAnswer<Name> | undefined;
  }

  async #ask(name: CallName, address: string): Promise<unknown> {
    const from = nameOfCall(name, address);
    const misfit = (where: string, why: string) => this.job.report.misfit(from, where, why);
    try {
      const limits = { ...LIMITS, inside: this.job.options.inside };
      const body: unknown = JSON.parse((await download(`${this.base}/api${address}`, limits)).toString());
      return this.#checked(name, body, misfit);
    } catch (error) {
      if (error instanceof BadStatus && [404, 501].includes(error.status)) return undefined;
      this.failed++;
      misfit('the call', error instanceof SyntaxError ? 'the answer is not JSON' : `it failed: ${(error as Error).message}`);
      return undefined;
    }
  }

  #checked(name: CallName, body: unknown, misfit: (where: string, why: string) => void): unknown {
    const { output } = callOf(name);
    const parsed = output.safeParse(body);
    const rest = parsed.success ? parsed.data : output.safeParse(withoutMisfits(body, parsed.error, misfit)).data;
    const keep = WITH_MARKUP.includes(name) ? ['description'] : [];
    const found = (hidden: string[]) => misfit('texts', `${['markup', ...hidden].join(' and ')} was taken out of plain text`);
    return rest === undefined ? undefined : words(rest, keep, found);
  }

  pictureAddress(path: string): string {
    if (/^https?:\/\//i.test(path)) return path;
    return `${this.base}/storage/${path
      .replace(/^\/?(storage\/)?/, '')
      .split('/')
      .map(encodeOnce)
      .join('/')}`;
  }
}

const encodeOnce = (part: string) => (/%[0-9a-f]{2}/i.test(part) ? part : encodeURIComponent(part));
