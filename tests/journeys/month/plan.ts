import { type Calendar, DAY_MS, local } from './calendar';
import type { Act } from './model';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Numbers that look random, the same for a seed (mulberry32). */
export function random(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (from: number, to: number) => from + next() * (to - from);
  return {
    next,
    between,
    whole: (from: number, to: number) => Math.floor(between(from, to + 1)),
    chance: (probability: number) => next() < probability,
    of: <T>(choices: readonly T[]): T => choices[Math.floor(next() * choices.length)] as T,
  };
}
export type Random = ReturnType<typeof random>;

/** What somebody does about an enquiry. `twice` sends the same post again. */
export type Step = { twice: boolean } & (
  | { who: 'office'; act: 'answered'; crossed: boolean }
  | { who: 'office'; act: 'note' | 'lost'; text: string }
  | { who: 'office'; act: 'follow-up' | 'agree'; inDays: number }
  | { who: 'office'; act: 'won'; amount: number }
  | { who: 'office'; act: 'quote'; cents: number; days: number; byMail: boolean }
  | { who: 'office'; act: 'spam' | 'clear' }
  | { who: 'customer'; act: Act; text: string }
);

/** An enquiry of the month, and what becomes of it. */
export interface Planned {
  number: number;
  at: number;
  form: 'contact' | 'quote';
  email: string;
  photos: number;
  /** How it comes: typed into a browser, posted by a browser without script, or like a program's. */
  way: 'typed' | 'native' | 'trap' | 'program';
  /** When the same form is sent again, after the first time; 0 is at once. */
  again?: number;
  steps: { after: number; step: Step }[];
}

type Undone<S = Step> = S extends unknown ? Omit<S, 'twice'> : never;

/** How fast an office answers: most within the hour, some the next day, some never. */
const SPEEDS = [
  { share: 0.4, from: 2 * MINUTE_MS, to: 50 * MINUTE_MS },
  { share: 0.3, from: HOUR_MS, to: 8 * HOUR_MS },
  { share: 0.2, from: DAY_MS, to: 3 * DAY_MS },
];

/** What becomes of an enquiry, drawn step by step. */
function stepsOf(draw: Random, way: Planned['way']): Planned['steps'] {
  const steps: Planned['steps'] = [];
  const add = (from: number, to: number, step: Undone) =>
    steps.push({ after: draw.between(from, to), step: { ...step, twice: draw.chance(0.12) } as Step });
  const customer = (act: Act, text: string, from = 10 * MINUTE_MS, to = DAY_MS) => add(from, to, { who: 'customer', act, text });
  const quote = (from = 5 * MINUTE_MS, to = DAY_MS) => {
    const cents = draw.whole(90, 900) * 100 + draw.whole(0, 99);
    add(from, to, { who: 'office', act: 'quote', cents, days: draw.whole(1, 9), byMail: draw.chance(0.8) });
  };
  const answered = (from = 5 * MINUTE_MS, to = 6 * HOUR_MS) =>
    add(from, to, { who: 'office', act: 'answered', crossed: draw.chance(0.1) });

  if (way === 'trap' || way === 'program') {
    if (draw.chance(0.7)) add(10 * MINUTE_MS, DAY_MS, { who: 'office', act: draw.of(['spam', 'clear']) });
    if (draw.chance(0.3)) customer('question', 'Did you get it?');
    if (draw.chance(0.4)) add(10 * MINUTE_MS, DAY_MS, { who: 'office', act: 'clear' });
  }
  if (draw.chance(0.15))
    customer('call-when', draw.of(['after 3 pm', 'in the morning', 'any time but Monday']), MINUTE_MS, 90 * MINUTE_MS);
  if (draw.chance(0.1)) customer('question', 'Do you bring a ladder?', MINUTE_MS, 5 * HOUR_MS);
  if (draw.chance(0.06)) customer('photos', '', MINUTE_MS, 5 * HOUR_MS);
  const speed = draw.next();
  const chosen = SPEEDS.find((_, index) => speed < SPEEDS.slice(0, index + 1).reduce((sum, { share }) => sum + share, 0));
  if (!chosen) return steps; // nobody ever answers
  const first = draw.next();
  if (first < 0.1) add(chosen.from, chosen.to, { who: 'office', act: 'lost', text: 'Too far away' });
  else if (first < 0.2) add(chosen.from, chosen.to, { who: 'office', act: 'won', amount: draw.whole(90, 900) });
  else if (first < 0.35) quote(chosen.from, chosen.to);
  else if (first < 0.45) add(chosen.from, chosen.to, { who: 'office', act: 'note', text: 'Left a message.' });
  else answered(chosen.from, chosen.to);
  if (first >= 0.2 && draw.chance(0.3)) add(HOUR_MS, DAY_MS, { who: 'office', act: 'follow-up', inDays: draw.whole(0, 5) });
  if (draw.chance(0.25)) add(MINUTE_MS, 3 * HOUR_MS, { who: 'office', act: 'note', text: 'Two storeys, has a dog.' });
  if (first < 0.2 ? draw.chance(0.1) : draw.chance(0.75)) quote();
  else return steps;
  if (draw.chance(0.2)) {
    customer('question', 'Is the balcony in it?');
    if (draw.chance(0.7)) answered(5 * MINUTE_MS, 8 * HOUR_MS);
  }
  if (draw.chance(0.15)) quote(); // a corrected one
  const end = draw.next();
  const accept = (from?: number, to?: number) => customer('accept', draw.of(['Ada Example', 'A. Example']), from, to);
  const decline = () => customer('decline', draw.of(['', 'Too dear']));
  if (end < 0.45) accept();
  else if (end < 0.6) decline();
  else if (end < 0.72) accept(10 * DAY_MS, 12 * DAY_MS); // it is over
  if (end < 0.1) decline(); // too late
  if (end > 0.45 && end < 0.5) accept(); // changes their mind, in vain
  if (end > 0.5 && end < 0.7 && draw.chance(0.5)) {
    customer('question', 'We want it after all. Is that possible?');
    quote();
    if (draw.chance(0.7)) accept();
  }
  if (end < 0.45 && draw.chance(0.5)) add(HOUR_MS, DAY_MS, { who: 'office', act: 'agree', inDays: draw.whole(1, 6) });
  if (end < 0.3 && draw.chance(0.25)) {
    quote(HOUR_MS, 2 * DAY_MS); // a change after the agreement
    const changed = draw.next();
    if (changed < 0.4) accept();
    else if (changed < 0.7) decline();
  }
  if (end > 0.72 && draw.chance(0.4)) add(DAY_MS, 3 * DAY_MS, { who: 'office', act: 'lost', text: 'No answer' });
  return steps;
}

/** A month of enquiries from a seed: most by day, some at night, on weekends and on a holiday. */
export function planMonth({
  count,
  start,
  days,
  calendar,
  seed,
}: {
  count: number;
  start: number;
  days: number;
  calendar: Calendar;
  seed: number;
}) {
  const draw = random(seed);
  return Array.from({ length: count }, (_, index): Planned => {
    const number = index + 1;
    const byDay = () => {
      for (;;) {
        const at = start + draw.next() * days * DAY_MS;
        const time = local(at).slice(11);
        if (time > '07:00' && time < '21:00') return at;
      }
    };
    // Some write four times within a day: their mailbox is spared.
    const isSame = index < Math.min(4, count / 10);
    const at = isSame
      ? calendar.nextOpen(start + 6 * DAY_MS) + index * 3 * HOUR_MS
      : draw.chance(0.7)
        ? byDay()
        : start + draw.next() * days * DAY_MS;
    const kind = draw.next();
    const way = isSame ? 'native' : number % 40 === 5 ? 'typed' : kind < 0.05 ? 'trap' : kind < 0.1 ? 'program' : 'native';
    const form = draw.chance(0.6) ? 'quote' : 'contact';
    const email = isSame ? `same${draw.of(['', '+home', '+work'])}@example.com` : `customer${number}@example.com`;
    const photos = form === 'quote' && way === 'native' && draw.chance(0.2) ? draw.whole(1, 2) : 0;
    const again =
      way === 'native' && !photos && draw.chance(0.15) ? draw.of([0, 0, 3 * MINUTE_MS, 23 * HOUR_MS, 25 * HOUR_MS]) : undefined;
    return { number, at, form, email, photos, way, ...(again !== undefined && { again }), steps: stepsOf(draw, way) };
  });
}
