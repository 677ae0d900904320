import config from '@payload-config';
import { getPayload } from 'payload';
import { answerCompany } from '../../../office/company/company-routes';

export const dynamic = 'force-dynamic';

const answer = async (request: Request) => answerCompany(await getPayload({ config }), request);

export { answer as GET, answer as POST };
