import config from '@payload-config';
import { getPayload } from 'payload';
import { answerEnquiry } from '../../../../leads/pages/enquiry-routes';

const answer = async (request: Request, { params }: { params: Promise<{ id: string }> }) =>
  answerEnquiry(await getPayload({ config }), request, (await params).id);

export { answer as GET, answer as POST };
