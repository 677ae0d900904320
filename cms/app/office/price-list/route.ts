import config from '@payload-config';
import { getPayload } from 'payload';
import { answerPriceList } from '../../../leads/pages/price-list';

const answer = async (request: Request) => answerPriceList(await getPayload({ config }), request);

export { answer as GET, answer as POST };
