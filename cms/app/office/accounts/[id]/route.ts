import config from '@payload-config';
import { getPayload } from 'payload';
import { answerColleague } from '../../../../accounts/pages/colleague';

const answer = async (request: Request, { params }: { params: Promise<{ id: string }> }) =>
  answerColleague(await getPayload({ config }), request, (await params).id);

export { answer as GET, answer as POST };
