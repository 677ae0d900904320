import config from '@payload-config';
import { getPayload } from 'payload';
import { answerList } from '../../../leads/pages/list-routes';

export const dynamic = 'force-dynamic';

export const GET = async (request: Request) => answerList(await getPayload({ config }), request);
