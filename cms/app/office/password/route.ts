import config from '@payload-config';
import { getPayload } from 'payload';
import { answerPassword } from '../../../accounts/pages/password';

export const POST = async (request: Request) => answerPassword(await getPayload({ config }), request);
