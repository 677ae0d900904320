import config from '@payload-config';
import { getPayload } from 'payload';
import { answerLive } from '../../../leads/pages/live';

export const dynamic = 'force-dynamic';

export const GET = async (request: Request) => answerLive(await getPayload({ config }), request);
