import { isBearer } from 'contract/bearer';
import { likenessOf, type Person } from 'contract/person';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import type { Spool } from './spool';
import type { SpooledLead } from './spooled-lead';

/** A lead that has waited for longer than this many milliseconds is reported too. */
const LATE_MS = 15 * 60_000;

const word = z.string().max(1000).nullish();
/** The person to look for. */
const Sought = z.object({ name: word, email: word, phone: word });

const references = z.array(z.string().max(40)).max(10_000);
/** Leads to erase here, and those that the office erases itself: their receipts are deleted. */
const Erased = z.object({ leads: references, references });
/** References of leads that were set aside. */
const Chosen = z.object({ references: references.min(1) });

const isLike =
  (person: Person) =>
  ({ fields }: SpooledLead) =>
    likenessOf(person, {
      name: fields.name ?? [fields.first_name, fields.last_name].filter(Boolean).join(' '),
      email: fields.email,
      phone: fields.phone,
    }) !== undefined;

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
  const bodyOf = (c: Context) => c.req.json().catch(() => undefined);
  const bad = (c: Context, error: z.ZodError) => c.json({ message: z.prettifyError(error) }, 400);

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
  app.post('/_spool/send-again', limit, async (c) => {
    const chosen = Chosen.safeParse(await bodyOf(c));
    if (!chosen.success) return bad(c, chosen.error);
    return c.json({ sent: await spool.sendAgain(chosen.data.references) });
  });
  app.post('/_spool/dismiss', limit, async (c) => {
    const chosen = Chosen.safeParse(await bodyOf(c));
    if (!chosen.success) return bad(c, chosen.error);
    return c.json({ dismissed: await spool.dismiss(chosen.data.references) });
  });
  app.post('/_spool/person', limit, async (c) => {
    const person = Sought.safeParse(await bodyOf(c));
    if (!person.success) return bad(c, person.error);
    const leads = await (await spool.undelivered()).leads();
    return c.json({ leads: leads.filter(isLike(person.data)).map(reported) });
  });
  app.post('/_spool/erase', limit, async (c) => {
    const chosen = Erased.safeParse(await bodyOf(c));
    if (!chosen.success) return bad(c, chosen.error);
    const erased = await spool.erase(({ reference }) => chosen.data.leads.includes(reference));
    await spool.forget(chosen.data.references);
    return c.json({ erased });
  });
  return app;
}
