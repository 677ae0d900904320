import { isSurely, type Likeness, likenessOf, mailboxOf, type Person, phoneKey, senderOf } from 'contract/person';
import type { Payload, Where } from 'payload';
import { inTurn } from '../../base/database/in-turn';
import type { Lead } from '../../base/database/payload-types';
import { execute, sql } from '../../base/database/query';
import { notesOfVersions } from '../notes/release-before';
import { markErased } from '../record/erased';
import { anonymise, forgetLog } from './anonymise';
import { eraseAtSite, spoolOf } from './erase-at-site';
import { storedByNow } from './under-way';

const everything = { depth: 0, pagination: false, limit: 0, trash: true } as const;

/** Leads that may be of the same person as this one; `likenessOf` decides. */
function maybeSame({ name, email, phone }: Person): Where {
  const [mailbox, digits] = [mailboxOf(email), phoneKey(phone)];
  const [local = '', domain = ''] = mailbox ? [mailbox.slice(0, mailbox.lastIndexOf('@')), mailbox.split('@').at(-1)] : [];
  const sorted: Where = { and: [{ email_key: { contains: `${local}+` } }, { email_key: { contains: `@${domain}` } }] };
  const same: Where[] = [
    ...(mailbox ? [{ email_key: { equals: mailbox } }, sorted] : []),
    ...(digits ? [{ phone_key: { equals: digits } }] : []),
    ...(name ? [{ name: { like: name } }] : []),
  ];
  return { and: [{ anonymised_at: { exists: false } }, { or: same.length > 0 ? same : [{ id: { equals: 0 } }] }] };
}

/** A lead that may be of the person who sent another one. */
interface Like<Found> {
  found: Found;
  likeness: Likeness | 'this lead';
}

/** Other leads that may be of the same person, newest first, with the reason. */
export async function leadsLike(payload: Payload, lead: Lead): Promise<{ found: Lead; likeness: Likeness }[]> {
  const { docs } = await payload.find({ collection: 'leads', where: maybeSame(lead), sort: '-received_at', ...everything });
  return docs.flatMap((found) => {
    const likeness = found.id === lead.id ? undefined : likenessOf(lead, found);
    return likeness ? [{ found, likeness }] : [];
  });
}

const isSure = ({ likeness }: Like<unknown>) => likeness === 'this lead' || isSurely(likeness);

/** What is here and at the sites of the person who sent a lead, and perhaps of others. Rejects when a site does not answer. */
async function allLike(payload: Payload, lead: Lead) {
  const { name, email, phone } = lead;
  const held = await spoolOf({ name, email, phone });
  await storedByNow(); // one that a site delivered meanwhile
  return {
    leads: [{ found: lead, likeness: 'this lead' } as Like<Lead>, ...(await leadsLike(payload, lead))],
    spool: held.flatMap((found) => {
      const likeness = likenessOf(lead, senderOf(found));
      return likeness ? [{ found, likeness }] : [];
    }),
  };
}

export async function erasable(payload: Payload, lead: Lead) {
  const { leads, spool } = await allLike(payload, lead);
  return {
    leads: leads.map((like) => ({ ...like, sure: isSure(like) })),
    spool: spool.map((like) => ({ ...like, sure: isSure(like) })),
  };
}

/** All data about the person who sent a lead: leads with notes, versions, quotes, mails, and the site's spool. */
export async function personData(payload: Payload, lead: Lead) {
  const leads = [lead, ...(await leadsLike(payload, lead)).filter(isSure).map(({ found }) => found)];
  const list = leads.map(({ id }) => id);
  const { name, email, phone } = lead;
  const [versions, notes, earlier, quotes, jobs, mails, conversions, photos, spool] = await Promise.all([
    payload.findVersions({ collection: 'leads', where: { parent: { in: list } }, ...everything }),
    payload.find({ collection: 'lead-notes', where: { lead: { in: list } }, sort: 'id', ...everything }),
    notesOfVersions(payload, list),
    payload.find({ collection: 'quotes', where: { lead: { in: list } }, ...everything }),
    payload.find({ collection: 'done-jobs', where: { lead: { in: list } }, ...everything }),
    payload.find({ collection: 'outbox', where: { lead: { in: list } }, ...everything }),
    payload.find({ collection: 'conversions', where: { lead: { in: list } }, ...everything }),
    payload.find({ collection: 'lead-photos', where: { lead: { in: list } }, ...everything }),
    spoolOf({ name, email, phone }).then(
      (held) => held.filter((found) => isSurely(likenessOf(lead, senderOf(found)))),
      (error: unknown) => `the site could not be asked: ${error instanceof Error ? error.message : error}`,
    ),
  ]);
  const held = {
    notes: notes.docs,
    notes_of_versions: earlier,
    quotes: quotes.docs,
    done_jobs: jobs.docs,
    mails: mails.docs,
    conversions: conversions.docs,
    photos: photos.docs,
    spool,
  };
  return { leads, versions: versions.docs, ...held };
}

export interface Chosen {
  leads: number[];
  spool: string[];
}

/**
 * Erases the chosen leads: at the sites first, so that nothing is delivered later, then here with versions, notes, quotes, mails
 * and digests. Only what may be of the same person is erased, whatever was chosen.
 * @returns the numbers of leads here and at the sites.
 * @throws Error when a site cannot be reached; then nothing is erased.
 */
export async function erasePerson(
  payload: Payload,
  lead: Lead,
  chosen: Chosen,
  now: Date,
): Promise<{ leads: number; spool: number }> {
  const like = await allLike(payload, lead);
  const here = like.leads.filter(({ found }) => found.id === lead.id || chosen.leads.includes(found.id));
  const there = like.spool.map(({ found }) => found.reference).filter((reference) => chosen.spool.includes(reference));
  const [references, keys] = [here.map(({ found }) => found.reference), here.map(({ found }) => found.idempotency_key)];
  const spool = await eraseAtSite(there, references, keys);
  await markErased(payload, [...there, ...references, ...keys], now);
  await storedByNow(); // what began before the marks
  // One that was on its way when it was chosen is here now.
  const { docs: arrived } = await payload.find({
    collection: 'leads',
    where: { and: [{ reference: { in: there } }, { anonymised_at: { exists: false } }] },
    ...everything,
  });
  const leads = new Map([...here.map(({ found }) => found), ...arrived].map((found) => [found.id, found]));
  for (const { id, reference } of leads.values()) {
    // A save that is under way is waited for; a later one sees that the person is erased.
    await inTurn(payload, `leads ${id}`, () => anonymise(payload, [id], now));
    await execute(payload, sql`DELETE FROM outbox WHERE lead_id IS NULL AND replace(text, ${reference}, '') <> text`);
  }
  await forgetLog(payload);
  return { leads: leads.size, spool };
}
