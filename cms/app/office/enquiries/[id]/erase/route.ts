import config from '@payload-config';
import { getPayload } from 'payload';
import { answerErase } from '../../../../../leads/pages/erase';

const answer = async (request: Request, { params }: { params: Promise<{ id: string }> }) =>
  answerErase(await getPayload({ config }), request, (await params).id);

export { answer as GET, answer as POST };
