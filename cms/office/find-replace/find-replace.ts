import type { FoundRecord } from 'office/find-replace';
import type { Payload, PayloadRequest } from 'payload';
import { answersLeads } from '../../base/rights/access';
import { REPLY_TEXTS } from '../../leads/record/light-page';
import { contentCollections, contentGlobals } from '../../model';
import { type Changed, changeRecords } from '../../model/records/change';
import { hrefOf, recordStates, shownOf, type Wanted } from '../../model/records/records';
import { finder } from './finder';
import { type Pair, textsIn } from './texts';

const AROUND = 40;

const slugs = new Set([...contentCollections, ...contentGlobals].map(({ slug }) => slug));
slugs.delete('redirects'); // addresses, not words

/** The list of pictures, each with the words of what it shows. */
const DESCRIBED = 'media';

/** Texts for answers to enquiries, which have a page of the office. */
const REPLIES = 'reply-texts';

/** The fields of the content, and of the reply texts for those who may read them. */
const withWords =
  (replies: boolean): Wanted =>
  ({ slug, flattenedFields }) =>
    slugs.has(slug) || (replies && slug === REPLIES) ? flattenedFields.map(({ name }) => name) : [];

const placesOf = ({ matches }: ReturnType<typeof finder>, text: string, words: string[]): FoundRecord['places'] =>
  matches(text).map(({ at, found, pair }) => {
    const end = at + found.length;
    const before = text.slice(Math.max(0, at - AROUND), at);
    return {
      place: words.join(', '),
      before: at > AROUND ? `…${before}` : before,
      found,
      pair,
      after: end + AROUND < text.length ? `${text.slice(end, end + AROUND)}…` : text.slice(end),
    };
  });

/**
 * Where the content uses these words, drafts, trash and usual words included, and with `replies` the reply texts, too. Placeholders such
 * as `{city}` stand as they are.
 */
export async function findWords(payload: Payload, pairs: Pair[], replies: boolean): Promise<FoundRecord[]> {
  const find = finder(pairs);
  const states = await recordStates(payload, withWords(replies));
  return states
    .map((state) => ({
      title: state.title,
      type: state.type,
      href: state.slug === REPLIES ? REPLY_TEXTS : hrefOf(state),
      state: shownOf(state),
      stays: state.slug === DESCRIBED,
      places: [...textsIn(state.fields, { slug: state.slug, record: state.data })].flatMap(({ text, words }) =>
        placesOf(find, text, words),
      ),
    }))
    .filter(({ places }) => places.length > 0);
}

/** Replaces these words wherever the account finds them; what is published stays published, a draft stays a draft. */
export function replaceWords(req: PayloadRequest, pairs: Pair[]): Promise<Changed> {
  const { matches, replaced } = finder(pairs);
  const wanted = withWords(answersLeads(req.user));
  const changed: Wanted = (entity) => (entity.slug === DESCRIBED ? [] : wanted(entity));
  return changeRecords(req, changed, ({ slug, fields }, record) => {
    let places = 0;
    for (const { text, put } of textsIn(fields, { slug, record })) {
      const count = matches(text).length;
      if (count > 0) put(replaced(text));
      places += count;
    }
    return places;
  });
}
