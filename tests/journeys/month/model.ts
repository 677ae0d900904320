import { type Calendar, DAY_MS, dayOf, local } from './calendar';

const HOUR_MS = 60 * 60_000;
const OPEN = ['new', 'contacted', 'quoted'];

export type Act = 'call-when' | 'question' | 'accept' | 'decline' | 'photos';
type Ring = Act | 'new' | 'soon';

/** A version of a quote. */
interface Version {
  state: 'sent' | 'replaced' | 'accepted' | 'declined';
  cents: number;
  until: string;
}

/** An enquiry as it should be. */
export interface Enquiry {
  reference: string;
  id: number;
  email: string;
  isSuspicious: boolean;
  isConfirmed: boolean;
  received: number;
  due: number;
  status: 'new' | 'contacted' | 'quoted' | 'won' | 'lost' | 'spam';
  answered?: number;
  questionDue?: number;
  callWhen?: string;
  followUp?: string;
  agreed?: string;
  isDayTold?: boolean;
  amount?: number;
  lostBecause?: string;
  notes: string[];
  quotes: Version[];
  photos: number;
  hasRungSoon: boolean;
}

/** A telephone: for whom it rings. */
export interface Telephone {
  id: string;
  inHours: boolean;
  wants(ring: Ring): boolean;
}

/** What should have happened: how often each mail has come and each telephone has rung, by words that name it. */
export class Model {
  readonly enquiries = new Map<string, Enquiry>();
  readonly mails = new Map<string, number>();
  readonly rings = new Map<string, number>();
  promise: 'four working hours' | 'one working day' = 'four working hours';
  readonly #held: { telephone: Telephone; ring: Ring; enquiry: Enquiry; until: number }[] = [];
  readonly #confirmed: { mailbox: string; at: number }[] = [];
  #lastDigest = '';

  constructor(
    private readonly calendar: Calendar,
    private readonly telephones: readonly Telephone[],
    private readonly office: string,
  ) {}

  #count(counts: Map<string, number>, name: string) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  #mail(to: string, name: string) {
    this.#count(this.mails, `${to}: ${name}`);
  }
  #replyBy(at: number) {
    return this.promise === 'four working hours' ? this.calendar.afterHours(at, 4) : this.calendar.afterDay(at);
  }

  #ring(ring: Ring, enquiry: Enquiry, now: number) {
    if (enquiry.status === 'spam') return;
    for (const telephone of this.telephones.filter(({ wants }) => wants(ring))) {
      if (!telephone.inHours || this.calendar.isOpen(now)) this.#count(this.rings, `${telephone.id}: ${ring} ${enquiry.id}`);
      else this.#held.push({ telephone, ring, enquiry, until: this.calendar.nextOpen(now) });
    }
  }

  /** Nobody was answered yet: those are still to be rung, and are overdue some day. */
  waits = ({ status, answered }: Enquiry) => status === 'new' && answered === undefined;
  soonAt = ({ due, received }: Enquiry) => due - Math.min(HOUR_MS, (due - received) / 10);
  isOpen = ({ status }: Enquiry) => OPEN.includes(status);
  /** The version that can be accepted on that day. */
  openQuote = ({ quotes }: Enquiry, now: number) =>
    quotes.findLast(({ state, until }) => state === 'sent' && until >= dayOf(now));

  /** The job of a minute, with the clock at `now`: the day's list, what is soon overdue, and what waited for the working hours. */
  tick(now: number) {
    const all = [...this.enquiries.values()];
    for (const enquiry of all) {
      if (!this.waits(enquiry) || enquiry.hasRungSoon || enquiry.due <= now || now < this.soonAt(enquiry)) continue;
      enquiry.hasRungSoon = true;
      this.#ring('soon', enquiry, now);
    }
    for (const telephone of this.telephones) {
      const over = this.#held.filter((held) => held.telephone === telephone && held.until <= now);
      for (const held of over) this.#held.splice(this.#held.indexOf(held), 1);
      const rung = over.filter(({ ring, enquiry }) =>
        ring === 'new' || ring === 'soon' ? this.waits(enquiry) : enquiry.status !== 'spam',
      );
      const [only] = rung;
      if (only && rung.length === 1) this.#count(this.rings, `${telephone.id}: ${only.ring} ${only.enquiry.id}`);
      else if (only) this.#count(this.rings, `${telephone.id}: overnight, ${rung.length} of ${dayOf(now)}`);
    }
    const overdue = all.filter(
      (one) => (this.waits(one) && one.due < now) || (one.status !== 'spam' && (one.questionDue ?? now) < now),
    );
    if (local(now).slice(11) < '07:00' || this.#lastDigest === dayOf(now) || overdue.length === 0) return;
    this.#lastDigest = dayOf(now);
    const references = overdue.map(({ reference }) => reference).sort();
    this.#mail(this.office, `${dayOf(now)} waiting ${references.join(' ')}`);
  }

  #confirm(enquiry: Enquiry, now: number) {
    const { email, reference } = enquiry;
    if (enquiry.isConfirmed) return;
    const mailbox = email.replace(/\+.*@/, '@');
    if (this.#confirmed.filter((one) => one.mailbox === mailbox && one.at > now - DAY_MS).length >= 2) return;
    enquiry.isConfirmed = true;
    this.#confirmed.push({ mailbox, at: now });
    this.#mail(email, `${reference} confirmed`);
  }

  /** An enquiry arrives. */
  comes({
    now,
    ...came
  }: Pick<Enquiry, 'reference' | 'id' | 'email' | 'isSuspicious' | 'received' | 'photos'> & { now: number }) {
    const due = this.#replyBy(came.received);
    const enquiry: Enquiry = { ...came, due, status: 'new', isConfirmed: false, notes: [], quotes: [], hasRungSoon: false };
    this.enquiries.set(came.reference, enquiry);
    this.#mail(this.office, `${came.reference} came${came.isSuspicious ? ', suspicious' : ''}`);
    if (!came.isSuspicious) this.#confirm(enquiry, now);
    this.#ring('new', enquiry, now);
    return enquiry;
  }

  /** The office changes where an enquiry stands: a question is answered by it. */
  #becomes(enquiry: Enquiry, status: Enquiry['status'], now: number, byOffice = true) {
    if (byOffice && enquiry.status !== status) enquiry.questionDue = undefined;
    enquiry.status = status;
    if (status === 'contacted' || status === 'quoted') enquiry.answered ??= now;
  }

  answer(enquiry: Enquiry, now: number) {
    enquiry.questionDue = undefined;
    if (enquiry.status === 'new') this.#becomes(enquiry, 'contacted', now);
  }
  win(enquiry: Enquiry, amount: number, now: number) {
    this.#becomes(enquiry, 'won', now);
    enquiry.amount = amount;
  }
  lose(enquiry: Enquiry, because: string, now: number) {
    this.#becomes(enquiry, 'lost', now);
    enquiry.lostBecause = because;
  }
  markAsSpam(enquiry: Enquiry, now: number) {
    this.#becomes(enquiry, 'spam', now);
  }
  /** Somebody has looked at it: what was held goes out. */
  clear(enquiry: Enquiry, now: number) {
    if (enquiry.status === 'spam') this.#becomes(enquiry, 'new', now);
    enquiry.isSuspicious = false;
    this.#confirm(enquiry, now);
    this.#tellDay(enquiry, now);
  }

  /** The office agrees a day: its customer is mailed once, of a suspicious enquiry once somebody has looked at it. */
  agree(enquiry: Enquiry, day: string, now: number) {
    enquiry.agreed = day;
    this.#tellDay(enquiry, now);
  }
  #tellDay(enquiry: Enquiry, now: number) {
    const { agreed, isDayTold, isSuspicious, status, email, reference } = enquiry;
    if (!agreed || agreed <= dayOf(now) || isDayTold || isSuspicious || status === 'lost' || status === 'spam') return;
    enquiry.isDayTold = true;
    this.#mail(email, `${reference} day`);
  }

  quote(enquiry: Enquiry, { cents, until, byMail }: { cents: number; until: string; byMail: boolean }, now: number) {
    for (const version of enquiry.quotes) if (version.state === 'sent') version.state = 'replaced';
    enquiry.quotes.push({ state: 'sent', cents, until });
    if (byMail) this.#mail(enquiry.email, `${enquiry.reference} quote ${(cents / 100).toFixed(2)}`);
    if (enquiry.status === 'won') return;
    this.#becomes(enquiry, 'quoted', now);
    enquiry.amount = cents / 100;
  }

  /** Whether a customer's act is done. */
  does(enquiry: Enquiry, act: Act, text: string, now: number): boolean {
    if (enquiry.status === 'spam') return false;
    const version = this.openQuote(enquiry, now);
    const number = enquiry.quotes.length;
    if (act === 'accept' || act === 'decline') {
      if (!version) return false;
      this.#decide(enquiry, version, act, text, now);
    }
    if (act === 'call-when') enquiry.callWhen = text;
    if (act === 'question' && !this.waits(enquiry)) enquiry.questionDue ??= this.#replyBy(now);
    const notes: Record<Act, string> = {
      'call-when': `A call suits: ${text}`,
      question: `Question: ${text}`,
      accept: `Accepted version ${number} of the quote as “${text}”, from the network address 127.0.0.1.`,
      decline: `Declined version ${number} of the quote${text ? `: ${text}` : '.'}`,
      photos: 'Added 1 photo.',
    };
    enquiry.notes.push(notes[act]);
    if (act === 'photos') enquiry.photos += 1;
    this.#mail(this.office, `${enquiry.reference} ${act}${enquiry.isSuspicious ? ', suspicious' : ''}`);
    this.#ring(act, enquiry, now);
    return true;
  }

  #decide(enquiry: Enquiry, version: Version, act: 'accept' | 'decline', text: string, now: number) {
    if (act === 'accept') {
      for (const other of enquiry.quotes) if (other.state === 'accepted') other.state = 'replaced';
      version.state = 'accepted';
      this.#becomes(enquiry, 'won', now, false);
      enquiry.amount = version.cents / 100;
      return;
    }
    version.state = 'declined';
    if (enquiry.quotes.some(({ state }) => state === 'accepted')) return;
    this.#becomes(enquiry, 'lost', now, false);
    enquiry.lostBecause = text || 'Declined the quote';
  }
}
