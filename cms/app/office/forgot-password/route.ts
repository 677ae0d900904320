import config from '@payload-config';
import { getPayload } from 'payload';
import { answerForgotPassword } from '../../../accounts/pages/password';

export const dynamic = 'force-dynamic';

const answer = async (request: Request) => answerForgotPassword(await getPayload({ config }), request);

export { answer as GET, answer as POST };
