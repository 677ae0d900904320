import { expect } from 'vitest';
import type { useBrowser } from '../../kit/browser';
import type { Stack } from '../../kit/stack';
import { acceptByClicking, answerByClicking } from './browsers';
import { dayOf, daysLater, minuteAfter } from './calendar';
import type { Act, Enquiry, Model } from './model';
import type { customersOf, Staff } from './people';
import type { Random, Step } from './plan';

const HOUR_MS = 60 * 60_000;

interface Stage {
  stack: Stack;
  browser: ReturnType<typeof useBrowser>;
  staff: readonly Staff[];
  customers: ReturnType<typeof customersOf>;
  model: Model;
  draw: Random;
  now(): number;
  /** The path of each customer's page. */
  links: ReadonlyMap<Enquiry, string>;
  /** Enquiries about which is pressed and typed in a browser. */
  typed: ReadonlySet<Enquiry>;
  /** Whether somebody else's server is down: the office goes on later. */
  isLate(): boolean;
  later(at: number, run?: () => Promise<unknown>): void;
}

/** Does what customers and office do, and tells the model. */
export function actsOf({ stack, browser, staff, customers, model, draw, now, links, typed, isLate, later }: Stage) {
  /** Sends a post, or the same twice, at once or one after the other; resolves with all statuses. */
  async function once(post: () => Promise<number>, { twice }: Step): Promise<number[]> {
    if (!twice) return [await post()];
    return draw.chance(0.5) ? Promise.all([post(), post()]) : [await post(), await post()];
  }

  async function customerActs(enquiry: Enquiry, step: Step & { who: 'customer' }) {
    const link = links.get(enquiry) ?? '';
    if (step.act === 'accept' && typed.has(enquiry) && model.openQuote(enquiry, now())) {
      await acceptByClicking(browser, stack.site.url + link, step.text);
      expect(model.does(enquiry, 'accept', step.text, now())).toBe(true);
      return;
    }
    const form = await customers.formOf(link, step.act, enquiry.quotes.length || 1);
    const statuses = await once(() => customers.act(form, step.act, step.text), step);
    const status = model.does(enquiry, step.act as Act, step.text, now()) ? 303 : enquiry.status === 'spam' ? 404 : 422;
    expect(new Set(statuses), `${step.act} of ${enquiry.reference}`).toEqual(new Set([status]));
    if (enquiry.questionDue) later(minuteAfter(enquiry.questionDue));
  }

  async function officeActs(enquiry: Enquiry, step: Step & { who: 'office' }): Promise<void> {
    if (isLate()) return later(now() + 4 * HOUR_MS, () => officeActs(enquiry, step));
    const person = draw.of(staff);
    const { id } = enquiry;
    if (step.act === 'spam' || step.act === 'clear') {
      if (step.act === 'clear' && !enquiry.isSuspicious && enquiry.status !== 'spam') return;
      const cleared = { suspicion: null, ...(enquiry.status === 'spam' && { status: 'new' }) };
      const body = JSON.stringify(step.act === 'clear' ? cleared : { status: 'spam' });
      const saved = { method: 'PATCH', body, headers: { 'content-type': 'application/json' } };
      const answer = await person.ask(`/payload-api/leads/${id}`, saved);
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
    if (step.act === 'answered' && typed.has(enquiry) && !step.crossed) {
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
    else if (step.act === 'agree') model.agree(enquiry, day, now());
    else if (step.act === 'won') model.win(enquiry, step.amount, now());
    else if (step.act === 'lost') model.lose(enquiry, step.text, now());
  }

  return (enquiry: Enquiry, step: Step) => (step.who === 'customer' ? customerActs(enquiry, step) : officeActs(enquiry, step));
}
