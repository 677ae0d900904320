'use client';
import type { useDocumentInfo, useForm } from '@payloadcms/ui';
import { changesBetween, inWords, textOf, type Values } from './changes';
import type { SubmitOptions } from './form-saver';
import type { FormValues } from './form-values';
import type { Kept, Place } from './kept';
import { type Choices, type Conflict, merge, type Versions } from './merge';
import { type OpenRecord, readNewest, type Trouble } from './record-of';

/** Milliseconds between the last letter and the saved draft. */
const PAUSE_MS = 1000;
const FIRST_RETRY_MS = 2000;
const MAX_RETRY_MS = 60_000;
const TRIES = 5;
const SHOWN = 5;

/** Both changed these fields; `answer` says which value each gets. */
export interface Question {
  conflicts: Conflict[];
  theirs: Values;
  answer(choices: Choices): void;
}

export type Note =
  | { kind: 'taken'; who: string; when: string; changed: string }
  | { kind: 'restored'; at: number; changed: string; takeOut(): void };

export interface Now {
  info: ReturnType<typeof useDocumentInfo>;
  form: ReturnType<typeof useForm>;
  record: OpenRecord;
  account?: number | string;
  me: string;
}

export interface Shown {
  trouble(why?: Trouble): void;
  question(question?: Question): void;
  note(note?: Note): void;
  kept(isKept: boolean): void;
}

const isOther = (one: Values, other: Values) => String(one.updatedAt) !== String(other.updatedAt);

/** What happens to the words of one open form. Acts follow each other; see `docs/decisions/0013-two-people-type.md`. */
export class TypingActs {
  place?: Place;
  base?: Values;
  trouble?: Trouble;
  isAsking = false;
  /** The version, by its time, that a button of this form has made. */
  own?: string;
  isTouched = false;
  unsaved?: Kept;
  waiting?: () => void;
  #isAdopting = false;
  #sent: Values[] = [];
  #lastSent = '';
  #retry = FIRST_RETRY_MS;
  #timer?: ReturnType<typeof setTimeout>;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly now: { current: Now },
    readonly values: FormValues,
    private readonly shown: Shown,
  ) {}

  #differs = (one: Values, other: Values) => changesBetween(this.now.current.record.fields, one, other);

  isUnsaved = () => this.isTouched && this.base !== undefined && this.#differs(this.base, this.values.read()).length > 0;

  #inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
    const mine = this.#turn.then(act, act);
    this.#turn = mine.catch(() => undefined);
    return mine;
  }

  /** Looks for a newer version and saves the draft; false if something is left to do for the person, or the server is away. */
  look = (asked = false) => this.#inTurn(() => this.#look(asked));
  /** Sends the form after that; false as above. */
  send = (options: SubmitOptions) => this.#inTurn(async () => (await this.#look(false)) && this.submit(options));
  adopt = (kept: Kept, key?: string) => {
    this.#isAdopting = true;
    return this.#inTurn(() => this.#adopt(kept, key));
  };

  later(ms = PAUSE_MS): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.look(), ms);
  }

  stop = () => clearTimeout(this.#timer);

  /** Writes what is unsaved to this device, or takes it away once the server has it. */
  keep(): void {
    if (this.isUnsaved()) {
      this.unsaved = { at: Date.now(), base: this.base ?? {}, mine: this.values.read(), sent: this.#sent };
      if (this.place) this.shown.kept(this.place.keep(this.unsaved));
    } else if (!this.#isAdopting) {
      this.unsaved = undefined;
      this.place?.forget();
      this.shown.kept(true);
    }
  }

  noteSent = () => {
    const values = this.values.read();
    this.#lastSent = textOf(values);
    this.#sent.push(values);
    this.keep();
  };

  submit = (options?: SubmitOptions) => {
    this.noteSent();
    return this.now.current.form.submit(options);
  };

  /** The form is made from this version from now on. */
  begin(base: Values, isAnswer = false): void {
    if (isAnswer) this.isTouched = textOf(this.values.read()) !== this.#lastSent;
    this.base = base;
    this.#sent = [];
    void this.values.name(base.updatedAt);
    this.now.current.form.setModified(this.isUnsaved());
    this.keep();
  }

  #fail(why: Trouble): false {
    this.trouble = why;
    this.shown.trouble(why);
    this.later(this.#retry);
    this.#retry = Math.min(MAX_RETRY_MS, this.#retry * 2);
    return false;
  }

  #recover(): true {
    this.#retry = FIRST_RETRY_MS;
    this.trouble = undefined;
    this.shown.trouble();
    this.keep();
    const { waiting } = this;
    this.waiting = undefined;
    waiting?.();
    return true;
  }

  #ask(conflicts: Conflict[], theirs: Values): Promise<Choices> {
    this.isAsking = true;
    return new Promise((done) => {
      const answer = (choices: Choices) => {
        this.isAsking = false;
        this.shown.question();
        done(choices);
      };
      this.shown.question({ conflicts, theirs, answer });
    });
  }

  #read() {
    const { record, account } = this.now.current;
    return readNewest(record.path ?? '', account, this.trouble === 'signed out');
  }

  async #look(asked: boolean): Promise<boolean> {
    const { record } = this.now.current;
    if (!record.path) return this.#recover();
    let isToKeep = asked;
    for (let tries = 0; tries < TRIES; tries += 1) {
      const newest = await this.#read();
      if (typeof newest === 'string') return this.isUnsaved() || this.waiting ? this.#fail(newest) : false;
      if (this.base && isOther(newest, this.base) && !(await this.#meet(newest))) return false;
      await this.values.name(this.base?.updatedAt);
      const isLeft = this.isUnsaved() || (isToKeep && this.now.current.info.mostRecentVersionIsAutosaved);
      if (!record.hasDrafts || !isLeft) return this.#recover();
      // Then it looks again: the draft may have been refused, and something may have been typed meanwhile.
      if (await this.#saveDraft(isToKeep)) isToKeep = false;
    }
    return this.#fail('refused');
  }

  /** Puts the form and a newer version together; false if it could not be done now. */
  async #meet(newest: Values): Promise<boolean> {
    let theirs = newest;
    let choices: Choices = {};
    for (let tries = 0; tries < TRIES; tries += 1) {
      const versions: Versions = { base: this.base ?? {}, mine: this.values.read(), theirs, sent: this.#sent };
      const { values, taken, conflicts } = merge(this.now.current.record.fields, versions, choices);
      if (conflicts.length > 0) {
        choices = { ...choices, ...(await this.#ask(conflicts, theirs)) };
        const now = await this.#read();
        if (typeof now === 'string') return this.#fail(now);
        if (isOther(now, theirs)) choices = {}; // somebody saved while the question was open
        theirs = now;
      } else if (this.#differs(versions.mine, values).length === 0 || (await this.values.write(values))) {
        this.#tell(taken, versions);
        this.#take(theirs);
        return true;
      }
    }
    this.later();
    return false;
  }

  #tell(taken: Parameters<typeof inWords>[0], { theirs, sent }: Versions): void {
    const who = String(theirs.edited_by || 'The product');
    const when = String(theirs.updatedAt);
    const isOwn = when === this.own || (sent.length > 0 && who === this.now.current.me); // an answer that never came
    if (taken.length === 0 || isOwn) return;
    this.shown.note({ kind: 'taken', who, when, changed: inWords(taken, SHOWN) });
  }

  #take(theirs: Values): void {
    this.begin(theirs);
    const { setData, setLastUpdateTime, setUnpublishedVersionCount, setHasPublishedDoc } = this.now.current.info;
    setData(theirs);
    setLastUpdateTime(Date.parse(String(theirs.updatedAt)));
    const isPublished = theirs._status === 'published';
    if (isPublished) setHasPublishedDoc(true);
    if (theirs._status) setUnpublishedVersionCount((count) => (isPublished ? 0 : Math.max(1, count)));
  }

  /** Saves the draft by itself, or as a version `toKeep`, which says so; false if it was refused. */
  async #saveDraft(toKeep: boolean): Promise<boolean> {
    const { info, record, me, form } = this.now.current;
    const { base } = this;
    const isOwnDraft = !base?.edited_by || base.edited_by === me; // another's stays in the history
    form.setBackgroundProcessing(true);
    const result = await this.submit({
      action: `${record.path}?draft=true${isOwnDraft && !toKeep ? '&autosave=true' : ''}&depth=0`,
      method: record.method,
      acceptValues: { overrideLocalChanges: false },
      context: { getDocPermissions: false, incrementVersionCount: toKeep || !info.mostRecentVersionIsAutosaved },
      disableFormWhileProcessing: false,
      disableSuccessStatus: !toKeep,
      overrides: { _status: 'draft' },
      skipValidation: true,
    }).finally(() => form.setBackgroundProcessing(false));
    if (result?.res?.ok !== true) return false;
    if (toKeep || !info.mostRecentVersionIsAutosaved) info.setUnpublishedVersionCount((count) => count + 1);
    info.setMostRecentVersionIsAutosaved(!toKeep);
    // React passes the answer on to `begin`.
    for (let waited = 0; this.base === base && waited < TRIES; waited += 1) await new Promise((done) => setTimeout(done, 20));
    return true;
  }

  /** Brings back what an earlier form kept, as if it had stayed open. */
  async #adopt({ base, mine, sent, at }: Kept, key?: string): Promise<void> {
    const { record, form, me } = this.now.current;
    const { fields } = record;
    const theirs = this.base ?? {};
    this.#sent.unshift(...sent); // an answer may still be under way from the form that was left
    const before = merge(fields, { base, mine, theirs, sent });
    const changed = inWords(this.#differs(theirs, before.values), SHOWN);
    if (changed || before.conflicts.length > 0) {
      const since = { base: theirs, theirs: mine, mine: this.values.read(), sent: [] };
      const twice = merge(fields, since).conflicts; // typed again before the form was ready
      const earlier = { edited_by: me, updatedAt: new Date(at).toISOString() };
      const all = merge(fields, since, twice.length > 0 ? await this.#ask(twice, earlier) : {}).values;
      const versions = { base, mine: all, theirs, sent };
      const { conflicts } = merge(fields, versions);
      const result = merge(fields, versions, conflicts.length > 0 ? await this.#ask(conflicts, theirs) : {});
      const values = record.path ? { ...result.values, updatedAt: theirs.updatedAt } : mine;
      this.isTouched = true;
      while (!(await this.values.write(values))) await new Promise((done) => setTimeout(done, PAUSE_MS));
      form.setModified(true);
      this.shown.note({ kind: 'restored', at, changed, takeOut: () => void this.#inTurn(() => this.#takeOut(values, theirs)) });
      this.later();
    }
    this.#isAdopting = false;
    this.keep();
    if (key) this.place?.forget(key);
  }

  /** Undoes a restoration; what was typed after it stays. */
  async #takeOut(restored: Values, before: Values): Promise<void> {
    const { fields } = this.now.current.record;
    this.shown.note();
    const versions = { base: restored, mine: this.values.read(), theirs: before, sent: [] };
    const typedSince = merge(fields, versions).conflicts.map(({ path }) => [path, 'mine' as const]);
    const { values } = merge(fields, versions, Object.fromEntries(typedSince));
    await this.values.write({ ...values, updatedAt: this.base?.updatedAt });
    this.now.current.form.setModified(true);
    this.later(0);
  }
}
