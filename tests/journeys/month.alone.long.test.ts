import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type Ask, askDatabase } from '../../cms/storage/database/ask-database';
import { useBrowser } from '../kit/browser';
import { mailServer } from '../kit/mail-server';
import { movedClock } from '../kit/moved-clock';
import { pushService } from '../kit/push-service';
import { OWNER, type Stack, signIn, startStack, until } from '../kit/stack';
import { databaseOf } from '../kit/stack-database';
import { acceptByClicking, answerByClicking, typeEnquiry } from './month/browsers';
import { calendarOf, DAY_MS, dayOf, daysLater, local, monthAround } from './month/calendar';
import { expectedAs, storedAs } from './month/compare';
import { type Act, type Enquiry, Model, type Telephone } from './month/model';
import { customersOf, type Staff, staffOf } from './month/people';
import { type Planned, planMonth, random, type Step } from './month/plan';
import { counted, differences, holdDrills, isAtRest, mailNamed, messageId, ringNamed, tickedSince } from './month/watch';

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

/** Three people who answer, each with a telephone: one that always rings, one in working hours, one for quotes alone. */
async function people(): Promise<{ staff: Staff[]; telephones: Telephone[] }> {
  const url = stack.cms.url.replace('127.0.0.1', 'localhost');
  const api = await signIn(stack.cms);
  const hours = [
    { days: 'Monday to Friday', hours: '8:00 AM to 5:00 PM' },
    { days: 'Saturday', hours: '9:00 AM to 12:00 PM' },
  ];
  const hours_exceptions = holidays.map((day) => ({ name: 'Holiday', from: `${day}T12:00:00.000Z` }));
  await api('POST', '/globals/settings', { opening_hours: hours, hours_exceptions, reply: { amount: 4, unit: 'working-hours' } });
  const others = ['bea', 'cal'].map((name) => ({ name, email: `${name}@example.com`, password: OWNER.password, role: 'leads' }));
  for (const account of others) await api('POST', '/users', account);
  const staff = [OWNER, ...others].map((account) => staffOf(url, clock.now, account));
  const chosen: Record<string, string>[] = [
    {},
    { ring_new: 'on', ring_soon: 'on', ring_quote: 'on', ring_message: 'on', ring_when: 'hours' },
    { ring_quote: 'on', ring_when: 'always' },
  ];
  const telephones: Telephone[] = [];
  for (const [index, person] of staff.entries()) {
    const { id, subscription } = service.subscribe();
    const added = await person.ask('/office/rings', {
      ...{ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(subscription) },
    });
    expect(added.status).toBe(200);
    const choice = chosen[index] ?? {};
    if (index > 0) expect((await person.post('/office/rings', { act: 'choose', ...choice })).status).toBe(303);
    const wants: Telephone['wants'] = (ring) => index < 2 || ring === 'accept' || ring === 'decline';
    telephones.push({ id, inHours: choice.ring_when === 'hours', wants });
  }
  return { staff, telephones };
}

it(`a month of ${COUNT} enquiries: every clock, note, mail, ring and quote is as it should be, and nobody is mailed twice (R-LEAD-3, R-LEAD-4, R-LEAD-5, R-LEAD-10, R-FOLLOW-3, R-FOLLOW-4, R-FOLLOW-5, R-QUOTE-1, R-QUOTE-4, R-QUOTE-6, R-QUOTE-7, R-PHOTO-3, R-PHOTO-7, R-PUSH-4, R-PUSH-5, R-PUSH-7, R-PUSH-8, R-PUSH-10)`, {
  timeout: 1_800_000,
  retry: 0,
}, async () => {
  console.info(`MONTH_SEED=${SEED} MONTH_ENQUIRIES=${COUNT}`);
  const draw = random(SEED + 1);
  const { staff, telephones } = await people();
  await holdDrills(ask);
  const customers = customersOf(stack);
  const model = new Model(calendar, telephones, OFFICE);
  const events: { at: number; run(): Promise<unknown> }[] = [];
  const later = (at: number, run: () => Promise<unknown> = async () => undefined) => void (at < END && events.push({ at, run }));
  /** The minute after a moment, so that its job finds the moment over. */
  const after = (moment: number) => Math.ceil(moment / MINUTE_MS) * MINUTE_MS + 30_000;
  const links = new Map<Enquiry, string>();
  const typed = new Set<Enquiry>();
  const isTyped = (enquiry: Enquiry) => typed.has(enquiry);
  /** While a server of somebody else is down, what it should have got is late; the office goes on in the evening. */
  let isLate = false;

  let ticked = 0;
  let moves = 0;
  const spent: Record<string, number> = {};
  async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
    const from = performance.now();
    return work().finally(() => (spent[name] = Math.round((spent[name] ?? 0) + performance.now() - from)));
  }
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
    const [{ path, reference }, ...others] = await Promise.all(planned.again === 0 ? [send(), send()] : [send()]);
    for (const other of others) expect(other).toEqual({ path, reference });
    const stored = await until(
      async () => (await ask(`SELECT id, received_at FROM leads WHERE reference = '${reference}'`))[0],
      'the enquiry',
    );
    const { email, photos, way } = planned;
    const came = { reference, id: Number(stored.id), email, photos, isSuspicious: way === 'trap' || way === 'program' };
    const enquiry = model.comes({ ...came, received: Date.parse(String(stored.received_at)), now: clock.now() });
    links.set(enquiry, path);
    if (way === 'typed') typed.add(enquiry);
    later(after(model.soonAt(enquiry)));
    later(after(enquiry.due));
    let at = clock.now();
    for (const { after: wait, step } of planned.steps) {
      at += wait;
      later(at, () => act(enquiry, step));
    }
    const { again } = planned;
    if (!again) return;
    later(clock.now() + again, async () => {
      if (again > DAY_MS) return enquire({ ...planned, again: undefined, steps: [] });
      expect(await customers.enquire(planned)).toEqual({ path, reference });
    });
  }

  /** Sends a post, or the same twice, at once or one after the other; resolves with all statuses. */
  async function once(post: () => Promise<number>, { twice }: Step): Promise<number[]> {
    if (!twice) return [await post()];
    return draw.chance(0.5) ? Promise.all([post(), post()]) : [await post(), await post()];
  }

  async function customerActs(enquiry: Enquiry, step: Step & { who: 'customer' }) {
    const link = links.get(enquiry) ?? '';
    if (step.act === 'accept' && isTyped(enquiry) && model.openQuote(enquiry, clock.now())) {
      await acceptByClicking(browser, stack.site.url + link, step.text);
      expect(model.does(enquiry, 'accept', step.text, clock.now())).toBe(true);
      return;
    }
    const form = await customers.formOf(link, step.act, enquiry.quotes.length || 1);
    const statuses = await once(() => customers.act(form, step.act, step.text), step);
    const status = model.does(enquiry, step.act as Act, step.text, clock.now()) ? 303 : enquiry.status === 'spam' ? 404 : 422;
    expect(new Set(statuses), `${step.act} of ${enquiry.reference}`).toEqual(new Set([status]));
    if (enquiry.questionDue) later(after(enquiry.questionDue));
  }

  async function officeActs(enquiry: Enquiry, step: Step & { who: 'office' }): Promise<void> {
    if (isLate) return later(clock.now() + 4 * HOUR_MS, () => officeActs(enquiry, step));
    const person = draw.of(staff);
    const { id } = enquiry;
    const now = () => clock.now();
    if (step.act === 'spam' || step.act === 'clear') {
      if (step.act === 'clear' && !enquiry.isSuspicious && enquiry.status !== 'spam') return;
      const path = `/payload-api/leads/${id}${step.act === 'clear' ? '/rescue' : ''}`;
      const body = JSON.stringify(step.act === 'clear' ? {} : { status: 'spam' });
      const method = step.act === 'clear' ? 'POST' : 'PATCH';
      const answer = await person.ask(path, { method, body, headers: { 'content-type': 'application/json' } });
      expect(answer.status).toBe(200);
      if (step.act === 'spam') model.markAsSpam(enquiry, now());
      else model.clear(enquiry, now());
      return;
    }
    if (step.act === 'quote') {
      if (enquiry.status === 'spam') return;
      const until = daysLater(dayOf(now()), step.days);
      const { action, fields } = await person.writeQuote(id, step.cents, until);
      const way = { way: step.byMail ? 'mail' : 'link', to: step.byMail ? enquiry.email : '' };
      const sent = await once(async () => (await person.post(action, { ...fields, ...way })).status, step);
      expect(new Set(sent)).toEqual(new Set([303]));
      model.quote(enquiry, { cents: step.cents, until, byMail: step.byMail }, now());
      return;
    }
    if (step.act === 'answered' && !model.waits(enquiry) && enquiry.status !== 'new' && !enquiry.questionDue) return;
    if ((step.act === 'lost' || step.act === 'follow-up') && !model.isOpen(enquiry)) return;
    if (step.act === 'won' && (enquiry.status === 'spam' || enquiry.amount !== undefined)) return;
    if (step.act === 'agree' && (enquiry.status === 'lost' || enquiry.status === 'spam')) return;
    const day = 'inDays' in step ? daysLater(dayOf(now()), step.inDays) : '';
    const words: Record<string, string> = {
      ...('text' in step && { text: step.text, reason: step.text }),
      ...('amount' in step && { amount: String(step.amount) }),
      ...(step.act === 'follow-up' && { on: day }),
      ...(step.act === 'agree' && { on: day, from: '09:00', until: '11:30' }),
    };
    const form = async () => {
      const found = await person.form(id, step.act);
      if (!found) throw new Error(`${step.act} is not offered for ${enquiry.reference}, ${enquiry.status}`);
      return found;
    };
    if (step.act === 'answered' && isTyped(enquiry) && !step.crossed) {
      await answerByClicking(browser, person, `${stack.cms.url}/office/enquiries/${id}`);
      return model.answer(enquiry, now());
    }
    let { action, fields } = await form();
    if (step.act === 'answered' && step.crossed && enquiry.status !== 'spam') {
      await customerActs(enquiry, { who: 'customer', act: 'question', text: 'And when can you come?', twice: false });
      expect((await person.post(action, { ...fields, ...words })).status).toBe(409); // somebody wrote meanwhile
      ({ action, fields } = await form());
    }
    const done = await once(async () => (await person.post(action, { ...fields, ...words })).status, step);
    expect(new Set(done), `${step.act} of ${enquiry.reference}`).toEqual(new Set([303]));
    if (step.act === 'answered') model.answer(enquiry, now());
    else if (step.act === 'note') enquiry.notes.push(step.text);
    else if (step.act === 'follow-up') enquiry.followUp = day;
    else if (step.act === 'agree') enquiry.agreed = day;
    else if (step.act === 'won') model.win(enquiry, step.amount, now());
    else if (step.act === 'lost') model.lose(enquiry, step.text, now());
  }

  const act = (enquiry: Enquiry, step: Step) =>
    step.who === 'customer' ? customerActs(enquiry, step) : officeActs(enquiry, step);

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
    await stack.cms.stop(); // an update
    await stack.cms.start();
    await holdDrills(ask);
  });

  const begun = Date.now();
  while (events.length > 0) {
    events.sort((one, other) => one.at - other.at);
    const event = events.shift();
    if (!event) break;
    let at = Math.max(event.at, clock.now());
    const edges = [...model.enquiries.values()].flatMap((one) => [model.soonAt(one), one.due, one.questionDue ?? 0]);
    while (edges.some((edge) => Math.abs(edge - at) < 10_000)) at += 20_000;
    await timed('move', () => clock.to(at, [stack.cms, stack.site]));
    await timed('minute', minute);
    await timed('settle', () => settled('the job of the minute'));
    await timed('act', event.run);
    await timed('settle', () => settled(String(event.run)));
  }
  console.info(
    `${moves} minutes, ${smtp.accepted.length} mails, ${service.pushed.length} pushes in ${Math.round((Date.now() - begun) / 1000)} s`,
    spent,
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
  expect(ids.length).toBe(new Set(ids).size);
});
