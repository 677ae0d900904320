import { isBearer } from 'contract/bearer';
import { emailKey, phoneKey } from 'contract/person';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import type { Spool } from './spool';
import type { SpooledLead } from './spooled-lead';

/** A lead that has waited for longer than this many milliseconds is reported too. */
const LATE_MS = 15 * 60_000;

/** The person to look for: normalised e-mail, last nine digits of the phone, or both. */
const Person = z
  .object({ email_key: z.string().min(1).nullable(), phone_key: z.string().min(6).nullable() })
  .refine(({ email_key, phone_key }) => email_key || phone_key, 'an e-mail or a phone number is needed');
type Person = z.infer<typeof Person>;

/** References of leads that the office erases; their receipts are deleted here. */
const References = z.object({ references: z.array(z.string().max(40)).max(10_000).default([]) });
/** References of leads that were set aside. */
const Chosen = z.object({ references: z.array(z.string().max(40)).min(1).max(10_000) });

const isOf =
  ({ email_key, phone_key }: Person) =>
  ({ fields }: SpooledLead) =>
    (email_key !== null && emailKey(fields.email) === email_key) || (phone_key !== null && phoneKey(fields.phone) === phone_key);

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
 * of one person, and `/_spool/erase` deletes these and the receipts of leads that the office erases itself.
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
    const person = Person.safeParse(await bodyOf(c));
    if (!person.success) return bad(c, person.error);
    const leads = await (await spool.undelivered()).leads();
    return c.json({ leads: leads.filter(isOf(person.data)).map(reported) });
  });
  app.post('/_spool/erase', limit, async (c) => {
    const person = Person.safeParse(await bodyOf(c));
    if (!person.success) return bad(c, person.error);
    const known = References.safeParse(await c.req.json());
    if (!known.success) return bad(c, known.error);
    const erased = await spool.erase(isOf(person.data));
    await spool.forget(known.data.references);
    return c.json({ erased });
  });
  return app;
}
