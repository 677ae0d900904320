import config from '@payload-config';
import { getPayload } from 'payload';
import { answerFile } from '../../../leads/measuring/file';

/** `/conversions/google_ads-enquiries.csv`: the clicks that became enquiries, for the network that fetches them with a password. */
export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params;
  return answerFile(await getPayload({ config }), file, request.headers.get('authorization'), new Date());
}
