import config from '@payload-config';
import { getPayload } from 'payload';
import { answerSignIn } from '../../../accounts/pages/sign-in';

export const dynamic = 'force-dynamic';

const answer = async (request: Request) => answerSignIn(await getPayload({ config }), request);

export { answer as GET, answer as POST };
