import { addDataAndFileToRequest, type Endpoint } from 'payload';
import { confirmStep } from './confirmed';
import { CONFIRMABLE } from './steps';

/** `POST /payload-api/first-hour` `{ step, confirmed }`: an owner says that a step is right as it came. */
export const firstHourEndpoint: Endpoint = {
  method: 'post',
  path: '/first-hour',
  handler: async (req) => {
    if (!req.user) return Response.json({ message: 'Sign in first' }, { status: 401 });
    if (req.user.role !== 'owner') return Response.json({ message: 'Your account may not do this' }, { status: 403 });
    await addDataAndFileToRequest(req);
    const { step, confirmed } = req.data ?? {};
    if (typeof step !== 'string' || !CONFIRMABLE.includes(step))
      return Response.json({ message: `Say which step: ${CONFIRMABLE.join(', ')}`, field: 'step' }, { status: 400 });
    if (typeof confirmed !== 'boolean')
      return Response.json({ message: 'Say true or false', field: 'confirmed' }, { status: 400 });
    await confirmStep(req.payload, step, confirmed);
    return Response.json({ step, confirmed });
  },
};
