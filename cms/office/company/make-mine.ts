import type { Payload, TypedUser } from 'payload';
import { APIError } from 'payload';
import { inTurn } from '../../base/database/in-turn';
import type { Setting } from '../../base/database/payload-types';
import { listed } from '../../base/process/counted';
import { addressOf } from '../../forms/fields/page-slug';
import { missing } from './faults';
import { forgetSheet } from './kept-sheet';
import { namesIn } from './settings-of';
import { readSheet } from './sheet';
import { type TakenOff, takenOff } from './taken-off';

interface Owner {
  payload: Payload;
  user: TypedUser;
}

/** What becomes of the site. */
interface Plan {
  off: TakenOff;
  /** Services that come to the site, and own ones whose page is begun. */
  on: { id: number; name: string }[];
  begun: string[];
  /** Whether the demonstration's people and numbers end. */
  isTakenOver: boolean;
}

export async function planOf(owner: Owner): Promise<Plan> {
  const { answers, offers, before } = await readSheet(owner);
  const taken = new Set(offers.map(({ name }) => name.toLowerCase()));
  return {
    off: await takenOff(owner.payload, answers.offered),
    on: offers.filter(({ id, isShown }) => !isShown && answers.offered.includes(id)),
    begun: namesIn(answers.other).filter((name) => !taken.has(name.toLowerCase())),
    isTakenOver: before.sample === true,
  };
}

/** One after the other, each with the owner's rights and the rules of its records; what cannot be changed is named. */
async function each<Item extends { name: string }>(items: readonly Item[], act: (item: Item) => Promise<unknown>): Promise<void> {
  const failed: string[] = [];
  for (const item of items)
    await act(item).catch((error) => {
      if (!(error instanceof APIError)) throw error;
      failed.push(`“${item.name}” (${error.message})`);
    });
  if (failed.length > 0)
    throw new APIError(
      `${listed(failed)} could not be changed. The company is not yet yours; do it again to go on.`,
      400,
      null,
      true,
    );
}

/** A page that is begun for a service of their own, unless it is there already. */
async function begin({ payload, user }: Owner, name: string): Promise<void> {
  const slug = addressOf(name);
  const { totalDocs } = await payload.count({ collection: 'services', where: { slug: { equals: slug } }, trash: true });
  if (totalDocs > 0) return;
  const data = { name, slug, shape: 'standalone', _status: 'draft' } as const;
  await payload.create({ collection: 'services', data, draft: true, depth: 0, overrideAccess: false, user });
}

/**
 * Publishes the sheet: services that are not offered and what came with the demonstration go off the site, then the company's settings
 * are published, by which its samples end. What was done before something failed is not done again.
 */
export function makeMine(owner: Owner, made_from: string): Promise<void> {
  const { payload, user } = owner;
  const own = { depth: 0, overrideAccess: false, user } as const;
  return inTurn(payload, 'company sheet', async () => {
    const { answers, judged, draft, version } = await readSheet(owner);
    if (Date.parse(made_from) !== Date.parse(version))
      throw new APIError('Somebody changed the company after you opened this page. Look at it again.', 409, null, true);
    if (Object.keys({ ...judged.faults, ...missing(answers) }).length > 0)
      throw new APIError('Answers are missing.', 400, null, true);
    const { off, on, begun } = await planOf(owner);
    for (const collection of ['testimonials', 'posts', 'cities', 'services'] as const)
      await each(off[collection], ({ id }) => payload.update({ collection, id, data: { _status: 'draft' }, ...own }));
    await each(on, ({ id }) => payload.update({ collection: 'services', id, data: { _status: 'published' }, ...own }));
    for (const name of begun) await begin(owner, name);
    const { id: _, createdAt: __, globalType: ___, ...data } = draft as Setting & { globalType?: string };
    await payload.updateGlobal({ slug: 'settings', data: { ...data, sample: false, _status: 'published' }, ...own });
    await forgetSheet(payload);
  });
}
