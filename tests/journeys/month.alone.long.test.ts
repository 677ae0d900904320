import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type Ask, askDatabase } from '../../cms/base/database/ask-database';
import { useBrowser } from '../kit/browser';
import { mailServer } from '../kit/mail-server';
import { movedClock } from '../kit/moved-clock';
import { pushService } from '../kit/push-service';
import { type Stack, signIn, startStack, until } from '../kit/stack';
import { databaseOf } from '../kit/stack-database';
import { actsOf } from './month/acts';
import { typeEnquiry } from './month/browsers';
import { calendarOf, DAY_MS, daysLater, local, minuteAfter, monthAround } from './month/calendar';
import { expectedAs, storedAs } from './month/compare';
import { type Enquiry, Model, type Telephone } from './month/model';
import { openOffice } from './month/office';
import { customersOf } from './month/people';
import { type Planned, planMonth, random } from './month/plan';
import {
  counted,
  differences,
  holdDrills,
  isAtRest,
  LET_DRILLS_GO,
  mailNamed,
  messageId,
  ringNamed,
  tickedSince,
} from './month/watch';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const OFFICE = 'office@example.com';
const COUNT = Number(process.env.MONTH_ENQUIRIES ?? 200);
const SEED = Number(process.env.MONTH_SEED ?? Math.floor(Math.random() * 1e9));
const DAYS = 30;
/** The clocks of Adelaide change in its middle. Acts go on for some days after the last enquiry. */
const { start, change } = monthAround(Date.now(), 17);
const END = start + (DAYS + 18) * DAY_MS;
const WEEK = [undefined, ...Array.from({ length: 5 }, () => ['08:00', '17:00'] as const), ['09:00', '12:00'] as const];
const holidays = [daysLater(change, -9), daysLater(change, 2)];
const calendar = calendarOf(start - DAY_MS, DAYS + 40, {
  week: WEEK,
  exceptions: Object.fromEntries(holidays.map((day) => [day, 'closed'])),
});
const browser = useBrowser();
let stack: Stack;
let clock: Awaited<ReturnType<typeof movedClock>>;
let smtp: Awaited<ReturnType<typeof mailServer>>;
let service: Awaited<ReturnType<typeof pushService>>;
/** Asks the database of the back office. */
let ask: Ask;
let hangUp = () => {};

beforeAll(async () => {
  clock = await movedClock(start);
  smtp = await mailServer();
  service = await pushService({ now: () => clock.now() });
  stack = await startStack(inject('prepared'), {
    ...clock.env,
    ...{ SMTP_URL: smtp.url, LEADS_TO: OFFICE, PUSH_INSIDE: 'allow', BACKUP_DIR: 'off', LEADS_PER_10_MIN: '100000' },
  });
  const url = (await databaseOf(stack.dataDir)).DATABASE_URL ?? `file:${stack.dataDir}/database.db`;
  await new Promise<void>((connected) => {
    void askDatabase(url, (query) => {
      ask = query;
      connected();
      return new Promise<void>((done) => (hangUp = done));
    });
  });
});
afterAll(async () => {
  hangUp();
  await stack?.stop();
  await Promise.all([smtp?.close(), service?.close(), clock?.close()]);
});

it(`a month of ${COUNT} enquiries: every clock, note, mail, ring and quote is as it should be, and nobody is mailed twice (R-LEAD-3, R-LEAD-4, R-LEAD-5, R-LEAD-10, R-FOLLOW-3, R-FOLLOW-4, R-FOLLOW-5, R-QUOTE-1, R-QUOTE-4, R-QUOTE-6, R-QUOTE-7, R-PHOTO-3, R-PHOTO-7, R-PUSH-4, R-PUSH-5, R-PUSH-7, R-PUSH-8, R-PUSH-10)`, {
  timeout: 1_800_000,
  retry: 0,
}, async () => {
  console.info(`MONTH_SEED=${SEED} MONTH_ENQUIRIES=${COUNT}`);
  const draw = random(SEED + 1);
  const { staff, telephones } = await openOffice(stack, { service, now: clock.now, holidays });
  await holdDrills(ask);
  const customers = customersOf(stack);
  const model = new Model(calendar, telephones, OFFICE);
  const events: { at: number; run(): Promise<unknown> }[] = [];
  const later = (at: number, run: () => Promise<unknown> = async () => undefined) => void (at < END && events.push({ at, run }));
  const links = new Map<Enquiry, string>();
  const typed = new Set<Enquiry>();
  /** While a server of somebody else is down, what it should have got is late; the office goes on in the evening. */
  let isLate = false;

  let ticked = 0;
  let moves = 0;
  /** Once a minute has begun, by a move or by itself, the job of it runs. */
  async function minute() {
    const begun = Math.floor(clock.now() / MINUTE_MS);
    if (begun <= ticked) return;
    const last = await until(() => tickedSince(ask, begun * MINUTE_MS), 'the job of the minute', 60_000);
    ticked = Math.floor(last / MINUTE_MS);
    moves += 1;
    model.tick(last);
  }

  /** Waits until nothing is on its way, and all that came is what should have come. */
  async function settled(what: string) {
    const wrong = () => [
      ...differences(model.rings, counted(service.pushed.map(ringNamed))),
      ...differences(model.mails, counted(smtp.accepted.map(mailNamed))),
    ];
    // The office has twenty seconds to take a day back; then its customer is told.
    if (wrong().some((one) => one.endsWith(' day'))) await clock.to(clock.now() + 21_000, [stack.cms, stack.site]);
    const end = Date.now() + 15_000;
    await minute();
    while (!((await isAtRest(ask, clock.now())) && (isLate || wrong().length === 0))) {
      if (Date.now() > end) expect.soft(wrong(), `${what}, ${new Date(clock.now()).toISOString()}`).toEqual([]);
      if (Date.now() > end) throw new Error(`not as it should be after: ${what}`);
      await pause(5);
      await minute();
    }
  }

  async function enquire(planned: Planned) {
    const send = () => (planned.way === 'typed' ? typeEnquiry(browser, stack.site.url, planned) : customers.enquire(planned));
    const sent = await Promise.all(planned.again === 0 ? [send(), send()] : [send()]);
    const [{ path, reference } = { path: '', reference: '' }, ...further] = sent.filter((one) => one.path);
    expect([reference, further]).toEqual([sent[0]?.reference, []]);
    expect(new Set(sent.map((one) => one.reference)).size).toBe(1);
    const stored = await until(
      async () => (await ask(`SELECT id, received_at FROM leads WHERE reference = '${reference}'`))[0],
      'the enquiry',
    );
    const { email, photos, way } = planned;
    const came = { reference, id: Number(stored.id), email, photos, isSuspicious: way === 'trap' || way === 'program' };
    const enquiry = model.comes({ ...came, received: Date.parse(String(stored.received_at)), now: clock.now() });
    links.set(enquiry, path);
    if (way === 'typed') typed.add(enquiry);
    later(minuteAfter(model.soonAt(enquiry)));
    later(minuteAfter(enquiry.due));
    let at = clock.now();
    for (const { after: wait, step } of planned.steps) {
      at += wait;
      later(at, () => act(enquiry, step));
    }
    const { again } = planned;
    if (!again) return;
    later(clock.now() + again, async () => {
      if (again > DAY_MS) return enquire({ ...planned, again: undefined, steps: [] });
      expect(await customers.enquire(planned)).toEqual({ path: '', reference });
    });
  }

  const act = actsOf({
    stack,
    browser,
    staff,
    customers,
    model,
    draw,
    now: clock.now,
    links,
    typed,
    isLate: () => isLate,
    later,
  });

  for (const planned of planMonth({ count: COUNT, start, days: DAYS, calendar, seed: SEED }))
    later(planned.at, () => enquire(planned));
  for (let at = start; at < END; at += 30 * MINUTE_MS) {
    const opens = calendar.isOpen(at) && !calendar.isOpen(at - MINUTE_MS);
    if (opens || local(at).endsWith(' 07:00')) later(at + 1000); // the day's list, and what waited for the hours
  }
  later(start + 15 * DAY_MS, async () => {
    await (await signIn(stack.cms))('POST', '/globals/settings', { reply: { amount: 1, unit: 'working-days' } });
    model.promise = 'one working day';
  });

  /** All that is stored, against all that should be. */
  async function compare() {
    const stored = await storedAs(ask);
    // The promise counts from the moment at which the back office took the question, a little before its customer was told.
    for (const one of model.enquiries.values()) {
      const { questionDue } = (stored.get(one.reference) ?? {}) as { questionDue?: number };
      if (questionDue && Math.abs(questionDue - (one.questionDue ?? 0)) < 1000) one.questionDue = questionDue;
    }
    const expected = [...model.enquiries.values()].map((one): [string, unknown] => [one.reference, expectedAs(one)]);
    expect(stored).toEqual(new Map(expected));
  }
  for (const day of [8, 16, 24]) later(start + day * DAY_MS, compare);

  /** For some hours of a working day no mail goes out; on another, a push service is down. */
  const breaks = (from: number, to: number, begin: () => unknown, end: () => unknown, over: number) => {
    later(from, async () => {
      isLate = true;
      begin();
    });
    later(to, async () => end());
    for (let at = from; at < over; at += 5 * MINUTE_MS) later(at);
    later(over, async () => {
      isLate = false;
    });
  };
  const morning = (day: number) => calendar.nextOpen(start + day * DAY_MS) + HOUR_MS;
  breaks(
    ...([morning(4), morning(4) + 2 * HOUR_MS] as const),
    ...([() => smtp.behave('refuse'), () => smtp.behave('accept'), morning(4) + 3.2 * HOUR_MS] as const),
  );
  const [first] = telephones as [Telephone];
  breaks(
    ...([morning(11), morning(11) + 15 * MINUTE_MS] as const),
    ...([
      () => service.answers.set(first.id, 503),
      () => service.answers.delete(first.id),
      morning(11) + 25 * MINUTE_MS,
    ] as const),
  );
  later(start + 20 * DAY_MS + 3 * HOUR_MS, async () => {
    await ask(LET_DRILLS_GO); // a new process would begin what seems to be running
    await stack.cms.stop(); // an update
    await stack.cms.start();
    later(clock.now() + HOUR_MS / 2, () => holdDrills(ask));
  });

  const begun = Date.now();
  while (events.length > 0) {
    events.sort((one, other) => one.at - other.at);
    const event = events.shift();
    if (!event) break;
    let at = Math.max(event.at, clock.now());
    const edges = [...model.enquiries.values()].flatMap((one) => [model.soonAt(one), one.due, one.questionDue ?? 0]);
    while (edges.some((edge) => Math.abs(edge - at) < 10_000)) at += 20_000;
    await clock.to(at, [stack.cms, stack.site]);
    await minute();
    await settled('the job of the minute');
    await event.run();
    await settled(String(event.run));
  }
  console.info(
    `${moves} minutes, ${smtp.accepted.length} mails, ${service.pushed.length} pushes in ${Math.round((Date.now() - begun) / 1000)} s`,
  );
  await compare();
  const STAGES = { new: 'Received', contacted: 'Answered', quoted: 'Quote sent', won: 'Accepted' } as const;
  for (const [enquiry, path] of links) {
    const page = await customers.open(path);
    const { status, quotes } = enquiry;
    if (status === 'spam') expect(page).toContain('This link does not work');
    else if (status !== 'lost')
      expect(page, enquiry.reference).toMatch(new RegExp(`aria-current="step"[^]{0,200}${STAGES[status]}`));
    expect(page.includes('id="accept"'), enquiry.reference).toBe(
      status !== 'spam' && model.openQuote(enquiry, clock.now()) !== undefined,
    );
    expect(page.includes('Accepted by'), enquiry.reference).toBe(
      status !== 'spam' && quotes.some(({ state }) => state === 'accepted') && !model.openQuote(enquiry, clock.now()),
    );
  }
  const ids = smtp.accepted.map(messageId);
  expect(ids.filter((id, at) => id === '' || ids.indexOf(id) !== at)).toEqual([]);
});
