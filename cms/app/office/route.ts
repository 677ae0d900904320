import config from '@payload-config';
import { getPayload } from 'payload';
import { answerToday } from '../../leads/pages/enquiry-routes';

export const dynamic = 'force-dynamic';

export const GET = async (request: Request) => answerToday(await getPayload({ config }), request);
