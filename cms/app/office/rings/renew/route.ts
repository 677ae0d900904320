import config from '@payload-config';
import { getPayload } from 'payload';
import { answerRenewal } from '../../../../leads/light/ring-acts';

export const POST = async (request: Request) => answerRenewal(await getPayload({ config }), request);
