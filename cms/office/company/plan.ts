import { servicePath } from '../../publishing/addresses';
import { namesIn } from './names';
import { type Owner, readSheet } from './sheet';
import { type TakenOff, takenOff } from './taken-off';

export interface Plan {
  off: TakenOff;
  /** Services that come to the site, and own ones whose page is begun. */
  on: { id: number; name: string }[];
  begun: string[];
  /** Where the address of a service that goes leads: where its owner said, else to its family if that stays, else home. */
  leadTo(slug: string): string;
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
    leadTo(slug) {
      const { leadsTo, parent } = offers.find((offer) => offer.slug === slug) ?? {};
      const family = offers.find(({ id, slug: name }) => name === parent && answers.offered.includes(id));
      return leadsTo ?? (family ? servicePath(family.slug) : '/');
    },
    isTakenOver: before.sample === true,
  };
}
