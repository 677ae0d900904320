import type { Payload, TypedUser } from 'payload';
import { inTurn } from '../../base/database/in-turn';
import type { Setting } from '../../base/database/payload-types';
import { type Answers, answersOf } from './answers';
import { type Faults, type Judged, judge } from './faults';
import { keepSheet, keptSheet, offeredOf } from './kept-sheet';
import { storeLogo } from './logo';
import { type Offer, readOffers } from './offers';
import { settingsOf } from './settings-of';

/** Whose sheet it is. */
export interface Owner {
  payload: Payload;
  user: TypedUser;
}

export interface Sheet {
  answers: Answers;
  judged: Judged;
  offers: Offer[];
  draft: Setting;
  /** The settings on the site. */
  before: Setting;
  /** The version of the draft, on which the next save stands. */
  version: string;
}

const settingsFor = ({ payload, user }: Owner, draft: boolean) =>
  payload.findGlobal({ slug: 'settings', draft, depth: 0, overrideAccess: false, user });

/** The sheet as it was left; what somebody changed in the company's form since then is the answer. */
export async function readSheet(owner: Owner): Promise<Sheet> {
  const { payload, user } = owner;
  const [draft, before, offers, kept] = await Promise.all([
    settingsFor(owner, true),
    settingsFor(owner, false),
    readOffers(payload),
    keptSheet(payload),
  ]);
  const version = String(draft.updatedAt);
  const now = answersOf(draft, offers, user.email ?? '');
  const { other = '', also = '' } = kept?.answers ?? {};
  const answers = { ...(kept?.version === version ? kept.answers : now), offered: offeredOf(kept, offers), other, also };
  return { answers, judged: await judge(answers, standing(draft, before)), offers, draft, before, version };
}

/** What a sheet may leave as it is: nothing of a demonstration. */
const standing = (draft: Setting, before: Setting) => (before.sample ? [] : [draft, before]);

/** The colours of a logo, where the owner has chosen none. */
const withColours = (answers: Answers, { look }: Setting, colours: Partial<Pick<Answers, 'main' | 'accent'>>): Answers => ({
  ...answers,
  main: answers.main === look.main ? (colours.main ?? answers.main) : answers.main,
  accent: answers.accent === look.accent ? (colours.accent ?? answers.accent) : answers.accent,
});

/**
 * Keeps the answers as a draft of the settings, which nobody sees; one that cannot stand is kept as it was typed. Throws Payload's
 * refusal if somebody saved the settings after `made_from`. A `logo` of null takes it away, with its sign.
 */
export function saveSheet(
  owner: Owner,
  typed: Answers,
  made_from: string,
  logo?: File | null,
): Promise<{ faults: Faults; before: Setting }> {
  const { payload, user } = owner;
  return inTurn(payload, 'company sheet', async () => {
    const { draft, before, offers, answers: kept, judged: found } = await readSheet(owner);
    const judged = await judge(typed, standing(draft, before));
    const stored = logo ? await storeLogo(payload, user, logo, typed) : {};
    const answers = withColours(typed, draft, stored);
    const stands: Partial<Answers> = before.sample ? {} : answersOf(draft, offers, '');
    const sound = Object.fromEntries(Object.keys(judged.faults).map((name) => [name, stands[name as keyof Answers] ?? '']));
    const basis = { draft, before, earlier: { other: kept.other, also: found.also } };
    const data = settingsOf(basis, { ...answers, ...sound }, judged.town, judged.also);
    const isNew = logo === null || stored.id;
    const look = isNew ? { ...data.look, logo: stored.id ?? null, sign: stored.sign ?? null } : data.look;
    const saved = await payload.updateGlobal({
      ...{ slug: 'settings', draft: true, depth: 0, overrideAccess: false, user },
      data: { ...data, look: look as Setting['look'], updatedAt: made_from, _status: 'draft' },
    });
    const shown = offers.filter(({ isShown }) => isShown).map(({ id }) => id);
    await keepSheet(payload, { answers, version: String(saved.updatedAt), shown });
    return { faults: { ...judged.faults, ...(stored.fault && { logo: stored.fault }) }, before };
  });
}
