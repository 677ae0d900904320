import config from '@payload-config';
import { getPayload } from 'payload';
import { answerChange } from '../../../../leads/pages/list-routes';

const answer = async (request: Request) => answerChange(await getPayload({ config }), request);

export { answer as GET, answer as POST };
