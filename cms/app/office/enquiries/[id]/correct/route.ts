import config from '@payload-config';
import { getPayload } from 'payload';
import { answerCorrect } from '../../../../../leads/pages/correct';

const answer = async (request: Request, { params }: { params: Promise<{ id: string }> }) =>
  answerCorrect(await getPayload({ config }), request, (await params).id);

export { answer as GET, answer as POST };
