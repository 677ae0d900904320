import config from '@payload-config';
import { getPayload } from 'payload';
import { answerSignOut } from '../../../accounts/pages/sign-out';

export const dynamic = 'force-dynamic';

const answer = async (request: Request) => answerSignOut(await getPayload({ config }), request);

export { answer as GET, answer as POST };
