import config from '@payload-config';
import { getPayload } from 'payload';
import { handleApi } from '../../../api/handler';

const handle = async (request: Request) => handleApi(request, await getPayload({ config }));

export { handle as GET, handle as POST };
