import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import { confirmStep } from './confirmed';
import { notePageRead, sitePages } from './site-pages';
import { CONFIRMABLE } from './steps';

const wrong = (message: string, field: string) => Response.json({ message, field }, { status: 400 });

/** The guide belongs to owners. */
const forOwners =
  (answer: (req: PayloadRequest) => Promise<Response>): Endpoint['handler'] =>
  async (req) => {
    if (!req.user) return Response.json({ message: 'Sign in first' }, { status: 401 });
    if (req.user.role !== 'owner') return Response.json({ message: 'Your account may not do this' }, { status: 403 });
    await addDataAndFileToRequest(req);
    return answer(req);
  };

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
  /** `GET /payload-api/site-pages`: every public page as visitors get it, with the starter's words on it. */
  {
    method: 'get',
    path: '/site-pages',
    handler: forOwners(async ({ payload }) => {
      try {
        return Response.json({ pages: await sitePages(payload) });
      } catch {
        return Response.json({ message: 'The website does not answer' }, { status: 502 });
      }
    }),
  },
  /** `POST /payload-api/site-pages` `{ path, mark }`: an owner has read a page as it is; without a mark, has not. */
  {
    method: 'post',
    path: '/site-pages',
    handler: forOwners(async ({ payload, data }) => {
      const { path, mark } = data ?? {};
      if (typeof path !== 'string' || !/^\/.{0,300}$/.test(path)) return wrong('Say which page', 'path');
      if (mark !== undefined && (typeof mark !== 'string' || mark.length > 40)) return wrong('Say which state of it', 'mark');
      await notePageRead(payload, path, mark);
      return Response.json({ path });
    }),
  },
];
