import config from '@payload-config';
import { getPayload } from 'payload';
import { answerFile } from '../../../leads/measuring/file';

/** `/conversions/google_ads`: the clicks that became enquiries, for the network that fetches them with a password. */
export async function GET(request: Request, { params }: { params: Promise<{ network: string }> }): Promise<Response> {
  const { network } = await params;
  return answerFile(await getPayload({ config }), network, request.headers.get('authorization'), new Date());
}
