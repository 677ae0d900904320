import config from '@payload-config';
import { getPayload } from 'payload';
import { answerAccount } from '../../../accounts/pages/account';

export const dynamic = 'force-dynamic';

const answer = async (request: Request) => answerAccount(await getPayload({ config }), request);

export { answer as GET, answer as POST };
