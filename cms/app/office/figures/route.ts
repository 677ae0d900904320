import config from '@payload-config';
import { getPayload } from 'payload';
import { answerFigures } from '../../../leads/pages/figures';

export const dynamic = 'force-dynamic';

export const GET = async (request: Request) => answerFigures(await getPayload({ config }), request);
