import type { PayloadRequest } from 'payload';
import { type Changed, changeRecords } from '../../model/records/change';
import { hrefOf } from '../../model/records/records';
import { localTexts, stillSays } from '../../model/starter/local';
import { withWords } from '../find-replace/find-replace';
import { textsIn } from '../find-replace/texts';
import { toRewrite } from './to-rewrite';

/** What became of the versions for one city. */
export interface Used extends Changed {
  inDrafts: number;
}

/** Puts the versions for one city where they are offered: everywhere, or for one text at one place. */
export async function putOffered(req: PayloadRequest, only?: { id: string; href: string }): Promise<Used> {
  const { left } = await toRewrite(req.payload);
  const chosen = left.filter(({ id, href, offered }) => offered && (!only || (id === only.id && href === only.href)));
  const offers = new Set(chosen.map(({ href, offered }) => `${href.replace(/#.*/, '')} ${offered}`));
  const changed = await changeRecords(
    req,
    withWords,
    (state, record) => {
      const locals = localTexts.filter(({ one_city }) => offers.has(`${hrefOf(state)} ${one_city}`));
      let places = 0;
      for (const { text, put } of textsIn(state.fields, { slug: state.slug, record })) {
        let said = text;
        for (const local of locals) {
          const standing = stillSays(local, said);
          if (!standing?.whole) continue;
          said = said.slice(0, standing.at) + local.one_city + said.slice(standing.end);
          places += 1;
        }
        if (said !== text) put(said);
      }
      return places;
    },
    { newestAlone: true },
  );
  return { ...changed, inDrafts: chosen.filter(({ intoDraft }) => intoDraft).length };
}
