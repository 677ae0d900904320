import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import { forRoles } from '../../base/rights/for-roles';
import { confirmStep } from './confirmed';
import { putOffered, type Used } from './put-offered';
import { CONFIRMABLE } from './steps';
import { sayTrueHere } from './to-rewrite';

const wrong = (message: string, field: string) => Response.json({ message, field }, { status: 400 });

const forOwners = (answer: (req: PayloadRequest) => Promise<Response>) =>
  forRoles(['owner'], async (req) => {
    await addDataAndFileToRequest(req);
    return answer(req);
  });

const isText = (value: unknown, longest: number): value is string => typeof value === 'string' && value.length <= longest;

function saidOf({ places, inDrafts, failed }: Used): string {
  const published = Math.max(0, places - inDrafts);
  return [
    published > 0 && `${published === 1 ? 'One text is' : `${published} texts are`} published as offered.`,
    inDrafts > 0 && `${inDrafts === 1 ? 'One is' : `${inDrafts} are`} in a draft: publish it in its form.`,
    ...failed.map(({ title, why }) => `“${title}” could not be changed: ${why}`),
    places === 0 && failed.length === 0 && 'Nothing was left to change.',
  ]
    .filter(Boolean)
    .join(' ');
}

export const guideEndpoints: Endpoint[] = [
  /** `POST /payload-api/first-hour` `{ step, confirmed }`: an owner says that what a step saw is right. */
  {
    method: 'post',
    path: '/first-hour',
    handler: forOwners(async ({ payload, data }) => {
      const { step, confirmed } = data ?? {};
      if (typeof step !== 'string' || !CONFIRMABLE.includes(step))
        return wrong(`Say which step: ${CONFIRMABLE.join(', ')}`, 'step');
      if (typeof confirmed !== 'boolean') return wrong('Say true or false', 'confirmed');
      await confirmStep(payload, step, confirmed);
      return Response.json({ step, confirmed });
    }),
  },
  /** `POST /payload-api/to-rewrite` `{ id, href }`: puts the version for one city there; without them, wherever it is offered. */
  {
    method: 'post',
    path: '/to-rewrite',
    handler: forOwners(async (req) => {
      const { id, href } = req.data ?? {};
      if (id !== undefined && !isText(id, 20)) return wrong('Say which text', 'id');
      if (id !== undefined && !isText(href, 500)) return wrong('Say where', 'href');
      const used = await putOffered(req, id === undefined ? undefined : { id, href });
      return Response.json({ ...used, message: saidOf(used) });
    }),
  },
  /** `POST /payload-api/true-here` `{ ids, isTrue }`: an owner says that texts hold here as they stand. */
  {
    method: 'post',
    path: '/true-here',
    handler: forOwners(async ({ payload, data }) => {
      const { ids, isTrue } = data ?? {};
      if (!Array.isArray(ids) || ids.length > 1000 || !ids.every((id) => isText(id, 20))) return wrong('Say which texts', 'ids');
      if (typeof isTrue !== 'boolean') return wrong('Say true or false', 'isTrue');
      await sayTrueHere(payload, ids, isTrue);
      return Response.json({ ids, isTrue });
    }),
  },
];
