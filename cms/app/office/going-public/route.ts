import config from '@payload-config';
import { getPayload } from 'payload';
import { answerGoingPublic } from '../../../operations/going-public/page';

export const dynamic = 'force-dynamic';

const answer = async (request: Request) => answerGoingPublic(await getPayload({ config }), request);

export { answer as GET, answer as POST };
