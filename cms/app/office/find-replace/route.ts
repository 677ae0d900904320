import config from '@payload-config';
import { getPayload } from 'payload';
import { answerFindReplace } from '../../../office/find-replace/find-replace-page';

export const dynamic = 'force-dynamic';

const answer = async (request: Request) => answerFindReplace(await getPayload({ config }), request);

export { answer as GET, answer as POST };
