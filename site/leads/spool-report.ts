import { likenessOf, type Person, senderOf } from 'contract/person';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { isBearer } from 'shared/bearer';
import { z } from 'zod';
import type { Spool } from './spool';
import type { SpooledLead } from './spooled-lead';

/** A lead that has waited for longer than this many milliseconds is reported too. */
const LATE_MS = 15 * 60_000;

const word = z.string().max(1000).nullish();
const Sought = z.object({ name: word, email: word, phone: word });

const references = z.array(z.string().max(40)).max(10_000);
/** Leads to erase here, and those that the office erases itself, with their keys: their receipts are deleted. */
const Erased = z.object({ leads: references, references, keys: z.array(z.string().max(100)).max(10_000).default([]) });
const Chosen = z.object({ references: references.min(1) });

const isLike = (person: Person) => (lead: SpooledLead) => likenessOf(person, senderOf(lead)) !== undefined;

const reported = ({ reference, received_at, form, page, fields }: SpooledLead) => ({
  reference,
  received_at,
  form,
  page,
  fields,
});

/**
 * What the back office may request from the spool with the publish secret: `GET /_spool/refused` lists leads that need a look,
 * `POST /_spool/send-again` and `/_spool/dismiss` move or delete some of those that were set aside, `/_spool/person` lists those
 * that may be of one person, and `/_spool/erase` deletes chosen ones, and the receipts of leads that the office erases itself.
 */
export function spoolReport(deps: {
  secret: string | undefined;
  spool: Pick<Spool, 'undelivered' | 'sendAgain' | 'dismiss' | 'erase' | 'forget'>;
  now?: () => number;
}): Hono {
  const { secret, spool, now = Date.now } = deps;
  const app = new Hono();
  const limit = bodyLimit({ maxSize: 262_144 });
  const post = <T>(path: string, shape: z.ZodType<T>, answer: (given: T) => Promise<object>) =>
    app.post(path, limit, async (c) => {
      const { data, error } = shape.safeParse(await c.req.json().catch(() => undefined));
      return error ? c.json({ message: z.prettifyError(error) }, 400) : c.json(await answer(data));
    });

  app.use('/_spool/*', async (c, next) => {
    c.header('cache-control', 'no-store');
    if (!isBearer(c.req.header('authorization'), secret))
      return c.json({ message: 'the shared secret is missing or wrong' }, 401);
    return next();
  });
  app.get('/_spool/refused', async (c) => {
    const undelivered = await spool.undelivered();
    const [refused, waiting] = [await undelivered.leads(['refused']), await undelivered.leads(['waiting'])];
    return c.json({
      leads: refused.map(reported),
      late: waiting.filter(({ received_at }) => now() - received_at > LATE_MS).map(reported),
      damaged: await undelivered.damaged(),
    });
  });
  post('/_spool/send-again', Chosen, async (chosen) => ({ sent: await spool.sendAgain(chosen.references) }));
  post('/_spool/dismiss', Chosen, async (chosen) => ({ dismissed: await spool.dismiss(chosen.references) }));
  post('/_spool/person', Sought, async (person) => {
    const leads = await (await spool.undelivered()).leads();
    return { leads: leads.filter(isLike(person)).map(reported) };
  });
  post('/_spool/erase', Erased, async (chosen) => {
    const erased = await spool.erase(({ reference }) => chosen.leads.includes(reference));
    await spool.forget(chosen.references, chosen.keys);
    return { erased };
  });
  return app;
}
