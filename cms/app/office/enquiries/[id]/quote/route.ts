import config from '@payload-config';
import { getPayload } from 'payload';
import { answerQuote } from '../../../../../leads/pages/quote-routes';

const answer = async (request: Request, { params }: { params: Promise<{ id: string }> }) =>
  answerQuote(await getPayload({ config }), request, (await params).id);

export { answer as GET, answer as POST };
