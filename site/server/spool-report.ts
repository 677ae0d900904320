import { timingSafeEqual } from 'node:crypto';
import { readdir, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { syncFolder } from './durable-file';
import { SpooledLead } from './lead-files';

/** Where the words of visitors may lie. */
const FOLDERS = ['waiting', 'refused'] as const;
const LAST_DIGITS = 9;

/** Who is looked for: the normalised e-mail, the last nine digits of the phone, or both. */
const Person = z
  .object({ email_key: z.string().min(1).nullable(), phone_key: z.string().min(6).nullable() })
  .refine(({ email_key, phone_key }) => email_key || phone_key, 'an e-mail or a phone number is needed');
type Person = z.infer<typeof Person>;

/** Numbers of leads that the office erases on its side: here their receipts go. */
const References = z.object({ references: z.array(z.string().max(40)).max(10_000).default([]) });

interface Found {
  path: string;
  lead: SpooledLead;
}

const isOf = ({ fields }: SpooledLead, { email_key, phone_key }: Person) =>
  (email_key !== null && fields.email?.trim().toLowerCase() === email_key) ||
  (phone_key !== null && fields.phone?.replace(/\D/g, '').slice(-LAST_DIGITS) === phone_key);

/** Leads of some folders of the spool, oldest first; what is damaged or moves on meanwhile is left out. */
async function leadsIn(dir: string, folders: readonly string[]): Promise<Found[]> {
  const found: Found[] = [];
  for (const folder of folders) {
    const names = await readdir(join(dir, folder)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    for (const name of names.filter((name) => /^\d+-/.test(name)).sort()) {
      const path = join(dir, folder, name);
      try {
        found.push({ path, lead: SpooledLead.parse(JSON.parse(await readFile(path, 'utf8'))) });
      } catch {
        // gone meanwhile, or damaged: the spool says so itself when its turn comes
      }
    }
  }
  return found;
}

/** Erases what is held of a person; resolves with the numbers of those leads. */
async function erase(dir: string, person: Person): Promise<string[]> {
  const found = (await leadsIn(dir, FOLDERS)).filter(({ lead }) => isOf(lead, person));
  for (const { path } of found) await unlink(path);
  for (const folder of found.length > 0 ? FOLDERS : []) await syncFolder(join(dir, folder));
  return found.map(({ lead }) => lead.reference);
}

const told = ({ lead: { reference, received_at, form, page, fields } }: Found) => ({
  reference,
  received_at,
  form,
  page,
  fields,
});

const same = (given: string, expected: string) => {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/**
 * What the office may ask of the spool, behind the publish secret: `GET /_spool/refused` lists the leads that need a look,
 * `POST /_spool/person` those that are held of one person, `POST /_spool/erase` takes these away for good, and forgets
 * the numbers of leads that the office erases itself.
 */
export function spoolReport(deps: {
  secret: string | undefined;
  dir: string;
  /** Forgets that these leads were taken in. */
  forget(references: readonly string[]): Promise<void>;
}): Hono {
  const { secret, dir, forget } = deps;
  const app = new Hono();
  const limit = bodyLimit({ maxSize: 262_144 });
  const person = async (c: Context) => Person.safeParse(await c.req.json().catch(() => undefined));

  app.use('/_spool/*', async (c, next) => {
    c.header('cache-control', 'no-store');
    if (!secret || !same(c.req.header('authorization') ?? '', `Bearer ${secret}`))
      return c.json({ message: 'the shared secret is missing or wrong' }, 401);
    return next();
  });
  app.get('/_spool/refused', async (c) => c.json({ leads: (await leadsIn(dir, ['refused'])).map(told) }));
  app.post('/_spool/person', limit, async (c) => {
    const asked = await person(c);
    if (!asked.success) return c.json({ message: z.prettifyError(asked.error) }, 400);
    return c.json({ leads: (await leadsIn(dir, FOLDERS)).filter(({ lead }) => isOf(lead, asked.data)).map(told) });
  });
  app.post('/_spool/erase', limit, async (c) => {
    const asked = await person(c);
    if (!asked.success) return c.json({ message: z.prettifyError(asked.error) }, 400);
    const told = References.safeParse(await c.req.json());
    if (!told.success) return c.json({ message: z.prettifyError(told.error) }, 400);
    const erased = await erase(dir, asked.data);
    await forget([...told.data.references, ...erased]);
    return c.json({ erased: erased.length });
  });
  return app;
}
