import config from '@payload-config';
import { getPayload } from 'payload';
import { answerRings } from '../../../leads/pages/ring-acts';

export const POST = async (request: Request) => answerRings(await getPayload({ config }), request);
