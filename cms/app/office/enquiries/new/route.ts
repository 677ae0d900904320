import config from '@payload-config';
import { getPayload } from 'payload';
import { answerByHand } from '../../../../leads/pages/by-hand';

const answer = async (request: Request) => answerByHand(await getPayload({ config }), request);

export { answer as GET, answer as POST };
