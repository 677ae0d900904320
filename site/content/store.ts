import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CallAnswer, CallName, InputOf } from 'contract';
import { replaceFile } from 'contract/replace-file';
import { LRUCache } from 'lru-cache';
import type { Log } from '../base/log';
import { steadyNow } from '../base/steady-clock';
import { addressOf, NoRecord, type Provider } from './provider';

interface Answer {
  value: unknown;
  /** Set when the provider has no such record. */
  missing?: true;
  /** Time of the request, in milliseconds since the epoch. */
  at: number;
  /** Set when it is from before a change, and asking again failed. */
  outdated?: true;
  /** Length as JSON. */
  bytes: number;
}

interface Question {
  key: string;
  call: CallName;
  input: Record<string, unknown> | undefined;
  /** Whether the site's own pages use it. */
  own: boolean;
  byVisitor: boolean;
}

/** Maximum age of an answer in milliseconds, even without a publish signal. */
const FRESH_MS = 60_000;
/** After a failure the call is not retried for this many milliseconds if an older answer can be used. */
const COOL_OFF_MS = 2000;

/** Maximum number of answers in memory. */
const MOST_ANSWERS = 5000;
/** Maximum number of copies on disk; then the oldest are deleted. */
const MOST_COPIES = 2000;
/** Maximum bytes of all answers in memory, and of all copies on disk. */
const MOST_BYTES = 128 * 1024 * 1024;
/** Maximum number and bytes of answers to visitors' queries, which can be invented without limit. */
const MOST_PASSING = { max: 300, maxSize: 8 * 1024 * 1024 };

interface StoreDeps {
  provider: Provider;
  dir: string;
  log: Log;
  now?: () => number;
  mostCopies?: number;
  mostBytes?: number;
}

/** The copy of an answer on disk. */
const copyOf = (key: string, value: unknown) => Buffer.from(JSON.stringify({ key, value }));

/** How pages read content: from the cache or, in a preview, straight from the provider. */
export type Content = Pick<ContentStore, 'get' | 'getForVisitor' | 'peek' | 'isOutdated'>;

/**
 * Cached answers of the provider. Those for the site's own pages are kept in memory, with the last good copy on disk for when the
 * provider is down. Those to visitors' queries have a cache of their own in memory and never evict the former.
 */
export class ContentStore {
  readonly #provider: Provider;
  readonly #dir: string;
  readonly #log: Log;
  readonly #now: () => number;
  readonly #mostCopies: number;
  readonly #mostBytes: number;
  readonly #answers: LRUCache<string, Answer>;
  readonly #passing: LRUCache<string, Answer>;
  readonly #asking = { pages: new Map<string, Promise<Answer>>(), visitors: new Map<string, Promise<Answer>>() };
  readonly #expiredAt = new Map<CallName, number>();
  #failedAt = Number.NEGATIVE_INFINITY;
  #down = false;
  /** Share of the limits written since the last clean-up; unknown at the start. */
  #written = Number.POSITIVE_INFINITY;

  constructor({ provider, dir, log, now = steadyNow, mostCopies = MOST_COPIES, mostBytes = MOST_BYTES }: StoreDeps) {
    this.#provider = provider;
    this.#dir = dir;
    this.#log = log;
    this.#now = now;
    this.#mostCopies = mostCopies;
    this.#mostBytes = mostBytes;
    const sizeCalculation = ({ bytes }: Answer) => bytes;
    this.#answers = new LRUCache({ max: MOST_ANSWERS, maxSize: mostBytes, sizeCalculation });
    this.#passing = new LRUCache({ ...MOST_PASSING, sizeCalculation });
  }

  #fileOf(key: string) {
    return join(this.#dir, `${createHash('sha256').update(key).digest('hex').slice(0, 32)}.json`);
  }

  /** Deletes the oldest copies each time a tenth of a limit was written, so usage stays below 1.1 times the limit. */
  async #boundCopies(bytes: number) {
    this.#written += Math.max(1 / this.#mostCopies, bytes / this.#mostBytes);
    if (this.#written <= 0.1) return;
    this.#written = 0;
    const copies = await Promise.all(
      (await readdir(this.#dir)).map(async (name) => {
        const { size, mtimeMs } = await stat(join(this.#dir, name)).catch(() => ({ size: 0, mtimeMs: 0 })); // already deleted
        return { name, size, mtimeMs };
      }),
    );
    let [count, total] = [copies.length, copies.reduce((sum, { size }) => sum + size, 0)];
    for (const { name, size } of copies.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
      if (count <= this.#mostCopies && total <= this.#mostBytes) return;
      await rm(join(this.#dir, name), { force: true });
      count -= 1;
      total -= size;
    }
  }

  async #copy(key: string, copy: Buffer) {
    await mkdir(this.#dir, { recursive: true });
    await replaceFile(this.#fileOf(key), (temporary) => writeFile(temporary, copy));
  }

  async #keep(key: string, value: unknown, at: number): Promise<Answer> {
    const copy = copyOf(key, value);
    const answer: Answer = { value, at, bytes: copy.length };
    if ((this.#answers.peek(key)?.at ?? 0) > at) return answer; // started before a change, but finished after a later call
    this.#answers.set(key, answer);
    try {
      await this.#copy(key, copy);
      const newest = this.#answers.peek(key);
      if (newest?.missing) await rm(this.#fileOf(key), { force: true });
      // A newer answer came while this one was being written, and this one may have replaced its copy.
      else if (newest && newest.at > at) await this.#copy(key, copyOf(key, newest.value));
      await this.#boundCopies(copy.length);
    } catch (error) {
      this.#log.warn('last known content not written', { key, error });
    }
    return answer;
  }

  async #lastKnown(key: string): Promise<Answer | undefined> {
    const inMemory = this.#answers.get(key) ?? this.#passing.get(key);
    if (inMemory) return inMemory;
    try {
      const copy = await readFile(this.#fileOf(key));
      const { key: whose, value } = JSON.parse(copy.toString()) as { key: string; value: unknown };
      return whose === key ? { value, at: 0, bytes: copy.length } : undefined;
    } catch {
      return undefined; // never requested before, or the copy is unreadable: no fallback
    }
  }

  /** The last known answer instead of one that could not be had; notes whether it has changed since. */
  async #insteadOf({ key, call, own }: Question): Promise<Answer | undefined> {
    const known = await this.#lastKnown(key);
    if (!known) return undefined;
    const outdated = known.at < (this.#expiredAt.get(call) ?? Number.NEGATIVE_INFINITY);
    const answer = outdated ? { ...known, outdated } : known;
    (own ? this.#answers : this.#passing).set(key, answer);
    return answer;
  }

  async #ask(question: Question): Promise<Answer> {
    const { key, call, input, own, byVisitor } = question;
    const kept = own ? this.#answers : this.#passing;
    const sparing = this.#now() - this.#failedAt < COOL_OFF_MS ? await this.#insteadOf(question) : undefined;
    if (sparing) return sparing;
    const startedAt = this.#now();
    try {
      const value = await this.#provider.read(call, input, byVisitor);
      this.#down = false;
      if (own) return await this.#keep(key, value, startedAt);
      const answer = { value, at: startedAt, bytes: JSON.stringify(value).length };
      this.#passing.set(key, answer);
      return answer;
    } catch (error) {
      if (error instanceof NoRecord) {
        const answer: Answer = { value: undefined, missing: true, at: startedAt, bytes: key.length };
        this.#down = false;
        kept.set(key, answer); // not on disk: invalid URLs are without limit
        await rm(this.#fileOf(key), { force: true }).catch((why) =>
          this.#log.warn('last known content not removed', { key, error: why }),
        );
        return answer;
      }
      if (!byVisitor) {
        this.#failedAt = this.#now();
        this.#down = true;
      }
      const known = await this.#insteadOf(question);
      this.#log.warn('provider call failed', { call, error, shown: known ? 'last known content' : 'nothing' });
      if (!known) throw error;
      return known;
    }
  }

  #askOnce(question: Question): Promise<Answer> {
    const { key, byVisitor } = question;
    const underWay = byVisitor ? this.#asking.visitors : this.#asking.pages;
    const pending = underWay.get(key);
    if (pending) return pending;
    const asked = this.#ask(question).finally(() => {
      if (underWay.get(key) === asked) underWay.delete(key); // after a change a newer call may have taken its place
    });
    underWay.set(key, asked);
    return asked;
  }

  async #answerTo<Name extends CallName>(byVisitor: boolean, call: Name, ...[input]: InputOf<Name>): Promise<CallAnswer<Name>> {
    const key = addressOf(call, input);
    const own = !byVisitor || this.#answers.has(key);
    let answer = (own ? this.#answers : this.#passing).get(key);
    const goodSince = Math.max(this.#now() - FRESH_MS, this.#expiredAt.get(call) ?? 0);
    if (!answer || answer.at <= goodSince) {
      // A page does not join a visitor's query, which may be queued.
      answer = await ((byVisitor && this.#asking.pages.get(key)) || this.#askOnce({ key, call, input, own, byVisitor }));
    }
    if (answer.missing) throw new NoRecord(`GET /api${key}: no such record`);
    return answer.value as CallAnswer<Name>; // validated when it was read
  }

  /** The validated answer for a page. Throws NoRecord, or ProviderFailure when the call failed and there is no older answer. */
  get<Name extends CallName>(call: Name, ...input: InputOf<Name>): Promise<CallAnswer<Name>> {
    return this.#answerTo(false, call, ...input);
  }

  /** The validated answer to a visitor's query: from the pages' answers, else from the separate cache. */
  getForVisitor<Name extends CallName>(call: Name, ...input: InputOf<Name>): Promise<CallAnswer<Name>> {
    return this.#answerTo(true, call, ...input);
  }

  /** The cached answer for the site's pages, however old; undefined if there is none. */
  peek<Name extends CallName>(call: Name, ...input: InputOf<Name>) {
    return this.#answers.peek(addressOf(call, ...input))?.value as CallAnswer<Name> | undefined;
  }

  /** Whether the cached answer is from before a change, because asking again failed. */
  isOutdated<Name extends CallName>(call: Name, ...input: InputOf<Name>): boolean {
    return this.#answers.peek(addressOf(call, ...input))?.outdated === true;
  }

  /** Marks all answers of these calls stale. */
  expire(calls: readonly CallName[]) {
    for (const call of calls) this.#expiredAt.set(call, this.#now());
    // Calls under way may have read the content before the change.
    this.#asking.pages.clear();
    this.#asking.visitors.clear();
    this.#failedAt = Number.NEGATIVE_INFINITY;
    this.#provider.presumeAlive(); // the provider has just sent a signal, so it works
  }

  /** True while the provider's last answer was a failure. */
  degraded() {
    return this.#down;
  }
}
