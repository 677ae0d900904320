import type { Done } from 'office/enquiries/list';
import { count } from '../../base/process/counted';
import { CHANGE } from '../record/light-page';
import type { BulkAct, Outcome } from './list-acts';
import { type Asked, listAddress, queryOf } from './list-asked';

/** An act, or that it was taken back. */
export type Did = BulkAct | 'undo';

const enquiries = (n: number, one: string, many: string) => `${count(n, `enquiry ${one}`, `enquiries ${many}`)}.`;

const SAID: Record<Did, (n: number) => string> = {
  spam: (n) => enquiries(n, 'is spam now', 'are spam now'),
  'not-spam': (n) => enquiries(n, 'is not spam; what was held back is sent', 'are not spam; what was held back is sent'),
  assign: (n) => enquiries(n, 'has somebody else to look after it', 'have somebody else to look after them'),
  erase: (n) => enquiries(n, 'is erased', 'are erased'),
  undo: (n) => enquiries(n, 'is as it was before', 'are as they were before'),
};
const isDid = (name: string | null): name is Did => name !== null && Object.hasOwn(SAID, name);

const number = (text: string | null) => (/^\d{1,4}$/.test(text ?? '') ? Number(text) : 0);

/** Where the browser goes after an act: the list, which says what was done. */
export function doneAddress(back: Asked, did: Did, { changed, same, left, isSilent }: Outcome): string {
  return listAddress(back, {
    ...{ did, n: String(changed.length), same: String(same.length), left: String(left.length) },
    ...(isSilent && { silent: '1' }),
    ...(did !== 'erase' && did !== 'undo' && changed.length > 0 && { ids: changed.join('.'), at: new Date().toISOString() }),
  });
}

/** What was done to some enquiries, by the list's address. */
export function doneNote(asked: Asked, query: URLSearchParams): Done | undefined {
  const did = query.get('did');
  if (!isDid(did)) return undefined;
  const [n, same, left] = ['n', 'same', 'left'].map((name) => number(query.get(name))) as [number, number, number];
  const isSilent = query.has('silent');
  const others =
    left === 1
      ? 'was changed by somebody else meanwhile, and is left as it is'
      : 'were changed by somebody else meanwhile, and are left as they are';
  const sentences = [
    n > 0 || (same === 0 && left === 0) ? SAID[did](n) : undefined,
    same > 0 ? `${same} ${same === 1 ? 'was' : 'were'} so already.` : undefined,
    left > 0 && !isSilent ? `${left} ${others}.` : undefined,
    isSilent
      ? `The website did not answer, and may hold something of the people: ${left} ${left === 1 ? 'was' : 'were'} not erased. Try again.`
      : undefined,
  ];
  const [ids, at] = [query.get('ids'), query.get('at')];
  const isUndoable = did !== 'erase' && did !== 'undo' && n > 0 && ids !== null && at !== null;
  return {
    text: sentences.filter((sentence) => sentence !== undefined).join(' '),
    isPartly: left > 0,
    undo: isUndoable
      ? {
          action: CHANGE,
          fields: [
            ['act', 'undo'],
            ['of', did],
            ['ids', ids],
            ['made_from', at],
            ['back', String(queryOf(asked))],
          ],
        }
      : undefined,
  };
}
