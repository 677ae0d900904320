import config from '@payload-config';
import { getPayload } from 'payload';
import { answerReplyTexts } from '../../../leads/pages/reply-texts';

const answer = async (request: Request) => answerReplyTexts(await getPayload({ config }), request);

export { answer as GET, answer as POST };
