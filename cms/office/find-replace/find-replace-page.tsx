import { FindReplace, type FoundRecord } from 'office/find-replace';
import { createLocalReq, type Payload } from 'payload';
import { count } from '../../base/process/counted';
import { answersLeads, editsContent } from '../../base/rights/access';
import { officePage } from '../../leads/pages/page';
import { forAccounts, notForYou, seeOther, type Visit } from '../../leads/pages/visit';
import { findWords, replaceWords } from './find-replace';
import { MOST_PAIRS, type Pair, pairsSchema } from './texts';

const FIND_REPLACE = '/office/find-replace';

/** The pairs of an address or a form; a row without words is none. */
function pairsIn(typed: URLSearchParams | FormData): Pair[] {
  const [finds, replaces] = ['find', 'replace'].map((name) => typed.getAll(name).map((value) => String(value).trim()));
  const pairs = (finds ?? []).map((find, at) => ({ find, replace: replaces?.[at] ?? '' }));
  return pairs.filter(({ find, replace }) => find || replace);
}

/** Why a field cannot stand, by its id: `replace-2`. */
function faultsOf(pairs: Pair[]): Record<string, string> {
  const issues = pairsSchema.safeParse(pairs).error?.issues ?? [];
  return Object.fromEntries(
    issues.map(({ path: [row = 0, name = 'find'], message }) => [`${String(name)}-${Number(row) + 1}`, message]),
  );
}

interface After {
  done?: string;
  refused?: string;
}

async function page({ payload, user }: Visit, typed: URLSearchParams, { done, refused }: After = {}): Promise<Response> {
  const pairs = pairsIn(typed);
  const faults = typed.has('find') && !typed.has('more') ? faultsOf(pairs) : {};
  const rows =
    pairs.length === 0 || (typed.has('more') && pairs.length < MOST_PAIRS) ? [...pairs, { find: '', replace: '' }] : pairs;
  const isWrong = Object.keys(faults).length > 0;
  const isAsked = pairs.length > 0 && !isWrong && !typed.has('more');
  const records = isAsked ? await findWords(payload, pairs, answersLeads(user)) : undefined;
  const placesIn = (found: FoundRecord[] = []) => found.flatMap(({ places }) => places).length;
  const [number, changing] = [placesIn(records), placesIn(records?.filter(({ stays }) => !stays))];
  const nothing = 'Nothing has been changed yet.';
  const model = {
    ...{ action: FIND_REPLACE, done, refused, records, pairs: rows, faults },
    found:
      number > 0
        ? `Found in ${count(number, 'place')} of ${count(records?.length ?? 0, 'record')}. ${nothing}`
        : 'Found nowhere.',
    act: changing > 0 ? `Replace in ${count(changing, 'place')}` : undefined,
  };
  const status = refused || isWrong ? 400 : 200;
  return officePage(payload, { title: 'Find and replace', status, account: user, children: <FindReplace {...model} /> });
}

async function replace(visit: Visit, typed: URLSearchParams): Promise<Response> {
  const pairs = pairsIn(typed);
  if (Object.keys(faultsOf(pairs)).length > 0) return page(visit, typed);
  const { places, failed } = await replaceWords(await createLocalReq({ user: visit.user }, visit.payload), pairs);
  const refused = failed.map(({ title, why }) => `“${title}” could not be changed: ${why}`).join(' ');
  if (refused) return page(visit, typed, { refused });
  typed.set('done', String(places));
  return seeOther(`${FIND_REPLACE}?${typed}`);
}

/** `/office/find-replace`: an owner or editor finds words in the whole content, and replaces them. */
export const answerFindReplace = (payload: Payload, request: Request): Promise<Response> =>
  forAccounts(payload, request, FIND_REPLACE, async (visit) => {
    if (!editsContent(visit.user)) return notForYou(visit, 'Only those who edit the website see this.');
    if (request.method === 'POST') return replace(visit, new URLSearchParams(await request.text()));
    const asked = new URL(request.url).searchParams;
    const places = Number(asked.get('done'));
    const done = places ? `Replaced in ${count(places, 'place')}. The history of each record can take it back.` : undefined;
    return page(visit, asked, { done });
  });
