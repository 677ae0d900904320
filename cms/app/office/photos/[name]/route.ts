import config from '@payload-config';
import { getPayload } from 'payload';
import { answerPhoto } from '../../../../leads/pages/photo';

export const GET = async (request: Request, { params }: { params: Promise<{ name: string }> }) =>
  answerPhoto(await getPayload({ config }), request, (await params).name);
