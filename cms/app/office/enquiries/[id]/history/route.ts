import config from '@payload-config';
import { getPayload } from 'payload';
import { answerHistory } from '../../../../../leads/pages/history';

const answer = async (request: Request, { params }: { params: Promise<{ id: string }> }) =>
  answerHistory(await getPayload({ config }), request, (await params).id);

export { answer as GET, answer as POST };
