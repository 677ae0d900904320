import config from '@payload-config';
import { getPayload } from 'payload';
import { answerRenewal } from '../../../../leads/pages/ring-acts';

export const POST = async (request: Request) => answerRenewal(await getPayload({ config }), request);
