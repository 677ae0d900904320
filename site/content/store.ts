import type { CallAnswer, CallName, InputOf } from 'contract';
import { addressOf } from 'contract/call';
import { LRUCache } from 'lru-cache';
import { withDeadline } from 'shared/deadline';
import type { Log } from '../base/log';
import { steadyNow } from '../base/steady-clock';
import { DISK_MS, waitLimitMs } from '../base/waits';
import { AnswerCopies, type CopyLimits } from './answer-copies';
import { NoRecord } from './no-record';
import type { Provider } from './provider';

interface Answer {
  value: unknown;
  missing?: true;
  at: number;
  /** Set when it is from before a change, and asking again failed. */
  outdated?: true;
  bytes: number;
}

type Answers = LRUCache<string, Answer>;

interface Asker {
  byVisitor: boolean;
  underWay: Map<string, Promise<Answer>>;
}

interface Question {
  key: string;
  call: CallName;
  input: Record<string, unknown> | undefined;
  asker: Asker;
  answers: Answers;
}

/** Maximum age of an answer in milliseconds, even without a publish signal. */
const FRESH_MS = 60_000;
/** After a failure the call is not retried for this many milliseconds if an older answer can be used. */
const COOL_OFF_MS = 2000;

/** Maximum number of answers for pages in memory; their bytes have the limit of the copies. */
const MAX_ANSWERS = 5000;
const COPY_LIMITS: CopyLimits = { copies: 2000, bytes: 128 * 1024 * 1024 };
/** Maximum number and bytes of answers to visitors' queries, which can be invented without limit. */
const VISITORS_LIMITS = { max: 300, maxSize: 8 * 1024 * 1024 };

interface StoreDeps {
  provider: Provider;
  dir: string;
  log: Log;
  now?: () => number;
  limits?: Partial<CopyLimits>;
  diskMs?: number;
}

/** How pages read content: from the cache or, in a preview, straight from the provider. */
export type Content = Pick<ContentStore, 'get' | 'getForVisitor' | 'peek' | 'isOutdated'>;

const answerOf = (value: unknown, at: number): Answer => ({ value, at, bytes: JSON.stringify(value).length });

/** Cached answers of the provider, those for pages with a copy on disk. Visitors' queries have a cache of their own. */
export class ContentStore {
  readonly #provider: Provider;
  readonly #log: Log;
  readonly #now: () => number;
  readonly #diskMs: number;
  readonly #copies: AnswerCopies;
  readonly #forPages: Answers;
  readonly #forVisitors: Answers;
  readonly #page: Asker = { byVisitor: false, underWay: new Map() };
  readonly #visitor: Asker = { byVisitor: true, underWay: new Map() };
  readonly #expiredAt = new Map<CallName, number>();
  #failedAt = Number.NEGATIVE_INFINITY;
  #down = false;

  constructor({ provider, dir, log, now = steadyNow, limits, diskMs = DISK_MS }: StoreDeps) {
    this.#provider = provider;
    this.#log = log;
    this.#now = now;
    this.#diskMs = diskMs;
    const copyLimits = { ...COPY_LIMITS, ...limits };
    this.#copies = new AnswerCopies(dir, copyLimits);
    const sizeCalculation = ({ bytes }: Answer) => bytes;
    this.#forPages = new LRUCache({ max: MAX_ANSWERS, maxSize: copyLimits.bytes, sizeCalculation });
    this.#forVisitors = new LRUCache({ ...VISITORS_LIMITS, sizeCalculation });
  }

  /** Keeps an answer; one for pages also on disk, unless a newer one is known. */
  async #keep({ key, answers }: Question, answer: Answer): Promise<void> {
    if (answers === this.#forPages && (answers.peek(key)?.at ?? 0) > answer.at) return;
    answers.set(key, answer);
    if (answers === this.#forPages) await this.#copy(key, answer);
  }

  /** Makes the copy on disk what this answer says; nobody waits for long, and it goes on even so. */
  #copy(key: string, answer: Answer): Promise<void> {
    const copy = async () => {
      let newest: Answer | undefined = answer;
      let copied: Answer | undefined;
      // Again while a newer answer has come meanwhile, whose copy this one may have replaced.
      for (; newest && newest !== copied; newest = this.#forPages.peek(key)) {
        await (newest.missing ? this.#copies.remove(key) : this.#copies.write(key, newest.value));
        copied = newest;
      }
    };
    return withDeadline(this.#diskMs, 'the copy', copy).catch((error) =>
      this.#log.warn('last known content not written', { key, error }),
    );
  }

  /** Keeps in memory that there is no such record: invalid URLs are without limit. */
  async #keepMissing({ key, answers }: Question, at: number): Promise<Answer> {
    const answer: Answer = { value: undefined, missing: true, at, bytes: key.length };
    answers.set(key, answer);
    await this.#copy(key, answer);
    return answer;
  }

  async #lastKnown(key: string): Promise<Answer | undefined> {
    const inMemory = this.#forPages.get(key) ?? this.#forVisitors.get(key);
    if (inMemory) return inMemory;
    const copy = await withDeadline(this.#diskMs, 'the copy', () => this.#copies.read(key)).catch(() => undefined);
    return copy && { ...copy, at: 0 };
  }

  /** The last known answer instead of one that could not be had; notes whether it has changed since. */
  async #insteadOf({ key, call, answers }: Question): Promise<Answer | undefined> {
    const known = await this.#lastKnown(key);
    if (!known) return undefined;
    const outdated = known.at < (this.#expiredAt.get(call) ?? Number.NEGATIVE_INFINITY);
    const answer = outdated ? { ...known, outdated } : known;
    answers.set(key, answer);
    return answer;
  }

  async #ask(question: Question): Promise<Answer> {
    const { call, input, asker } = question;
    const coolingOff = this.#now() - this.#failedAt < COOL_OFF_MS;
    const known = coolingOff ? await this.#insteadOf(question) : undefined;
    if (known) return known;
    const startedAt = this.#now();
    try {
      const read = () => this.#provider.read(call, input, asker.byVisitor);
      const answer = answerOf(await withDeadline(waitLimitMs(this.#provider.deadlineMs), 'the answer', read), startedAt);
      this.#down = false;
      await this.#keep(question, answer);
      return answer;
    } catch (error) {
      if (!(error instanceof NoRecord)) return this.#askFailed(question, error);
      this.#down = false;
      return this.#keepMissing(question, startedAt);
    }
  }

  /** The last known answer; throws the error where there is none. */
  async #askFailed(question: Question, error: unknown): Promise<Answer> {
    if (!question.asker.byVisitor) {
      this.#failedAt = this.#now();
      this.#down = true;
    }
    const known = await this.#insteadOf(question);
    const shown = known ? 'last known content' : 'nothing';
    this.#log.warn('provider call failed', { call: question.call, error, shown });
    if (!known) throw error;
    return known;
  }

  #askOnce(question: Question): Promise<Answer> {
    const { key, asker } = question;
    // A visitor joins a page's call; a page does not join a visitor's, which may be queued.
    const pending = this.#page.underWay.get(key) ?? asker.underWay.get(key);
    if (pending) return pending;
    const asked = this.#ask(question).finally(() => {
      if (asker.underWay.get(key) === asked) asker.underWay.delete(key); // after a change a newer call may have taken its place
    });
    asker.underWay.set(key, asked);
    return asked;
  }

  async #answerTo<Name extends CallName>(asker: Asker, call: Name, ...[input]: InputOf<Name>): Promise<CallAnswer<Name>> {
    const key = addressOf(call, input);
    const answers = asker === this.#page || this.#forPages.has(key) ? this.#forPages : this.#forVisitors;
    const known = answers.get(key);
    const goodSince = Math.max(this.#now() - FRESH_MS, this.#expiredAt.get(call) ?? 0);
    const isFresh = known && known.at > goodSince;
    const answer = isFresh ? known : await this.#askOnce({ key, call, input, asker, answers });
    if (answer.missing) throw new NoRecord(`GET /api${key}: no such record`);
    return answer.value as CallAnswer<Name>; // validated when it was read
  }

  /** The validated answer for a page. Throws NoRecord, or ProviderFailure when the call failed and there is no older answer. */
  get<Name extends CallName>(call: Name, ...input: InputOf<Name>): Promise<CallAnswer<Name>> {
    return this.#answerTo(this.#page, call, ...input);
  }

  /** The validated answer to a visitor's query: from the pages' answers, else from the separate cache. */
  getForVisitor<Name extends CallName>(call: Name, ...input: InputOf<Name>): Promise<CallAnswer<Name>> {
    return this.#answerTo(this.#visitor, call, ...input);
  }

  /** The cached answer for the site's pages, however old; undefined if there is none. */
  peek<Name extends CallName>(call: Name, ...input: InputOf<Name>) {
    return this.#forPages.peek(addressOf(call, ...input))?.value as CallAnswer<Name> | undefined;
  }

  /** Whether the cached answer is from before a change, because asking again failed. */
  isOutdated<Name extends CallName>(call: Name, ...input: InputOf<Name>): boolean {
    return this.#forPages.peek(addressOf(call, ...input))?.outdated === true;
  }

  expire(calls: readonly CallName[]) {
    for (const call of calls) this.#expiredAt.set(call, this.#now());
    // Calls under way may have read the content before the change.
    this.#page.underWay.clear();
    this.#visitor.underWay.clear();
    this.#failedAt = Number.NEGATIVE_INFINITY;
    this.#provider.presumeAlive(); // the provider has just sent a signal, so it works
  }

  /** Asks the provider, also for an answer that is fresh, so that its recovery is noticed without visitors. */
  async probe(): Promise<void> {
    const answers = this.#forPages;
    await this.#askOnce({
      key: addressOf('additions', undefined),
      call: 'additions',
      input: undefined,
      asker: this.#page,
      answers,
    });
  }

  degraded() {
    return this.#down;
  }
}
