import { addDataAndFileToRequest, type Endpoint } from 'payload';
import { forRoles } from '../../base/rights/for-roles';
import { confirmStep } from './confirmed';
import { CONFIRMABLE } from './steps';

const wrong = (message: string, field: string) => Response.json({ message, field }, { status: 400 });

export const guideEndpoints: Endpoint[] = [
  /** `POST /payload-api/first-hour` `{ step, confirmed }`: an owner says that what a step saw is right. */
  {
    method: 'post',
    path: '/first-hour',
    handler: forRoles(['owner'], async (req) => {
      await addDataAndFileToRequest(req);
      const { step, confirmed } = req.data ?? {};
      if (typeof step !== 'string' || !CONFIRMABLE.includes(step))
        return wrong(`Say which step: ${CONFIRMABLE.join(', ')}`, 'step');
      if (typeof confirmed !== 'boolean') return wrong('Say true or false', 'confirmed');
      await confirmStep(req.payload, step, confirmed);
      return Response.json({ step, confirmed });
    }),
  },
];
