import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import { forEditors } from '../../base/rights/for-editors';
import { findWords, replaceWords } from './find-replace';
import { type Pair, pairsSchema } from './texts';

/** Reads `{ pairs: [{ find, replace }] }`, or answers with 400 and the field that is wrong. */
async function withPairs(req: PayloadRequest, answer: (pairs: Pair[]) => Promise<object>): Promise<Response> {
  await addDataAndFileToRequest(req);
  const { data, error } = pairsSchema.safeParse(req.data?.pairs);
  if (data) return Response.json(await answer(data));
  const [issue] = error.issues;
  return Response.json({ message: issue?.message, field: ['pairs', ...(issue?.path ?? [])].join('.') }, { status: 400 });
}

export const findReplaceEndpoints: Endpoint[] = [
  /** `POST /payload-api/find-words`: where the content uses these words; changes nothing. */
  {
    method: 'post',
    path: '/find-words',
    handler: forEditors((req) => withPairs(req, async (pairs) => ({ records: await findWords(req.payload, pairs) }))),
  },
  /** `POST /payload-api/replace-words`: replaces them. */
  {
    method: 'post',
    path: '/replace-words',
    handler: forEditors((req) => withPairs(req, (pairs) => replaceWords(req, pairs))),
  },
];
