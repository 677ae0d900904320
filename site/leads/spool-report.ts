import { isBearer } from 'contract/bearer';
import { emailKey, phoneKey } from 'contract/person';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import type { Spool } from './spool';
import type { SpooledLead } from './spooled-lead';

/** The person to look for: normalised e-mail, last nine digits of the phone, or both. */
const Person = z
  .object({ email_key: z.string().min(1).nullable(), phone_key: z.string().min(6).nullable() })
  .refine(({ email_key, phone_key }) => email_key || phone_key, 'an e-mail or a phone number is needed');
type Person = z.infer<typeof Person>;

/** References of leads that the office erases; their receipts are deleted here. */
const References = z.object({ references: z.array(z.string().max(40)).max(10_000).default([]) });

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
 * `POST /_spool/person` those of one person, and `POST /_spool/erase` deletes these and the receipts of leads that the office
 * erases itself.
 */
export function spoolReport(deps: {
  secret: string | undefined;
  spool: Pick<Spool, 'refused' | 'find' | 'erase' | 'forget'>;
}): Hono {
  const { secret, spool } = deps;
  const app = new Hono();
  const limit = bodyLimit({ maxSize: 262_144 });
  const person = async (c: Context) => Person.safeParse(await c.req.json().catch(() => undefined));

  app.use('/_spool/*', async (c, next) => {
    c.header('cache-control', 'no-store');
    if (!isBearer(c.req.header('authorization'), secret))
      return c.json({ message: 'the shared secret is missing or wrong' }, 401);
    return next();
  });
  app.get('/_spool/refused', async (c) => c.json({ leads: (await spool.refused()).map(reported) }));
  app.post('/_spool/person', limit, async (c) => {
    const asked = await person(c);
    if (!asked.success) return c.json({ message: z.prettifyError(asked.error) }, 400);
    return c.json({ leads: (await spool.find(isOf(asked.data))).map(reported) });
  });
  app.post('/_spool/erase', limit, async (c) => {
    const asked = await person(c);
    if (!asked.success) return c.json({ message: z.prettifyError(asked.error) }, 400);
    const known = References.safeParse(await c.req.json());
    if (!known.success) return c.json({ message: z.prettifyError(known.error) }, 400);
    const erased = await spool.erase(isOf(asked.data));
    await spool.forget(known.data.references);
    return c.json({ erased });
  });
  return app;
}
