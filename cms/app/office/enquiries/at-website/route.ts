import config from '@payload-config';
import { getPayload } from 'payload';
import { answerAtWebsite } from '../../../../leads/pages/list-routes';

export const POST = async (request: Request) => answerAtWebsite(await getPayload({ config }), request);
