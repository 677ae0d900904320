import config from '@payload-config';
import { getPayload } from 'payload';
import { answerCalendar } from '../../../leads/pages/calendar';

const answer = async (request: Request) => answerCalendar(await getPayload({ config }), request);

export { answer as GET, answer as POST };
